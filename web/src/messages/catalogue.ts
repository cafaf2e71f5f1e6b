import type { Language } from '@prangan/contract/languages'
import { language } from './language.ts'

type Catalogues<Messages> = Readonly<Record<Language, () => Promise<{ default: Messages }>>>

/**
 * The messages of a part of the site, of which only the language that is read is loaded. `load` comes before anything is
 * rendered; `messages` then gives them in the language of the moment.
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
