import { isUnwritten } from '@prangan/contract/localized'
import type { LocalizedText } from '@prangan/contract/schemas/content-fields'

/** A text that may be left out: undefined where nothing is written. */
export const optional = (text: LocalizedText): LocalizedText | undefined =>
  isUnwritten(text) ? undefined : text
