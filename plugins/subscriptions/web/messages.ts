import { createCatalogue } from '@prangan/web/messages/catalogue.ts'
import type english from '../messages/en/index.ts'

const catalogue = createCatalogue(import.meta.glob<{ default: typeof english }>('../messages/*/index.ts'))

export const loadSubscriptionMessages = catalogue.load

export const subscriptionMessages = catalogue.messages
