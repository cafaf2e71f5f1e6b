import { describe, expect, it } from 'vitest'
import type { SeatCounts } from '../../../contract/schemas/seat-matrix.ts'
import { seatsForWaiting } from './vacant-seats.ts'

const none: SeatCounts = {
  ...{ sanctioned: 0, convertedOut: 0, convertedIn: 0, listed: 0, offered: 0, admitted: 0 },
  ...{ lapsed: 0, held: 0, vacant: 0, supernumerary: 0 },
}
const matrixOf = (open: Partial<SeatCounts>, sc: Partial<SeatCounts>) => ({
  shares: [
    { ...none, vertical: 'sc', ...sc },
    { ...none, vertical: 'open', ...open },
  ],
  total: {
    ...none,
    vacant: (open.vacant ?? 0) + (sc.vacant ?? 0),
    lapsed: (open.lapsed ?? 0) + (sc.lapsed ?? 0),
    held: sc.held ?? 0,
  },
  groups: [],
})
const waiting = (...categories: string[]) => categories.map((category, at) => ({ category, waiting: at + 1 }))

describe('The seats that the waiting list could get', () => {
  it('are those that are vacant or have lapsed, and no more than people wait', () => {
    expect(seatsForWaiting(matrixOf({ vacant: 1, lapsed: 2 }, {}), waiting('general', 'obc'), false)).toBe(2)
    expect(seatsForWaiting(matrixOf({ lapsed: 1 }, {}), waiting('general', 'obc'), false)).toBe(1)
    expect(seatsForWaiting(matrixOf({ lapsed: 1 }, {}), [{ category: 'sc', waiting: 0 }], false)).toBe(0)
  })

  it('are of a category only for those of it, unless the next list converts', () => {
    const matrix = matrixOf({}, { held: 3, lapsed: 1 })
    expect(seatsForWaiting(matrix, waiting('general', 'sc'), false)).toBe(1)
    expect(seatsForWaiting(matrix, waiting('general', 'sc'), true)).toBe(2)
    expect(seatsForWaiting(matrixOf({ lapsed: 1 }, { lapsed: 1 }), waiting('sc', 'sc'), false)).toBe(2)
  })
})
