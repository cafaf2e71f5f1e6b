import { limits } from '@prangan/contract/limits'
import type {
  SignInNetworkDocumentSchema,
  SignInSourceDocumentSchema,
  StrangersDocumentSchema,
  Ticket,
} from '@prangan/contract/schemas/private-documents'
import type * as z from 'zod/mini'

type Limited<State> = { state: State; times: number }

export type SourceState = z.infer<typeof SignInSourceDocumentSchema>
export type NetworkState = z.infer<typeof SignInNetworkDocumentSchema>

export type SignInState = {
  sources: Limited<SourceState>[]
  networks: Limited<NetworkState>[]
  strangers: z.infer<typeof StrangersDocumentSchema>
}

export type Refusal = {
  by: 'source' | 'network' | 'strangers' | 'concurrency'
  at: number
  milliseconds: number
}

/** Milliseconds that a sign-in takes at most: an older ticket was left by a crash. */
const longestSignIn = 30_000
const shortly = 1_000
export const day = 24 * 60 * 60_000

const { signIn } = limits

/**
 * Returns the delay after so many failures in a row: a minute from the tenth, and double for each more. A wider network may
 * have `times` as many failures.
 */
export function delayAfter(failures: number, times = 1): number {
  const before = signIn.failuresBeforeDelay * times
  if (failures < before) return 0
  const doublings = failures - before
  return Math.min(signIn.firstDelay * 2 ** doublings, signIn.longestDelay)
}

export function lostTickets(tickets: readonly Ticket[], now: Date): Ticket[] {
  return tickets.filter(({ at }) => at <= now.getTime() - longestSignIn)
}

export function outdatedFailures(failures: readonly Ticket[], now: Date): Ticket[] {
  return failures.filter(({ at }) => at <= now.getTime() - signIn.perAddressWithin)
}

export function isKnown({ knownUntil }: SourceState, now: Date): boolean {
  return knownUntil > now.getTime()
}

function countAhead(tickets: readonly Ticket[], now: Date, ticket: Ticket | undefined): number {
  const index = tickets.findIndex(({ id }) => id === ticket?.id)
  const ahead = index < 0 ? tickets : tickets.slice(0, index)
  return ahead.length - lostTickets(ahead, now).length
}

/**
 * Returns why this sign-in is refused, or undefined if it is allowed. A source is delayed by its own failures; an unknown one
 * also by those of its networks and of all other unknown sources. Sign-ins in progress count as failed, so a burst can try at
 * most `limits.signIn.atOnce` passwords. A delayed source has one attempt at a time.
 */
export function refusalOf(state: SignInState, now: Date, ticket?: Ticket): Refusal | undefined {
  const [own] = state.sources
  const isFamiliar = own !== undefined && isKnown(own.state, now)
  const sources = isFamiliar ? [own] : state.sources
  const ofStrangers = isFamiliar ? undefined : refusalOfStrangers(state.strangers.tries, now, ticket)
  return (
    firstRefusal(sources, (source, times) => refusalOfSource(source, times, now)) ??
    ofStrangers ??
    firstRefusal(isFamiliar ? [] : state.networks, (network, times) =>
      refusalOfNetwork(network, times, now, ticket),
    ) ??
    firstRefusal(sources, ({ underWay, failures }, times) => {
      const wasDelayed = failures >= signIn.failuresBeforeDelay * times
      const allowed = wasDelayed ? 1 : signIn.atOnce * times - failures
      return countAhead(underWay, now, ticket) >= allowed ? tooMany : undefined
    })
  )
}

function firstRefusal<State>(
  limited: readonly Limited<State>[],
  refuse: (state: State, times: number) => Omit<Refusal, 'at'> | undefined,
): Refusal | undefined {
  for (const [at, { state, times }] of limited.entries()) {
    const refusal = refuse(state, times)
    if (refusal) return { ...refusal, at }
  }
  return undefined
}

const tooMany = { by: 'concurrency', milliseconds: shortly } as const

function refusalOfSource({ failures, failedAt }: SourceState, times: number, now: Date) {
  const milliseconds = failedAt + delayAfter(failures, times) - now.getTime()
  return milliseconds > 0 ? ({ by: 'source', milliseconds } as const) : undefined
}

function refusalOfStrangers(tries: number, now: Date, ticket: Ticket | undefined) {
  // With a ticket, this sign-in's own attempt is already counted.
  if (tries - (ticket ? 1 : 0) < signIn.strangersPerDay) return undefined
  return { by: 'strangers', at: 0, milliseconds: day - (now.getTime() % day) } as const
}

function refusalOfNetwork(network: NetworkState, times: number, now: Date, ticket: Ticket | undefined) {
  const time = now.getTime()
  const most = signIn.failuresPerAddress * times
  const recent = network.failures.filter(({ at }) => at > time - signIn.perAddressWithin)
  const blocking = recent
    .map(({ at }) => at)
    .sort((a, b) => a - b)
    .at(-most)
  if (blocking !== undefined) {
    return { by: 'network', milliseconds: blocking + signIn.perAddressWithin - time } as const
  }
  return countAhead(network.underWay, now, ticket) >= most - recent.length ? tooMany : undefined
}
