import { language } from '@prangan/web/messages/language.ts'
import type { PersonalPart } from '@prangan/web/plugin.ts'
import { loadSectionMessages } from './messages.ts'

async function withMessages<Module>(load: () => Promise<Module>): Promise<Module> {
  const [module] = await Promise.all([load(), loadSectionMessages(language())])
  return module
}

export const topBar: readonly PersonalPart[] = [
  () => withMessages(async () => ({ Part: (await import('./bell.tsx')).Bell })),
]

export const account: readonly PersonalPart[] = [
  () => withMessages(async () => ({ Part: (await import('./mail-choices.tsx')).MailChoices })),
]
