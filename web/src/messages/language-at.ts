import {
  isSiteLanguage,
  type Language,
  languageOf,
  languages,
  mainLanguage,
} from '@prangan/contract/languages'
import { isDeskPath } from '../paths.ts'
import { language, setLanguage } from './language.ts'

/** The language chosen on the desk, and that of the page from which the desk was last opened. */
const keys = { chosen: 'deskLanguage', entered: 'deskEnteredIn' }

function stored(key: keyof typeof keys): Language | undefined {
  try {
    const kept = localStorage.getItem(keys[key]) ?? ''
    if (isSiteLanguage(kept)) return kept
  } catch {
    // Storage is blocked.
  }
  return undefined
}

/** Returns the language of a document at a path in this browser. */
export const languageAt = (pathname: string): Language =>
  isDeskPath(pathname) ? (stored('chosen') ?? stored('entered') ?? mainLanguage) : languageOf(pathname)

/** Returns the desk's language: the chosen one, else the previous page's, which is stored for a reload. */
export function enterDesk(): Language {
  const entered = stored('chosen') ?? language()
  try {
    if (entered === mainLanguage) localStorage.removeItem(keys.entered)
    else localStorage.setItem(keys.entered, entered)
  } catch {
    // Without storage, a reload uses the main language.
  }
  return entered
}

/** Stores the desk's language. The reload updates everything, including texts that a form derived from messages. */
export function chooseDeskLanguage(language: Language): void {
  localStorage.setItem(keys.chosen, language)
  location.reload()
}

/** Call it once the language's messages are loaded. */
export function showIn(language: Language): void {
  setLanguage(language)
  document.documentElement.lang = language
  document.documentElement.dir = languages[language].dir
}
