import { createCatalogue } from '@prangan/web/messages/catalogue.ts'
import type english from '../../messages/en/desk-mails.ts'

const catalogue = createCatalogue(
  import.meta.glob<{ default: typeof english }>('../../messages/*/desk-mails.ts'),
)

export const loadDeskMessages = catalogue.load

export const mailDeskMessages = catalogue.messages
