import { type Language, type OtherLanguage, otherLanguages } from './languages.ts'
import { localized, withTexts } from './localized.ts'
import type { LocalizedText } from './schemas/content-fields.ts'

// Where a request or a stored document has a field for each language instead of a `LocalizedText`: `titleEn`, `titleHi`.

export type FieldIn<Name extends string, In extends Language> = `${Name}${Capitalize<In>}`

type OtherField<Name extends string> = FieldIn<Name, OtherLanguage>

/** The fields of the other languages: a college has those of its own languages. */
export type OtherFields<Name extends string> = { [Field in OtherField<Name>]?: string | undefined }

/** Returns `titleHi` for the title in Hindi. */
export const fieldIn = <Name extends string, In extends Language>(name: Name, language: In) =>
  `${name}${language.charAt(0).toUpperCase()}${language.slice(1)}` as FieldIn<Name, In>

/** Returns a value for the field of each other language of the college. */
export const otherFields = <Name extends string, Value>(
  name: Name,
  makeValue: (field: OtherField<Name>, language: OtherLanguage) => Value,
) =>
  Object.fromEntries(
    otherLanguages.map((language) => {
      const field = fieldIn(name, language)
      return [field, makeValue(field, language)]
    }),
  ) as Record<OtherField<Name>, Value>

type Texts = Partial<Record<OtherLanguage, string | undefined>>

/** Reads the texts of the other languages from their fields. */
export const otherTexts = <Name extends string>(name: Name, fields: OtherFields<Name>) =>
  Object.fromEntries(otherLanguages.map((language) => [language, fields[fieldIn(name, language)]])) as Texts

/** Reads a text from the field `name`, which has it in the main language, and from those of the other languages. */
export const textFrom = <Name extends string>(
  name: Name,
  fields: Readonly<Record<Name, string>> & OtherFields<Name>,
): LocalizedText => withTexts(localized(fields[name]), otherTexts(name, fields))

/** Returns a text in each other language, '' where nothing is written. */
export const inOtherLanguages = (text: Texts) =>
  Object.fromEntries(otherLanguages.map((language) => [language, text[language] ?? ''])) as Record<
    OtherLanguage,
    string
  >

/** Returns a text in the fields of the other languages, '' where nothing is written. */
export const otherFieldsOf = <Name extends string>(name: Name, text: Texts | null | undefined) =>
  otherFields(name, (_, language) => text?.[language] ?? '')
