import * as z from 'zod/mini'
import { messages } from '../messages/index.ts'
import { contentIssueText, translateError } from '../messages/translate-error.ts'

/**
 * A response: `retryAfter` is in seconds (0: none), `code` is the refusal's, and the challenge must be solved before a retry.
 */
export type Answer = {
  status: number
  text: string
  retryAfter: number
  challenge?: string | null
  code?: string | null
}

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

export class CallError extends Error {
  readonly status: number
  readonly errors: Readonly<Record<string, string>>
  /** Seconds until the server accepts another call; 0 if it names none. */
  readonly retryAfter: number
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

/** Parses a refusal: `message`, else `error`, in the reader's language; plain text if the endpoint responds so. */
export function toCallError({ status, text, retryAfter, code }: Answer, plainText = false): CallError {
  const own = translateError(code)
  if (plainText)
    return new CallError(status, own ?? (isWords(text) ? text : callMessages.unreadable), {}, retryAfter)
  const failure = FailureSchema.safeParse(parseJson(text))
  if (!failure.success) return new CallError(status, callMessages.unreadable)
  const { message, error, errors = {}, codes = {} } = failure.data
  const worded = Object.entries(errors).map(([name, english]) => [
    name,
    contentIssueText(codes[name]) ?? own ?? english,
  ])
  return new CallError(
    status,
    own || message?.trim() || error?.trim() || callMessages.unreadable,
    Object.fromEntries(worded),
    retryAfter,
    code,
  )
}

/** Rejects the HTML error page of a gateway whose server is down. */
const isWords = (text: string): boolean => /^\s*[^\s<]/.test(text)

export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
