import { limits } from '@prangan/contract/limits'

/** One sign-in: under way, or failed. Times are milliseconds since 1970. */
export type Ticket = { id: string; at: number }

/**
 * `rateLimits/signIn-…` and `signInBy-…`: the sign-ins to one account (whether or not there is such an account) from one
 * source, which is a network or a device.
 */
export type SourceState = {
  underWay: Ticket[]
  /** In a row. */
  failures: number
  /** The last of them. */
  failedAt: number
  /** The failure whose delay the audit trail tells of. */
  notedAt: number
  /** Until when the source is known, because the right password came from it; 0 for one from which it never did. */
  knownUntil: number
}

/** `rateLimits/signInFrom-…`, of one network. */
export type NetworkState = { underWay: Ticket[]; failures: Ticket[]; notedAt: number }

/** `rateLimits/strangers-…`: the passwords that unknown sources tried for one account today. */
export type StrangersState = { tries: number; notedAt: number }

/** What all three limits say now. */
export type Standing = { source: SourceState; network: NetworkState; strangers: StrangersState }

/** Why a sign-in has to wait: the limit that it ran into, or too many are under way just now. */
export type Refusal = { by: keyof Standing | 'crowd'; milliseconds: number }

/** No sign-in takes longer than this; one that left no word in this time was killed. */
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

/** The tickets of sign-ins that were killed half-way. */
export function lostTickets(tickets: readonly Ticket[], now: Date): Ticket[] {
  return tickets.filter(({ at }) => at <= now.getTime() - longestSignIn)
}

/** The failures that no longer count against their network. */
export function outdatedFailures(failures: readonly Ticket[], now: Date): Ticket[] {
  return failures.filter(({ at }) => at <= now.getTime() - signIn.perAddressWithin)
}

/** Says whether the account has signed in from this source lately. */
export function isKnown({ knownUntil }: SourceState, now: Date): boolean {
  return knownUntil > now.getTime()
}

/** How many are under way before this one: those ahead in the list, or all where it stands in none. */
function countAhead(tickets: readonly Ticket[], now: Date, ticket: Ticket | undefined): number {
  const place = tickets.findIndex(({ id }) => id === ticket?.id)
  const ahead = place < 0 ? tickets : tickets.slice(0, place)
  return ahead.length - lostTickets(ahead, now).length
}

/**
 * Why this sign-in may not go on, or undefined when it may. A source waits for its own failures; an unknown one also for
 * those of its network and of all other unknown sources. What is under way counts as if it failed, so a burst from a
 * source can try no more than `limits.signIn.atOnce` passwords; once it was delayed, it is one at a time.
 */
export function refusalOf(standing: Standing, now: Date, ticket?: Ticket): Refusal | undefined {
  const { source } = standing
  const delay = source.failedAt + delayAfter(source.failures) - now.getTime()
  if (delay > 0) return { by: 'source', milliseconds: delay }
  const strange = isKnown(source, now) ? undefined : refusalOfUnknown(standing, now, ticket)
  if (strange) return strange

  const wasDelayed = source.failures >= signIn.failuresBeforeDelay
  const room = wasDelayed ? 1 : signIn.atOnce - source.failures
  return countAhead(source.underWay, now, ticket) >= room ? { by: 'crowd', milliseconds: shortly } : undefined
}

function refusalOfUnknown(
  { network, strangers }: Standing,
  now: Date,
  ticket: Ticket | undefined,
): Refusal | undefined {
  const time = now.getTime()
  // With a ticket, this sign-in's own try is counted already.
  if (strangers.tries - (ticket ? 1 : 0) >= signIn.strangersPerDay) {
    return { by: 'strangers', milliseconds: day - (time % day) }
  }
  const recent = network.failures.filter(({ at }) => at > time - signIn.perAddressWithin)
  // The failure that has to grow old before another sign-in may be tried.
  const blocking = recent
    .map(({ at }) => at)
    .sort((a, b) => a - b)
    .at(-signIn.failuresPerAddress)
  if (blocking !== undefined) {
    return { by: 'network', milliseconds: blocking + signIn.perAddressWithin - time }
  }
  const room = signIn.failuresPerAddress - recent.length
  return countAhead(network.underWay, now, ticket) >= room
    ? { by: 'crowd', milliseconds: shortly }
    : undefined
}
