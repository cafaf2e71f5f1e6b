import { isSitePage } from './links.ts'

/**
 * Addresses in the first language have no prefix. Another language is a line here and a message catalogue (docs/extending.md).
 */
export const languages = {
  en: { name: 'English', locale: 'en-IN', dir: 'ltr' },
  hi: { name: 'हिन्दी', locale: 'hi-IN-u-nu-latn', dir: 'ltr' },
} as const satisfies Record<string, { name: string; locale: string; dir: 'ltr' | 'rtl' }>

export type Language = keyof typeof languages

/** Every text exists in this language. */
export const mainLanguage = 'en' satisfies Language
export type OtherLanguage = Exclude<Language, typeof mainLanguage>

export const allLanguages = Object.keys(languages) as Language[]
export const otherLanguages = allLanguages.filter((each): each is OtherLanguage => each !== mainLanguage)

/** Returns 'hi' for `/hi/fees` and `/HI/fees`, since paths ignore case. */
export function languageOf(path: string): Language {
  const first = path.split(/[/?#]/)[1]?.toLowerCase()
  return otherLanguages.find((language) => language === first) ?? mainLanguage
}

export function withoutLanguage(path: string): string {
  const language = languageOf(path)
  if (language === mainLanguage) return path
  const rest = path.slice(language.length + 1)
  return rest.startsWith('/') ? rest : `/${rest}`
}

/** Returns `/hi/fees` for `/fees` in Hindi. Links to files and other sites stay unchanged. */
export function pathIn(language: Language, link: string): string {
  if (!isSitePage(link)) return link
  const path = withoutLanguage(link)
  if (language === mainLanguage) return path
  return `/${language}${path === '/' ? '' : path.replace(/^\/(?=[?#])/, '')}`
}
