import { createCatalogue } from '@prangan/web/messages/catalogue.ts'
import type english from '../messages/en/index.ts'

type HostelMessages = typeof english

const catalogue = createCatalogue<HostelMessages>({
  en: () => import('../messages/en/index.ts'),
  hi: () => import('../messages/hi/index.ts'),
})

export const loadHostelMessages = catalogue.load

export const hostelMessages = catalogue.messages
