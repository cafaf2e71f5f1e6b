import { createCatalogue } from '@prangan/web/messages/catalogue.ts'
import type english from '../messages/en/index.ts'

const catalogue = createCatalogue(import.meta.glob<{ default: typeof english }>('../messages/*/index.ts'))

export const loadAccessibilityMessages = catalogue.load

export const accessibilityMessages = catalogue.messages
