import { type ErrorCode, errors } from '@prangan/contract/errors'
import { fieldText } from '@prangan/contract/field-messages'

export function retryAfter(milliseconds: number): Record<string, string> {
  return { 'Retry-After': String(Math.max(1, Math.ceil(milliseconds / 1000))) }
}

export class Failure extends Error {
  readonly code: ErrorCode
  readonly status: number
  readonly fields: Readonly<Record<string, string>> | undefined
  readonly headers: Readonly<Record<string, string>>

  constructor(
    code: ErrorCode,
    more: {
      fields?: Record<string, string>
      headers?: Record<string, string>
      message?: string
      cause?: unknown
    } = {},
  ) {
    const [status, message] = errors[code]
    super(fieldText(more.message ?? message), { cause: more.cause })
    this.name = 'Failure'
    this.code = code
    this.status = status
    this.fields = more.fields
    this.headers = more.headers ?? {}
  }
}
