import { createCatalogue } from './catalogue.ts'
import type english from './en/letters.ts'

/** What the letters to applicants say: the English catalogue's shape, which every other language's has, too. */
export type LetterMessages = typeof english

/** Loads what a letter says in its applicant's language, which need not be that of the desk. */
export const loadLetterMessages = createCatalogue<LetterMessages>({
  en: () => import('./en/letters.ts'),
  hi: () => import('./hi/letters.ts'),
}).load
