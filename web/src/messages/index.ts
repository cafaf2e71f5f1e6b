import { createCatalogue } from './catalogue.ts'
import type english from './en/index.ts'

export type Messages = typeof english

const catalogue = createCatalogue<Messages>({
  en: () => import('./en/index.ts'),
  hi: () => import('./hi/index.ts'),
})

export const loadMessages = catalogue.load

export const messages = catalogue.messages
