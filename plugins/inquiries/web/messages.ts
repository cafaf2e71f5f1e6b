import { createCatalogue } from '@prangan/web/messages/catalogue.ts'
import type english from '../messages/en/index.ts'

export type InquiryMessages = typeof english

const catalogue = createCatalogue(import.meta.glob<{ default: InquiryMessages }>('../messages/*/index.ts'))

export const loadInquiryMessages = catalogue.load

export const inquiryMessages = catalogue.messages
