import { limits } from '@prangan/contract/limits'
import type { Ticket } from '@prangan/contract/schemas/private-documents'
import { describe, expect, it } from 'vitest'
import {
  day,
  delayAfter,
  type NetworkState,
  refusalOf,
  type SignInState,
  type SourceState,
} from './sign-in-rules.ts'

const now = new Date('2026-11-20T10:00:00Z')
const minute = 60_000
const ago = (milliseconds: number) => now.getTime() - milliseconds
const tickets = (count: number, at = now.getTime()): Ticket[] =>
  Array.from({ length: count }, (_, index) => ({ id: `t${index}`, at }))

const quietSource: SourceState = { underWay: [], failures: 0, failedAt: 0, notedAt: 0, knownUntil: 0 }
const quietNetwork: NetworkState = { underWay: [], failures: [], notedAt: 0 }

const stateWith = ({
  source,
  network,
  tries = 0,
}: {
  source?: Partial<SourceState>
  network?: Partial<NetworkState>
  tries?: number
} = {}): SignInState => ({
  sources: [{ state: { ...quietSource, ...source }, times: 1 }],
  networks: [{ state: { ...quietNetwork, ...network }, times: 1 }],
  strangers: { tries, notedAt: 0 },
})
const knownUntil = now.getTime() + 1

describe('The delay of a source', () => {
  it('begins at the tenth failure in a row and doubles up to a quarter of an hour', () => {
    const minutes = [0, 9, 10, 11, 12, 13, 14, 15, 1_000].map((failures) => delayAfter(failures) / minute)
    expect(minutes).toEqual([0, 0, 1, 2, 4, 8, 15, 15, 15])
  })

  it('ends on the millisecond', () => {
    const after = (milliseconds: number) =>
      refusalOf(stateWith({ source: { failures: 10, failedAt: ago(milliseconds) } }), now)
    expect(after(minute - 1)).toEqual({ by: 'source', at: 0, milliseconds: 1 })
    expect(after(minute)).toBeUndefined()
  })
})

describe('The limit of parallel sign-ins', () => {
  it('is the size of a burst, minus the failures so far', () => {
    const tooMany = { by: 'concurrency', at: 0, milliseconds: 1_000 }
    for (const failures of [0, 9]) {
      const allowed = limits.signIn.atOnce - failures
      expect(
        refusalOf(stateWith({ source: { failures, underWay: tickets(allowed - 1) } }), now),
      ).toBeUndefined()
      expect(refusalOf(stateWith({ source: { failures, underWay: tickets(allowed) } }), now)).toEqual(tooMany)
    }
  })

  it('counts only those ahead in the list', () => {
    const underWay = tickets(limits.signIn.atOnce + 1)
    const last = underWay.at(-2)
    expect(refusalOf(stateWith({ source: { underWay } }), now, last)).toBeUndefined()
    expect(refusalOf(stateWith({ source: { underWay } }), now, underWay.at(-1))).toBeDefined()
  })

  it('is one at a time for a source that was delayed', () => {
    const failures = limits.signIn.failuresBeforeDelay
    const underWay = tickets(1)
    const state = stateWith({ source: { failures, failedAt: ago(minute), underWay } })
    expect(refusalOf(state, now, underWay[0])).toBeUndefined()
    expect(refusalOf(state, now)?.by).toBe('concurrency')
  })

  it('does not count the dead', () => {
    const lost = tickets(limits.signIn.atOnce, ago(30_000))
    expect(refusalOf(stateWith({ source: { underWay: lost } }), now)).toBeUndefined()
  })
})

describe('A network', () => {
  const { failuresPerAddress, perAddressWithin } = limits.signIn

  it('waits until its fiftieth failure, counted from the last, is a quarter of an hour old', () => {
    const failures = [
      ...tickets(1, ago(perAddressWithin - 5_000)),
      ...tickets(failuresPerAddress - 1, ago(1_000)),
    ]
    expect(refusalOf(stateWith({ network: { failures } }), now)).toEqual({
      by: 'network',
      at: 0,
      milliseconds: 5_000,
    })
  })

  it('is free again when its failures are old', () => {
    const failures = tickets(failuresPerAddress, ago(perAddressWithin))
    expect(refusalOf(stateWith({ network: { failures } }), now)).toBeUndefined()
  })

  it('may try at once no more than it may still get wrong', () => {
    const failures = tickets(failuresPerAddress - 1, ago(1_000))
    expect(refusalOf(stateWith({ network: { failures } }), now)).toBeUndefined()
    expect(refusalOf(stateWith({ network: { failures, underWay: tickets(1) } }), now)?.by).toBe('concurrency')
  })
})

describe('All unknown sources together', () => {
  const { strangersPerDay } = limits.signIn
  const ticket: Ticket = { id: 'this one', at: now.getTime() }

  it('may try so many passwords for an account in a day, and then wait for the next', () => {
    expect(refusalOf(stateWith({ tries: strangersPerDay - 1 }), now)).toBeUndefined()
    expect(refusalOf(stateWith({ tries: strangersPerDay }), now, ticket)).toBeUndefined()
    const refusal = { by: 'strangers', at: 0, milliseconds: day - (now.getTime() % day) }
    expect(refusalOf(stateWith({ tries: strangersPerDay }), now)).toEqual(refusal)
    expect(refusalOf(stateWith({ tries: strangersPerDay + 1 }), now, ticket)).toEqual(refusal)
  })
})

describe('A known source', () => {
  it('waits neither for its network nor for strangers', () => {
    const network = { failures: tickets(limits.signIn.failuresPerAddress, ago(1_000)) }
    const busy = { network, tries: limits.signIn.strangersPerDay }
    expect(refusalOf(stateWith({ ...busy, source: { knownUntil } }), now)).toBeUndefined()
    expect(refusalOf(stateWith({ ...busy, source: { knownUntil: now.getTime() } }), now)).toBeDefined()
  })

  it('waits for its own failures', () => {
    const source = { knownUntil, failures: limits.signIn.failuresBeforeDelay, failedAt: ago(1_000) }
    expect(refusalOf(stateWith({ source }), now)).toEqual({
      by: 'source',
      at: 0,
      milliseconds: minute - 1_000,
    })
  })
})

describe('The wider networks around a source', () => {
  const around = (source: Partial<SourceState>, network: Partial<NetworkState>, own = quietSource) => ({
    ...stateWith(),
    sources: [
      { state: own, times: 1 },
      { state: { ...quietSource, ...source }, times: 4 },
    ],
    networks: [
      { state: quietNetwork, times: 1 },
      { state: { ...quietNetwork, ...network }, times: 4 },
    ],
  })
  const justFailed = { failures: 40, failedAt: now.getTime() }

  it('delay it after four times as many failures', () => {
    expect(refusalOf(around({ ...justFailed, failures: 39 }, {}), now)).toBeUndefined()
    expect(refusalOf(around(justFailed, {}), now)).toEqual({ by: 'source', at: 1, milliseconds: minute })
    const most = 4 * limits.signIn.failuresPerAddress
    expect(refusalOf(around({}, { failures: tickets(most - 1) }), now)).toBeUndefined()
    expect(refusalOf(around({}, { failures: tickets(most) }), now)).toMatchObject({ by: 'network', at: 1 })
  })

  it('delay nobody who signed in from there before', () => {
    const failures = tickets(4 * limits.signIn.failuresPerAddress)
    expect(refusalOf(around(justFailed, { failures }, { ...quietSource, knownUntil }), now)).toBeUndefined()
  })
})
