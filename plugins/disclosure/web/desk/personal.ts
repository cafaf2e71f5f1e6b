import { language } from '@prangan/web/messages/language.ts'
import type { PersonalPart } from '@prangan/web/plugin.ts'
import { loadDeskMessages } from './messages.ts'

export const account: readonly PersonalPart[] = [
  async () => {
    const [{ OwnItems }] = await Promise.all([import('./own-items.tsx'), loadDeskMessages(language())])
    return { Part: OwnItems }
  },
]
