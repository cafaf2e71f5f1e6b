import { createCatalogue } from '@prangan/web/messages/catalogue.ts'
import type english from '../../messages/en/desk-disclosure.ts'

export type DisclosureDeskMessages = typeof english

const catalogue = createCatalogue(
  import.meta.glob<{ default: DisclosureDeskMessages }>('../../messages/*/desk-disclosure.ts'),
)

export const loadDeskMessages = catalogue.load

export const disclosureDeskMessages = catalogue.messages
