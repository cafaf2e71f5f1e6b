import { CallError, callMessages } from '../http/call-error.ts'

/**
 * What a form says where the server's own words are missing: of a refusal, and of a call without an answer. What stands
 * in `before` goes before the words of a refusal, also where they are the server's.
 */
export type FailureWords = { refused: string; network: string; before?: string }

/**
 * The words for a failed call: the server's own where it gave any, and when to come again where it said so. What is
 * not a failed call is also logged.
 */
export function wordsFor(error: unknown, { refused, network, before = '' }: FailureWords): string {
  if (!(error instanceof CallError)) console.error(error)
  if (!(error instanceof CallError) || error.status === 0) return network
  if (error.message === callMessages.unreadable) return before + refused
  const isTold = error.status === 429 && error.retryAfter > 0
  const whenAgain = isTold ? ` You can try again in ${waitingTime(error.retryAfter)}.` : ''
  return before + error.message + whenAgain
}

/** A time to wait, in the words of a person: `40 seconds`, `1 minute`. Never shorter than it is. */
function waitingTime(seconds: number): string {
  const [count, unit] = seconds < 60 ? [Math.ceil(seconds), 'second'] : [Math.ceil(seconds / 60), 'minute']
  return `${count} ${unit}${count === 1 ? '' : 's'}`
}
