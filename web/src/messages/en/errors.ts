import type { ErrorCode } from '@prangan/contract/errors'
import type { FieldMessage, FieldTemplate, fieldTemplates } from '@prangan/contract/field-messages'

/** What the server and the schemas say of input. Only forms need it. */
export type ErrorMessages = {
  /** The errors of the server; null for the language of the wire, in which it words them itself. */
  byCode: Readonly<Record<ErrorCode, string>> | null
  /** What schemas say of a field; null for the language that they say it in. */
  ofField:
    | (Readonly<Record<FieldMessage, string>> & {
        readonly [Template in FieldTemplate]: (
          ...values: Parameters<(typeof fieldTemplates)[Template]>
        ) => string
      })
    | null
}

const errors: ErrorMessages = { byCode: null, ofField: null }
export default errors
