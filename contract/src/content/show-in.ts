import { type Language, mainLanguage, type OtherLanguage, otherLanguages } from '../languages.ts'
import type { LocalizedText, StoredContent } from '../schemas/content.ts'
import { hasWords, isText, partsOf } from './walk-content.ts'

/** A text as one page shows it; `lang` is its language where that is another one than the page's. */
export type ShownText = { text: string; lang?: Language }

/** A content with its texts in one language. */
export type Shown<Content> = Content extends LocalizedText
  ? ShownText
  : Content extends readonly (infer Item)[]
    ? Shown<Item>[]
    : Content extends object
      ? { [Name in keyof Content]: Shown<Content[Name]> }
      : Content

/** A text in a language, else in the main one, which its `lang` then says if it has words. */
export function shownText(text: LocalizedText, language: Language): ShownText {
  const own = text[language]
  if (own) return { text: own }
  return { text: text.en, ...(language !== mainLanguage && hasWords(text) && { lang: mainLanguage }) }
}

/** A term of the college's configuration that is stored by its English name, in a language. Others stay as they are. */
export function termIn(language: Language, terms: readonly LocalizedText[], stored: string): string {
  const term = terms.find(({ en }) => en === stored)
  return term ? shownText(term, language).text : stored
}

/** A content in a language. A block that is written only in another one says so in each of its texts. */
export const showIn = <Content>(content: Content, language: Language): Shown<Content> =>
  show(content, language) as Shown<Content>

function show(value: unknown, language: Language, only?: OtherLanguage): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map((item) => show(item, language, only))
  if (isText(value)) {
    if (!only || only === language) return shownText(value, language)
    return { text: value[only] ?? value.en, lang: only }
  }
  const own = 'language' in value ? (value.language as OtherLanguage) : only
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, show(part, language, own)]))
}

/** The languages, besides the main one, that a page is written in: its title, and most of its texts that have words. */
export function languagesOf(content: StoredContent): OtherLanguage[] {
  const texts = partsOf(content).flatMap((part) =>
    part.kind === 'text' && hasWords(part.text) ? [part] : [],
  )
  return otherLanguages.filter((language) => {
    const written = texts.filter((part) => part.language === language || part.text[language])
    return Boolean(content.title[language]) && written.length * 2 >= texts.length
  })
}
