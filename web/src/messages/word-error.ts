import type { ErrorCode } from '@prangan/contract/errors'
import {
  type FieldFault,
  type FieldMessage,
  type FieldTemplate,
  faultOf,
} from '@prangan/contract/field-messages'
import { errorMessages } from './errors.ts'

/** The catalogue's text of an error; undefined where the server's own is in the reader's language, or says more. */
export function wordError(code: string | null | undefined): string | undefined {
  return errorMessages()?.byCode?.[code as ErrorCode]
}

/** What is wrong with a field, like `wordError`. */
export function wordFault(fault: { code: string; values: string[] } | undefined): string | undefined {
  const text = fault && errorMessages()?.ofField?.[fault.code as FieldMessage | FieldTemplate]
  return typeof text === 'function' ? text(...((fault?.values ?? []) as [string, string])) : text
}

/** A schema's message in the reader's language; one that is already, or is unknown, stays as it is. */
export function wordFieldMessage(message: string): string {
  if (!errorMessages()?.ofField) return message
  const fault: FieldFault | undefined = faultOf(message)
  return wordFault(fault) ?? message
}
