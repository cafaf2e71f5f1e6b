import { type Language, languages } from '@prangan/contract/languages'
import { messages } from './index.ts'

/** Returns the name of a language in the reader's. */
export const languageName = (language: Language): string => messages().common.languageNames[language]

/** The attributes of an element whose text is in a language. */
export const writtenIn = (language: Language) => ({ lang: language, dir: languages[language].dir })
