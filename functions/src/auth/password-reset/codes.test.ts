import { limits } from '@prangan/contract/limits'
import { describe, expect, it } from 'vitest'
import { allowances, waitTime } from '../../lib/budgets.ts'
import { countCompare, newFlow, type ResetState } from './codes.ts'

const minute = 60_000
const hour = 60 * minute
const { otp } = limits

const mostWithin = (times: readonly number[], span: number) =>
  Math.max(...times.map((end) => times.filter((time) => time > end - span && time <= end).length))

/**
 * Simulates two and a half days in which codes are requested as often as allowed while `isRequesting`. Every open code is
 * guessed every minute, with its flow and without. Returns the times of all comparisons.
 */
function compareAllThatIsAllowed(isRequesting: (minutes: number) => boolean): number[] {
  const start = Date.parse('2026-11-20T00:00:00Z')
  const compares: number[] = []
  const requests = { strange: [] as number[], known: [] as number[] }
  let flows: ResetState['flows'] = []
  for (let minutes = 0; minutes < 60 * 60; minutes += 1) {
    const now = new Date(start + minutes * minute)
    for (const [kind, allowed] of [
      ['strange', allowances.codesOfAccount.allowed],
      ['known', allowances.knownCodesOfAccount.allowed],
    ] as const) {
      if (!isRequesting(minutes) || waitTime(requests[kind], allowed, now) > 0) continue
      requests[kind].push(now.getTime())
      flows.push(newFlow('192.0.2.1', { isReserved: kind === 'known', isByOffice: false }, now))
    }
    flows = flows.filter(({ at }) => at + otp.lifetime > now.getTime())
    const tries = [undefined, ...flows.map(({ id }) => id)]
    for (const flow of [...tries, ...tries, ...tries, ...tries, ...tries]) {
      const lately = compares.filter((at) => at > now.getTime() - 24 * hour)
      const state = { email: '', requests: [], knownRequests: [], compares: lately, flows }
      const counted = countCompare(state, { flow, address: '198.51.100.1', now })
      if (!counted) continue
      compares.push(now.getTime())
      flows = flows.map((each) => (each.id === counted.id ? counted : each))
      expect(counted.own + counted.shared).toBeLessThanOrEqual(otp.comparesPerCode)
    }
  }
  return compares
}

describe('The codes of an account', () => {
  it.each([
    ['at every moment', () => true],
    [
      'at the end of each hour and at the beginning of the next',
      (minutes: number) => (minutes + 9) % 60 < 19,
    ],
    ['once a day', (minutes: number) => minutes % (24 * 60) > 24 * 60 - 12],
  ])('requested %s, are compared at most 10 times in any hour and 20 in any day', (_name, isRequesting) => {
    const compares = compareAllThatIsAllowed(isRequesting)
    const most = [mostWithin(compares, hour), mostWithin(compares, 24 * hour)]
    console.log(`  the most compares in an hour and in a day: ${most.join(', ')}`)
    expect(most[0]).toBeLessThanOrEqual(otp.comparesPerHour)
    expect(most[1]).toBeLessThanOrEqual(otp.comparesPerDay)
  })
})
