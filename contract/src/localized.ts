import { type Language, mainLanguage, otherLanguages } from './languages.ts'
import type { LocalizedText } from './schemas/content-fields.ts'

// Only this module builds and changes texts in several languages, so that a change in one keeps all others.
// `content/show-in.ts` shows them.

/** Returns a text in the main language and in the college's others, in their order; '' is not written. */
export function localized(text = '', others: readonly string[] = []): LocalizedText {
  const written: LocalizedText = { [mainLanguage]: text }
  for (const [at, language] of otherLanguages.entries()) if (others[at]) written[language] = others[at]
  return written
}

export const isLocalized = (value: object): value is LocalizedText => mainLanguage in value

type Texts = Partial<Record<Language, string | undefined>>

/** Returns each language of a text with what is written in it: the main language, then the others by their codes. */
const entriesOf = (text: Texts): [language: string, text: string][] =>
  Object.entries(text)
    .filter((entry): entry is [string, string] => entry[1] !== undefined)
    .sort(
      ([one], [other]) =>
        Number(other === mainLanguage) - Number(one === mainLanguage) || (one < other ? -1 : 1),
    )

export const textsOf = (text: Texts): string[] => entriesOf(text).map(([, written]) => written)

/** Sets a text in some languages and keeps the others. '' removes it from a language other than the main one. */
export const withTexts = (text: LocalizedText | undefined, changes: Texts): LocalizedText =>
  Object.fromEntries(
    entriesOf({ ...localized(), ...text, ...changes }).filter(
      ([language, written]) => language === mainLanguage || written !== '',
    ),
  ) as LocalizedText

export const mapTexts = (text: LocalizedText, change: (text: string) => string): LocalizedText =>
  withTexts(
    undefined,
    Object.fromEntries(entriesOf(text).map(([language, written]) => [language, change(written)])),
  )

export const isUnwritten = (text: LocalizedText): boolean => textsOf(text).every((written) => written === '')

/** Ignores the order of languages, and those in which nothing is written. */
export const isSameText = (one: LocalizedText, other: LocalizedText): boolean =>
  JSON.stringify(withTexts(one, {})) === JSON.stringify(withTexts(other, {}))
