import { shownText, termIn } from '@prangan/contract/content/show-in'
import { type Language, languages, mainLanguage } from '@prangan/contract/languages'
import type { LocalizedText } from '@prangan/contract/schemas/content-fields'

let current: Language = mainLanguage

/** Returns the current language: in a browser the address's, on a desk the person's own. */
export const language = (): Language => current

export const locale = (): string => languages[current].locale

export function setLanguage(language: Language): void {
  current = language
}

/** Renders in a language. On the server all requests share this module, so `render` must be synchronous. */
export function renderIn<Result>(language: Language, render: () => Result): Result {
  const before = current
  current = language
  try {
    return render()
  } finally {
    current = before
  }
}

/** Falls back to the main language. */
export const inLanguage = (text: LocalizedText): string => shownText(text, current).text

/** Translates a term of the college's configuration that is stored by its English name. */
export const termInLanguage = (terms: readonly LocalizedText[], stored: string): string =>
  termIn(current, terms, stored)
