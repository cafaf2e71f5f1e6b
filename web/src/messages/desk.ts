import { createCatalogue } from './catalogue.ts'
import type english from './en/desk/index.ts'

/** What only the desk says: the English catalogue's shape, which every other language's has, too. */
export type DeskMessages = typeof english

const catalogue = createCatalogue<DeskMessages>({
  en: () => import('./en/desk/index.ts'),
  hi: () => import('./hi/desk/index.ts'),
})

/** Loads what the desk says in a language, before any of its modules. */
export const loadDeskMessages = catalogue.load

/** What only the desk says, in the language of the moment: read where it is shown, never when a module is imported. */
export const deskMessages = catalogue.messages
