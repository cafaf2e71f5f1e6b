import type { Language } from '@prangan/contract/languages'
import { createCatalogue } from '@prangan/web/messages/catalogue.ts'
import type english from '../../messages/en/desk-inquiries.ts'
import { loadInquiryMessages } from '../messages.ts'

export type InquiryDeskMessages = typeof english

const catalogue = createCatalogue(
  import.meta.glob<{ default: InquiryDeskMessages }>('../../messages/*/desk-inquiries.ts'),
)

export const loadDeskMessages = (language: Language) =>
  Promise.all([catalogue.load(language), loadInquiryMessages(language)])

export const inquiryDeskMessages = catalogue.messages
