export type { LocalizedText } from '@prangan/contract/schemas/content-fields'
