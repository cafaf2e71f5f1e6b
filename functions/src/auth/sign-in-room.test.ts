import { limits } from '@prangan/contract/limits'
import { describe, expect, it } from 'vitest'
import { type AccountState, type AddressState, delayAfter, refusalOf, type Ticket } from './sign-in-room.ts'

const now = new Date('2026-11-20T10:00:00Z')
const minute = 60_000
const ago = (milliseconds: number) => now.getTime() - milliseconds
const tickets = (count: number, at = now.getTime()): Ticket[] =>
  Array.from({ length: count }, (_, index) => ({ id: `t${index}`, at }))

const account = (state: Partial<AccountState> = {}): AccountState => ({
  underWay: [],
  failures: 0,
  failedAt: 0,
  notedAt: 0,
  ...state,
})
const address = (state: Partial<AddressState> = {}): AddressState => ({
  underWay: [],
  failures: [],
  notedAt: 0,
  ...state,
})

describe('The delay of an account', () => {
  it('begins at the tenth failure in a row and doubles up to a quarter of an hour', () => {
    const minutes = [0, 9, 10, 11, 12, 13, 14, 15, 1_000].map((failures) => delayAfter(failures) / minute)
    expect(minutes).toEqual([0, 0, 1, 2, 4, 8, 15, 15, 15])
  })

  it('ends on the millisecond', () => {
    const after = (milliseconds: number) =>
      refusalOf(account({ failures: 10, failedAt: ago(milliseconds) }), address(), now)
    expect(after(minute - 1)).toEqual({ by: 'account', milliseconds: 1 })
    expect(after(minute)).toBeUndefined()
  })
})

describe('The room for sign-ins at once', () => {
  it('is what a burst may try, less what has failed already', () => {
    const crowd = { by: 'crowd', milliseconds: 1_000 }
    for (const failures of [0, 9]) {
      const room = limits.signIn.atOnce - failures
      expect(refusalOf(account({ failures, underWay: tickets(room - 1) }), address(), now)).toBeUndefined()
      expect(refusalOf(account({ failures, underWay: tickets(room) }), address(), now)).toEqual(crowd)
    }
  })

  it('counts only those ahead in the list', () => {
    const underWay = tickets(limits.signIn.atOnce + 1)
    const last = underWay.at(-2)
    expect(refusalOf(account({ underWay }), address(), now, last)).toBeUndefined()
    expect(refusalOf(account({ underWay }), address(), now, underWay.at(-1))).toBeDefined()
  })

  it('is one at a time for an account that was delayed', () => {
    const failures = limits.signIn.failuresBeforeDelay
    const underWay = tickets(1)
    const state = account({ failures, failedAt: ago(minute), underWay })
    expect(refusalOf(state, address(), now, underWay[0])).toBeUndefined()
    expect(refusalOf(state, address(), now)?.by).toBe('crowd')
  })

  it('does not count the dead', () => {
    const lost = tickets(limits.signIn.atOnce, ago(30_000))
    expect(refusalOf(account({ underWay: lost }), address(), now)).toBeUndefined()
  })
})

describe('A network address', () => {
  const { failuresPerAddress, perAddressWithin } = limits.signIn

  it('waits until its fiftieth failure, counted from the last, is a quarter of an hour old', () => {
    const failures = [
      ...tickets(1, ago(perAddressWithin - 5_000)),
      ...tickets(failuresPerAddress - 1, ago(1_000)),
    ]
    expect(refusalOf(account(), address({ failures }), now)).toEqual({ by: 'address', milliseconds: 5_000 })
  })

  it('is free again when its failures are old', () => {
    const failures = tickets(failuresPerAddress, ago(perAddressWithin))
    expect(refusalOf(account(), address({ failures }), now)).toBeUndefined()
  })

  it('may try at once no more than it may still get wrong', () => {
    const failures = tickets(failuresPerAddress - 1, ago(1_000))
    expect(refusalOf(account(), address({ failures }), now)).toBeUndefined()
    expect(refusalOf(account(), address({ failures, underWay: tickets(1) }), now)?.by).toBe('crowd')
  })
})
