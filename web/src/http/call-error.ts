import * as z from 'zod/mini'

/**
 * A response: its status, its text, the seconds to wait before a retry (0: none), and the challenge to solve before one.
 */
export type Answer = { status: number; text: string; retryAfter: number; challenge?: string | null }

/** The messages of failures for which the server sent none. */
export const callMessages = {
  unreachable: 'The server could not be reached. Please check your internet connection and try again.',
  cancelled: 'The upload was cancelled.',
  unreadable: 'The server answered in an unexpected way. Please try again.',
} as const

const FailureSchema = z.object({
  message: z.optional(z.string()),
  error: z.optional(z.string()),
  errors: z.optional(z.record(z.string(), z.string())),
})

/** A call that failed. `status` is 0 if no answer came; `errors` has a message for each field that was refused. */
export class CallError extends Error {
  readonly status: number
  readonly errors: Readonly<Record<string, string>>
  /** Seconds until the server accepts another call; 0 if it names none. */
  readonly retryAfter: number

  constructor(
    status: number,
    message: string,
    errors: Readonly<Record<string, string>> = {},
    retryAfter = 0,
  ) {
    super(message)
    this.name = 'CallError'
    this.status = status
    this.errors = errors
    this.retryAfter = retryAfter
  }
}

/** Parses a refusal: `message`, else `error`; plain text if the endpoint answers so. */
export function toCallError({ status, text, retryAfter }: Answer, plainText = false): CallError {
  if (plainText) return new CallError(status, isWords(text) ? text : callMessages.unreadable, {}, retryAfter)
  const failure = FailureSchema.safeParse(parseJson(text))
  if (!failure.success) return new CallError(status, callMessages.unreadable)
  const { message, error, errors } = failure.data
  return new CallError(status, message || error || callMessages.unreadable, errors, retryAfter)
}

/** A sentence for people, not the error page of a gateway whose server is down. */
const isWords = (text: string): boolean => /^\s*[^\s<]/.test(text)

/** Parsed JSON, or undefined if the text is not JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
