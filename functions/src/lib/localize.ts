import { type Language, mainLanguage, otherLanguages } from '@prangan/contract/languages'
import { localized } from '@prangan/contract/localized'
import type { LocalizedText } from '@prangan/contract/schemas/content-fields'

type Translations<Texts> = Partial<Record<Language, Texts>> & Record<typeof mainLanguage, Texts>

/** Writes a text in each of the site's languages that has it, for a reader whose language is known only later. */
export function localize<Texts>(
  translations: Translations<Texts>,
  write: (texts: Texts, language: Language) => string,
): LocalizedText {
  const others = otherLanguages.map((language) => {
    const texts = translations[language]
    return texts ? write(texts, language) : ''
  })
  return localized(write(translations[mainLanguage], mainLanguage), others)
}
