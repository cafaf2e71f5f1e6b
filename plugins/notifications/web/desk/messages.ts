import { createCatalogue } from '@prangan/web/messages/catalogue.ts'
import type english from '../../messages/en/desk-notifications.ts'

const catalogue = createCatalogue(
  import.meta.glob<{ default: typeof english }>('../../messages/*/desk-notifications.ts'),
)

export const loadSectionMessages = catalogue.load

export const notificationMessages = catalogue.messages
