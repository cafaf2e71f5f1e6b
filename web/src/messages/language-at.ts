import { type Language, languageOf, languages, mainLanguage } from '@prangan/contract/languages'
import { isDeskPath } from '../paths.ts'
import { language, setLanguage } from './language.ts'

/** What was chosen on the desk, and the language of the page from which the desk was last opened. */
const keys = { chosen: 'deskLanguage', entered: 'deskEnteredIn' }

function stored(key: keyof typeof keys): Language | undefined {
  try {
    const kept = localStorage.getItem(keys[key]) ?? ''
    if (Object.hasOwn(languages, kept)) return kept as Language
  } catch {
    // Storage is blocked.
  }
  return undefined
}

/** The language in which a document opens at a path, in this browser. */
export const languageAt = (pathname: string): Language =>
  isDeskPath(pathname) ? (stored('chosen') ?? stored('entered') ?? mainLanguage) : languageOf(pathname)

/** The language of the desk that is opened now: the one chosen on it, else that of the page before, kept for a reload. */
export function enterDesk(): Language {
  const entered = stored('chosen') ?? language()
  try {
    if (entered === mainLanguage) localStorage.removeItem(keys.entered)
    else localStorage.setItem(keys.entered, entered)
  } catch {
    // Storage is blocked: a reload is in the main language.
  }
  return entered
}

/** Changes the desk's language for good. A reload changes all of it, also what a form has worked out from its texts. */
export function chooseDeskLanguage(language: Language): void {
  localStorage.setItem(keys.chosen, language)
  location.reload()
}

/** Shows all from now on in a language, whose messages have been loaded. */
export function showIn(language: Language): void {
  setLanguage(language)
  document.documentElement.lang = language
}
