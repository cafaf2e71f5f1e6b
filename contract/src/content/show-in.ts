import { type Language, mainLanguage, type OtherLanguage, otherLanguages } from '../languages.ts'
import { isLocalized } from '../localized.ts'
import type { StoredContent } from '../schemas/content.ts'
import type { LocalizedText } from '../schemas/content-fields.ts'
import { hasWords, partsOf } from './walk-content.ts'

/** `lang` is set if the text is not in the page's language. */
export type ShownText = { text: string; lang?: Language }

export type Shown<Content> = Content extends LocalizedText
  ? ShownText
  : Content extends readonly (infer Item)[]
    ? Shown<Item>[]
    : Content extends object
      ? { [Name in keyof Content]: Shown<Content[Name]> }
      : Content

/** Falls back to the main language, and then sets `lang` if the text has words. */
export function shownText(text: LocalizedText, language: Language): ShownText {
  const own = text[language]
  if (own) return { text: own }
  return { text: text.en, ...(language !== mainLanguage && hasWords(text) && { lang: mainLanguage }) }
}

/** Translates a term of the college's configuration that is stored by its English name. Unknown terms stay unchanged. */
export function termIn(language: Language, terms: readonly LocalizedText[], stored: string): string {
  const term = terms.find(({ en }) => en === stored)
  return term ? shownText(term, language).text : stored
}

/** Returns a content in a language. A block written only in another language sets `lang` on each of its texts. */
export const showIn = <Content>(content: Content, language: Language): Shown<Content> =>
  show(content, language) as Shown<Content>

function show(value: unknown, language: Language, only?: OtherLanguage): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map((item) => show(item, language, only))
  if (isLocalized(value)) {
    if (!only || only === language) return shownText(value, language)
    return { text: value[only] ?? value.en, lang: only }
  }
  const own = 'language' in value ? (value.language as OtherLanguage) : only
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, show(part, language, own)]))
}

/** Returns the other languages of a page: those of its title and most of its texts. */
export function languagesOf(content: StoredContent): OtherLanguage[] {
  const texts = partsOf(content).flatMap((part) =>
    part.kind === 'text' && hasWords(part.text) ? [part] : [],
  )
  return otherLanguages.filter((language) => {
    const written = texts.filter((part) => part.language === language || part.text[language])
    return Boolean(content.title[language]) && written.length * 2 >= texts.length
  })
}
