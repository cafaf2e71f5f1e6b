import { createCatalogue } from './catalogue.ts'
import type { ErrorMessages } from './en/errors.ts'

const catalogue = createCatalogue<ErrorMessages>({
  en: () => import('./en/errors.ts'),
  hi: () => import('./hi/errors.ts'),
})

/** Loads what the server and the schemas say of input, in a language; pages with forms do so before they are rendered. */
export const loadErrorMessages = catalogue.load

/** What the server and the schemas say of input in the language of the moment; undefined where it is not loaded. */
export const errorMessages = catalogue.messagesIfLoaded
