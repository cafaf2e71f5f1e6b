import { isSitePage } from './links.ts'

/**
 * The languages of the site. Addresses of the first have no prefix. Another language is a line here and a catalogue of
 * messages (docs/extending.md).
 */
export const languages = {
  en: { name: 'English', locale: 'en-IN' },
  hi: { name: 'हिन्दी', locale: 'hi-IN-u-nu-latn' },
} as const satisfies Record<string, { name: string; locale: string }>

export type Language = keyof typeof languages

/** The language of addresses without a prefix, in which every text exists. */
export const mainLanguage = 'en' satisfies Language
export type OtherLanguage = Exclude<Language, typeof mainLanguage>

export const allLanguages = Object.keys(languages) as Language[]
export const otherLanguages = allLanguages.filter((each): each is OtherLanguage => each !== mainLanguage)

/** The language of a public path: `/hi/fees` is Hindi, and so is `/HI/fees`, as every path may be typed in capitals. */
export function languageOf(path: string): Language {
  const first = path.split(/[/?#]/)[1]?.toLowerCase()
  return otherLanguages.find((language) => language === first) ?? mainLanguage
}

/** The path without its language: `/hi/fees` is `/fees`. */
export function withoutLanguage(path: string): string {
  const language = languageOf(path)
  if (language === mainLanguage) return path
  const rest = path.slice(language.length + 1)
  return rest.startsWith('/') ? rest : `/${rest}`
}

/** A link in a language: `/fees` is `/hi/fees` in Hindi. Files and other sites have no language. */
export function pathIn(language: Language, link: string): string {
  if (!isSitePage(link)) return link
  const path = withoutLanguage(link)
  if (language === mainLanguage) return path
  return `/${language}${path === '/' ? '' : path.replace(/^\/(?=[?#])/, '')}`
}
