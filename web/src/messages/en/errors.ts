import type { ErrorCode } from '@prangan/contract/errors'
import type { fieldTexts } from '@prangan/contract/field-messages'
import type { Translated } from '@prangan/contract/issue-codes'

/** Messages of the server and the schemas for invalid input. Only forms need them. */
export type ErrorMessages = {
  /** Null for the language in which the server words errors itself. */
  byCode: Readonly<Record<ErrorCode, string>> | null
  /** Null for English, whose messages are the contract's. */
  ofField: Translated<typeof fieldTexts> | null
}

/** What a language lacks is in English. */
export type PartialErrorMessages = {
  [Name in keyof ErrorMessages]: Partial<NonNullable<ErrorMessages[Name]>> | null
}

const errors: ErrorMessages = { byCode: null, ofField: null }
export default errors
