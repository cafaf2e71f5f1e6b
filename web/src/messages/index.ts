import { createCatalogue } from './catalogue.ts'
import type english from './en/index.ts'

export type Messages = typeof english

const catalogue = createCatalogue(import.meta.glob<{ default: Messages }>('./*/index.ts'))

export const loadMessages = catalogue.load

export const messages = catalogue.messages
