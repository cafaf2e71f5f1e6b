import { type Language, languageOf, languages, mainLanguage } from '@prangan/contract/languages'
import { isDeskPath } from '../paths.ts'

const deskKey = 'deskLanguage'

/** The language in which this person uses the desk on this device. */
export function deskLanguage(): Language {
  try {
    const chosen = localStorage.getItem(deskKey) ?? ''
    if (Object.hasOwn(languages, chosen)) return chosen as Language
  } catch {
    // Storage is blocked.
  }
  return mainLanguage
}

/** Changes it. The desk is loaded anew, as its modules read their messages once. */
export function chooseDeskLanguage(language: Language): void {
  localStorage.setItem(deskKey, language)
  location.reload()
}

/** The language of what is at a path, in this browser. */
export const languageAt = (pathname: string): Language =>
  isDeskPath(pathname) ? deskLanguage() : languageOf(pathname)
