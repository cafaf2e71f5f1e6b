import { createCatalogue } from '@prangan/web/messages/catalogue.ts'
import type english from '../messages/en/index.ts'

export type InquiryMessages = typeof english

const catalogue = createCatalogue<InquiryMessages>({
  en: () => import('../messages/en/index.ts'),
  hi: () => import('../messages/hi/index.ts'),
})

export const loadInquiryMessages = catalogue.load

export const inquiryMessages = catalogue.messages
