import type { Language } from '@prangan/contract/languages'
import { createCatalogue } from '@prangan/web/messages/catalogue.ts'
import type english from '../../messages/en/desk-hostel.ts'
import { loadHostelMessages } from '../messages.ts'

type HostelDeskMessages = typeof english

const catalogue = createCatalogue(
  import.meta.glob<{ default: HostelDeskMessages }>('../../messages/*/desk-hostel.ts'),
)

export const loadDeskMessages = (language: Language) =>
  Promise.all([catalogue.load(language), loadHostelMessages(language)])

export const hostelDeskMessages = catalogue.messages
