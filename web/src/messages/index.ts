import { createCatalogue } from './catalogue.ts'
import type english from './en/index.ts'

/** What the public site says: the English catalogue's shape, which every other language's has, too. */
export type Messages = typeof english

const catalogue = createCatalogue<Messages>({
  en: () => import('./en/index.ts'),
  hi: () => import('./hi/index.ts'),
})

/** Loads what the public site says in a language. Both sides do so before they render. */
export const loadMessages = catalogue.load

/** What the public site says, and the parts of it that the desk uses too, in the language of the moment. */
export const messages = catalogue.messages
