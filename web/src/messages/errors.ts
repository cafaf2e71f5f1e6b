import { createCatalogue } from './catalogue.ts'
import type { ErrorMessages } from './en/errors.ts'

const catalogue = createCatalogue<ErrorMessages>({
  en: () => import('./en/errors.ts'),
  hi: () => import('./hi/errors.ts'),
})

/** Pages with forms call it before they are rendered. */
export const loadErrorMessages = catalogue.load

/** Undefined if the messages are not loaded. */
export const errorMessages = catalogue.messagesIfLoaded
