import { createCatalogue } from '@prangan/web/messages/catalogue.ts'
import type english from '../messages/en/index.ts'

export type DisclosureMessages = typeof english

const catalogue = createCatalogue(import.meta.glob<{ default: DisclosureMessages }>('../messages/*/index.ts'))

export const loadDisclosureMessages = catalogue.load

export const disclosureMessages = catalogue.messages
