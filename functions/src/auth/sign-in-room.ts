import { limits } from '@prangan/contract/limits'

/** One sign-in: under way, or failed. Times are milliseconds since 1970. */
export type Ticket = { id: string; at: number }

/** `rateLimits/signIn-…`, of one account, whether or not there is such an account. */
export type AccountState = {
  underWay: Ticket[]
  /** In a row. */
  failures: number
  /** The last of them. */
  failedAt: number
  /** The failure whose delay the audit trail tells of. */
  notedAt: number
}

/** `rateLimits/signInFrom-…`, of one network address. */
export type AddressState = { underWay: Ticket[]; failures: Ticket[]; notedAt: number }

/** Why a sign-in has to wait: its account or its address failed too often, or too many are under way just now. */
export type Refusal = { by: 'account' | 'address' | 'crowd'; milliseconds: number }

/** No sign-in takes longer than this; one that left no word in this time was killed. */
const longestSignIn = 30_000
const shortly = 1_000

const { signIn } = limits

/** How long an account waits after so many failures in a row: a minute from the tenth, twice that for each more. */
export function delayAfter(failures: number): number {
  if (failures < signIn.failuresBeforeDelay) return 0
  const doublings = failures - signIn.failuresBeforeDelay
  return Math.min(signIn.firstDelay * 2 ** doublings, signIn.longestDelay)
}

/** The tickets of sign-ins that were killed half-way. */
export function lostTickets(tickets: readonly Ticket[], now: Date): Ticket[] {
  return tickets.filter(({ at }) => at <= now.getTime() - longestSignIn)
}

/** The failures that no longer count against their address. */
export function outdatedFailures(failures: readonly Ticket[], now: Date): Ticket[] {
  return failures.filter(({ at }) => at <= now.getTime() - signIn.perAddressWithin)
}

/** How many are under way before this one: those ahead in the list, or all where it stands in none. */
function countAhead(tickets: readonly Ticket[], now: Date, ticket: Ticket | undefined): number {
  const place = tickets.findIndex(({ id }) => id === ticket?.id)
  const ahead = place < 0 ? tickets : tickets.slice(0, place)
  return ahead.length - lostTickets(ahead, now).length
}

/**
 * Why this sign-in may not go on, or undefined when it may. What is under way counts as if it failed, so a burst can
 * try no more than `limits.signIn.atOnce` passwords; once an account was delayed, it is one at a time.
 */
export function refusalOf(
  account: AccountState,
  address: AddressState,
  now: Date,
  ticket?: Ticket,
): Refusal | undefined {
  const time = now.getTime()
  const delay = account.failedAt + delayAfter(account.failures) - time
  if (delay > 0) return { by: 'account', milliseconds: delay }

  const recent = address.failures.filter(({ at }) => at > time - signIn.perAddressWithin)
  // The failure that has to grow old before another sign-in may be tried.
  const blocking = recent
    .map(({ at }) => at)
    .sort((a, b) => a - b)
    .at(-signIn.failuresPerAddress)
  if (blocking !== undefined) {
    return { by: 'address', milliseconds: blocking + signIn.perAddressWithin - time }
  }

  const wasDelayed = account.failures >= signIn.failuresBeforeDelay
  const room = wasDelayed ? 1 : signIn.atOnce - account.failures
  const isCrowded =
    countAhead(account.underWay, now, ticket) >= room ||
    countAhead(address.underWay, now, ticket) >= signIn.failuresPerAddress - recent.length
  return isCrowded ? { by: 'crowd', milliseconds: shortly } : undefined
}
