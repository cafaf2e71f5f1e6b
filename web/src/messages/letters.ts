import { createCatalogue } from './catalogue.ts'
import type english from './en/letters.ts'

export type LetterMessages = typeof english

/** A letter is in its applicant's language, which may differ from the desk's. */
export const loadLetterMessages = createCatalogue<LetterMessages>({
  en: () => import('./en/letters.ts'),
  hi: () => import('./hi/letters.ts'),
}).load
