import * as z from 'zod/mini'

/**
 * A response: its status, its text, the seconds to wait before a retry (0: none), and the challenge to solve before one.
 */
export type Answer = { status: number; text: string; retryAfter: number; challenge?: string | null }

/** What failures say where the server's own words are missing. */
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

/** A call that failed. `status` is 0 where no answer came; `errors` holds a text per field that was refused. */
export class CallError extends Error {
  readonly status: number
  readonly errors: Readonly<Record<string, string>>
  /** Seconds until the server wants to be asked again; 0 where it names none. */
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

/** Reads a refusal's words: `message`, else `error`; plain text where the endpoint answers so. */
export function toCallError({ status, text, retryAfter }: Answer, plainText = false): CallError {
  if (plainText) return new CallError(status, isWords(text) ? text : callMessages.unreadable, {}, retryAfter)
  const failure = FailureSchema.safeParse(parseJson(text))
  if (!failure.success) return new CallError(status, callMessages.unreadable)
  const { message, error, errors } = failure.data
  return new CallError(status, message || error || callMessages.unreadable, errors, retryAfter)
}

/** A sentence for people, and not the page of a gateway whose server is down. */
const isWords = (text: string): boolean => /^\s*[^\s<]/.test(text)

/** JSON, or undefined where the text is none. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
