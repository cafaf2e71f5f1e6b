import type { ErrorCode } from '@prangan/contract/errors'
import type { fieldTexts } from '@prangan/contract/field-messages'
import type { Translated } from '@prangan/contract/issue-codes'

/** What the server and the schemas say of input. Only forms need it. */
export type ErrorMessages = {
  /** The errors of the server; null for the language of the wire, in which it words them itself. */
  byCode: Readonly<Record<ErrorCode, string>> | null
  /** What schemas say of a field; null for English, which is the contract's. */
  ofField: Translated<typeof fieldTexts> | null
}

const errors: ErrorMessages = { byCode: null, ofField: null }
export default errors
