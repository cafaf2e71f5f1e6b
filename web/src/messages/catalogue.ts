import type { Language } from '@prangan/contract/languages'
import { language } from './language.ts'

type Catalogues<Messages> = Readonly<Record<Language, () => Promise<{ default: Messages }>>>

/**
 * Creates the messages of a part of the site and loads only the reader's language. Call `load` before rendering; `messages`
 * then returns the current language's messages.
 */
export function createCatalogue<Messages>(catalogues: Catalogues<Messages>) {
  const loaded = new Map<Language, Messages>()
  return {
    load: async (wanted: Language): Promise<Messages> => {
      const messages = loaded.get(wanted) ?? (await catalogues[wanted]()).default
      loaded.set(wanted, messages)
      return messages
    },
    messagesIfLoaded: (): Messages | undefined => loaded.get(language()),
    messages: (): Messages => {
      const messages = loaded.get(language())
      if (!messages) throw new Error(`The messages in '${language()}' have not been loaded.`)
      return messages
    },
  }
}
