import { shownText, termIn } from '@prangan/contract/content/show-in'
import { type Language, languages, mainLanguage } from '@prangan/contract/languages'
import type { LocalizedText } from '@prangan/contract/schemas/content'

let current: Language = mainLanguage

/** The language of what is rendered: in a browser that of the address, on a desk the person's own. */
export const language = (): Language => current

/** Its locale, for `Intl`. */
export const locale = (): string => languages[current].locale

/** Sets the language of all that is rendered from now on. Its messages have been loaded. */
export function setLanguage(language: Language): void {
  current = language
}

/** Renders in a language. On the server all requests share this module, so `render` must not wait for anything. */
export function renderIn<Result>(language: Language, render: () => Result): Result {
  const before = current
  current = language
  try {
    return render()
  } finally {
    current = before
  }
}

/** A text of the college's configuration in this language, else in the main one. */
export const inLanguage = (text: LocalizedText): string => shownText(text, current).text

/** A term of the college's configuration that is stored by its English name, in this language. */
export const termInLanguage = (terms: readonly LocalizedText[], stored: string): string =>
  termIn(current, terms, stored)
