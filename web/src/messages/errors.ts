import { createCatalogue } from './catalogue.ts'
import type { PartialErrorMessages } from './en/errors.ts'

const catalogue = createCatalogue(import.meta.glob<{ default: PartialErrorMessages }>('./*/errors.ts'))

/** Pages with forms call it before they are rendered. */
export const loadErrorMessages = catalogue.load

/** Undefined if the messages are not loaded. */
export const errorMessages = catalogue.messagesIfLoaded
