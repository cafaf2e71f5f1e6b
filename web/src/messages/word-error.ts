import { type ErrorCode, errors } from '@prangan/contract/errors'
import {
  type FieldFault,
  type FieldMessage,
  type FieldTemplate,
  faultOf,
} from '@prangan/contract/field-messages'
import { messages } from './index.ts'

/** The catalogue's text of an error; undefined where the server's own is in the reader's language, or says more. */
export function wordError(code: string | null | undefined): string | undefined {
  const { byCode } = messages().errors
  return byCode?.[code as ErrorCode]
}

/** The text of an error that the browser finds by itself. */
export const errorText = (code: ErrorCode): string => wordError(code) ?? errors[code][1]

/** What is wrong with a field, like `wordError`. */
export function wordFault(fault: { code: string; values: string[] } | undefined): string | undefined {
  const { ofField } = messages().errors
  const text = fault && ofField?.[fault.code as FieldMessage | FieldTemplate]
  return typeof text === 'function' ? text(...((fault?.values ?? []) as [string, string])) : text
}

/** A schema's message in the reader's language; one that is already, or is unknown, stays as it is. */
export function wordFieldMessage(message: string): string {
  if (!messages().errors.ofField) return message
  const fault: FieldFault | undefined = faultOf(message)
  return wordFault(fault) ?? message
}
