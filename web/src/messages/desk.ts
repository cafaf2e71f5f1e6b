import { createCatalogue } from './catalogue.ts'
import type english from './en/desk/index.ts'

export type DeskMessages = typeof english

const catalogue = createCatalogue(import.meta.glob<{ default: DeskMessages }>('./*/desk/index.ts'))

/** Call it before any of the desk's modules is loaded. */
export const loadDeskMessages = catalogue.load

/** Call it when rendering, never when a module is imported. */
export const deskMessages = catalogue.messages
