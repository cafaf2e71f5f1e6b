import * as z from 'zod/mini'
import { messages } from '../messages/index.ts'
import { wordError, wordIssue } from '../messages/word-error.ts'

/**
 * A response: its status, its text, the seconds to wait before a retry (0: none), the challenge to solve before one, and
 * the code of a refusal.
 */
export type Answer = {
  status: number
  text: string
  retryAfter: number
  challenge?: string | null
  code?: string | null
}

/** The messages of failures for which the server sent none. */
export const callMessages = {
  get unreachable() {
    return messages().failures.unreachable
  },
  get cancelled() {
    return messages().failures.cancelled
  },
  get unreadable() {
    return messages().failures.unreadable
  },
  /** While the form solves a challenge. */
  get proving() {
    return messages().failures.proving
  },
}

const FailureSchema = z.object({
  message: z.optional(z.string()),
  error: z.optional(z.string()),
  errors: z.optional(z.record(z.string(), z.string())),
  codes: z.optional(z.record(z.string(), z.object({ code: z.string(), values: z.array(z.string()) }))),
})

/** A call that failed. `status` is 0 if no answer came; `errors` has a message for each field that was refused. */
export class CallError extends Error {
  readonly status: number
  readonly errors: Readonly<Record<string, string>>
  /** Seconds until the server accepts another call; 0 if it names none. */
  readonly retryAfter: number
  /** The code of the server's refusal; undefined if it named none. */
  readonly code: string | undefined

  constructor(
    status: number,
    message: string,
    errors: Readonly<Record<string, string>> = {},
    retryAfter = 0,
    code?: string | null,
  ) {
    super(message)
    this.name = 'CallError'
    this.status = status
    this.errors = errors
    this.retryAfter = retryAfter
    this.code = code ?? undefined
  }
}

/** Parses a refusal: `message`, else `error`, in the reader's language; plain text if the endpoint answers so. */
export function toCallError({ status, text, retryAfter, code }: Answer, plainText = false): CallError {
  const own = wordError(code)
  if (plainText)
    return new CallError(status, own ?? (isWords(text) ? text : callMessages.unreadable), {}, retryAfter)
  const failure = FailureSchema.safeParse(parseJson(text))
  if (!failure.success) return new CallError(status, callMessages.unreadable)
  const { message, error, errors = {}, codes = {} } = failure.data
  const worded = Object.entries(errors).map(([name, english]) => [
    name,
    wordIssue(codes[name]) ?? own ?? english,
  ])
  return new CallError(
    status,
    own || message || error || callMessages.unreadable,
    Object.fromEntries(worded),
    retryAfter,
    code,
  )
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
