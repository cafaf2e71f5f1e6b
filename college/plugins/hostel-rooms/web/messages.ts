import { createCatalogue } from '@prangan/web/messages/catalogue.ts'
import type english from '../messages/en/index.ts'

type HostelMessages = typeof english

const catalogue = createCatalogue(import.meta.glob<{ default: HostelMessages }>('../messages/*/index.ts'))

export const loadHostelMessages = catalogue.load

export const hostelMessages = catalogue.messages
