import { allLanguages, type Language, mainLanguage } from '@prangan/contract/languages'
import { language } from './language.ts'

/** The files of a catalogue by their paths, each in the folder of its language. */
type Catalogues<Messages> = Readonly<Record<string, () => Promise<{ default: Messages }>>>

/** Returns texts by language, of files that are each in the folder of one. */
export const inEachLanguage = <Texts>(files: Readonly<Record<string, Texts>>) =>
  Object.fromEntries(
    allLanguages.flatMap((language) => {
      const [, texts] = Object.entries(files).find(([path]) => path.includes(`/${language}/`)) ?? []
      return texts ? [[language, texts]] : []
    }),
  ) as Partial<Record<Language, Texts>>

/**
 * Creates the messages of a part of the site and loads only the reader's language, or the main one if that has no file. Call
 * `load` before rendering; `messages` then returns the current language's messages.
 */
export function createCatalogue<Messages>(catalogues: Catalogues<Messages>) {
  const loaded = new Map<Language, Messages>()
  const files = inEachLanguage(catalogues)
  return {
    isIn: (language: Language): boolean => files[language] !== undefined,
    load: async (wanted: Language): Promise<Messages> => {
      const load = files[wanted] ?? files[mainLanguage]
      if (!load) throw new Error('A catalogue has no file in the main language.')
      const messages = loaded.get(wanted) ?? (await load()).default
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
