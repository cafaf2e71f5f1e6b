import { limits } from '@prangan/contract/limits'
import type {
  SignInNetworkDocumentSchema,
  SignInSourceDocumentSchema,
  StrangersDocumentSchema,
  Ticket,
} from '@prangan/contract/schemas/private-documents'
import type * as z from 'zod/mini'

/** The state of all three limits. */
export type SignInState = {
  source: z.infer<typeof SignInSourceDocumentSchema>
  network: z.infer<typeof SignInNetworkDocumentSchema>
  strangers: z.infer<typeof StrangersDocumentSchema>
}

/** Why a sign-in has to wait: a limit is reached, or too many sign-ins are in progress. */
export type Refusal = { by: keyof SignInState | 'concurrency'; milliseconds: number }

/** No sign-in takes longer than this: a ticket that is older is left from a crash. */
const longestSignIn = 30_000
const shortly = 1_000
export const day = 24 * 60 * 60_000

const { signIn } = limits

/** How long a source waits after so many failures in a row: a minute from the tenth, twice that for each more. */
export function delayAfter(failures: number): number {
  if (failures < signIn.failuresBeforeDelay) return 0
  const doublings = failures - signIn.failuresBeforeDelay
  return Math.min(signIn.firstDelay * 2 ** doublings, signIn.longestDelay)
}

/** The tickets that crashed sign-ins left. */
export function lostTickets(tickets: readonly Ticket[], now: Date): Ticket[] {
  return tickets.filter(({ at }) => at <= now.getTime() - longestSignIn)
}

/** The failures that no longer count against their network. */
export function outdatedFailures(failures: readonly Ticket[], now: Date): Ticket[] {
  return failures.filter(({ at }) => at <= now.getTime() - signIn.perAddressWithin)
}

/** Returns whether the account has signed in from this source recently. */
export function isKnown({ knownUntil }: SignInState['source'], now: Date): boolean {
  return knownUntil > now.getTime()
}

/** How many sign-ins in progress are ahead of this one: all, if it is not in the list. */
function countAhead(tickets: readonly Ticket[], now: Date, ticket: Ticket | undefined): number {
  const index = tickets.findIndex(({ id }) => id === ticket?.id)
  const ahead = index < 0 ? tickets : tickets.slice(0, index)
  return ahead.length - lostTickets(ahead, now).length
}

/**
 * Why this sign-in is refused, or undefined if it is allowed. A source is delayed by its own failures; an unknown one also
 * by those of its network and of all other unknown sources. Sign-ins in progress count as failed, so a burst from a
 * source can try at most `limits.signIn.atOnce` passwords; once delayed, it has one at a time.
 */
export function refusalOf(state: SignInState, now: Date, ticket?: Ticket): Refusal | undefined {
  const { source } = state
  const delay = source.failedAt + delayAfter(source.failures) - now.getTime()
  if (delay > 0) return { by: 'source', milliseconds: delay }
  const ofUnknown = isKnown(source, now) ? undefined : refusalOfUnknown(state, now, ticket)
  if (ofUnknown) return ofUnknown

  const wasDelayed = source.failures >= signIn.failuresBeforeDelay
  const allowed = wasDelayed ? 1 : signIn.atOnce - source.failures
  return countAhead(source.underWay, now, ticket) >= allowed
    ? { by: 'concurrency', milliseconds: shortly }
    : undefined
}

function refusalOfUnknown(
  { network, strangers }: SignInState,
  now: Date,
  ticket: Ticket | undefined,
): Refusal | undefined {
  const time = now.getTime()
  // With a ticket, this sign-in's own try is counted already.
  if (strangers.tries - (ticket ? 1 : 0) >= signIn.strangersPerDay) {
    return { by: 'strangers', milliseconds: day - (time % day) }
  }
  const recent = network.failures.filter(({ at }) => at > time - signIn.perAddressWithin)
  // The failure that has to expire before another sign-in is allowed.
  const blocking = recent
    .map(({ at }) => at)
    .sort((a, b) => a - b)
    .at(-signIn.failuresPerAddress)
  if (blocking !== undefined) {
    return { by: 'network', milliseconds: blocking + signIn.perAddressWithin - time }
  }
  const allowed = signIn.failuresPerAddress - recent.length
  return countAhead(network.underWay, now, ticket) >= allowed
    ? { by: 'concurrency', milliseconds: shortly }
    : undefined
}
