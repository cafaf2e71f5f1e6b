import { college } from '@prangan/college/config'
import { isSitePage } from './links.ts'

/**
 * The languages that a college can choose for its site (`languages` in college/config.ts). Another one is a line here, and
 * folders with its texts (docs/extending.md).
 */
export const languages = {
  en: {
    name: 'English',
    english: 'English',
    read: 'Read in English',
    locale: 'en-IN',
    dir: 'ltr',
    script: 'Latin',
  },
  hi: {
    name: 'हिन्दी',
    english: 'Hindi',
    read: 'हिन्दी में पढ़ें',
    locale: 'hi-IN-u-nu-latn',
    dir: 'ltr',
    script: 'Devanagari',
  },
  mr: {
    name: 'मराठी',
    english: 'Marathi',
    read: 'मराठीत वाचा',
    locale: 'mr-IN-u-nu-latn',
    dir: 'ltr',
    script: 'Devanagari',
  },
  ur: {
    name: 'اردو',
    english: 'Urdu',
    read: 'اردو میں پڑھیں',
    locale: 'ur-IN-u-nu-latn',
    dir: 'rtl',
    script: 'Arabic',
  },
} as const satisfies Record<
  string,
  { name: string; english: string; read: string; locale: string; dir: 'ltr' | 'rtl'; script: string }
>

export type Language = keyof typeof languages

/** Every text exists in this language, and its addresses have no prefix. */
export const mainLanguage = 'en' satisfies Language
export type OtherLanguage = Exclude<Language, typeof mainLanguage>

/** The site's languages, the main one first. */
export const allLanguages: readonly Language[] = college.languages
export const otherLanguages = allLanguages.filter((each): each is OtherLanguage => each !== mainLanguage)

export const isSiteLanguage = (name: string): name is Language =>
  (allLanguages as readonly string[]).includes(name)

/** Returns true for a language that stored data may name although the college does not have it (any more). */
export const isDroppedLanguage = (name: unknown): boolean =>
  typeof name === 'string' && Object.hasOwn(languages, name) && !isSiteLanguage(name)

const isIn = (script: string, text: string): boolean => new RegExp(`\\p{Script=${script}}`, 'u').test(text)

/** Guesses the language of a typed text from its script: the reader's, the site's, or any. Latin letters are English. */
export function languageOfText(text: string, readersLanguage: Language = mainLanguage): Language {
  const known = Object.keys(languages) as Language[]
  return (
    [readersLanguage, ...allLanguages, ...known].find((each) => {
      const { script } = languages[each]
      return script !== languages[mainLanguage].script && isIn(script, text)
    }) ?? mainLanguage
  )
}

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
