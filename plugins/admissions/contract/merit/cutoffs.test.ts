import { describe, expect, it } from 'vitest'
import { cutoffsOf } from './cutoffs.ts'

const rows = [
  { id: 'amit', rank: 1, index: 9_100 },
  { id: 'bharat', rank: 2, index: 9_000 },
  { id: 'chandan', rank: 3, index: 8_800 },
  { id: 'deepak', rank: 4, index: 8_700 },
  { id: 'ekta', rank: 5, index: 8_500 },
]

describe('Somebody who waits for a seat', () => {
  it('reads whose rank was the last with a seat of each share, apart from those who came in for a group', () => {
    const offers = [
      { id: 'deepak', under: 'sc' },
      { id: 'bharat', under: 'open' },
      { id: 'amit', under: 'open' },
      { id: 'ekta', under: 'open', horizontal: 'women' },
    ]
    expect(cutoffsOf(rows, { offers, steps: [] })).toEqual([
      { share: 'open', seats: 3, byGroup: 1, rank: 2, index: 9_000 },
      { share: 'sc', seats: 1, byGroup: 0, rank: 4, index: 8_700 },
    ])
  })

  it('reads that all seats of a share went to a group', () => {
    const offers = [{ id: 'ekta', under: 'open', horizontal: 'women' }]
    expect(cutoffsOf(rows, { offers, steps: [] })).toEqual([
      { share: 'open', seats: 1, byGroup: 1, rank: 0, index: 0 },
    ])
  })

  it('reads the shares in the order of the session', () => {
    const offers = [
      { id: 'bharat', under: 'obc' },
      { id: 'deepak', under: 'sc' },
    ]
    const steps = ['sc', 'obc', 'open'].map(
      (vertical) => ({ step: 'seats', vertical, seats: 1, held: 0 }) as const,
    )
    expect(cutoffsOf(rows, { offers, steps }).map(({ share }) => share)).toEqual(['sc', 'obc'])
  })

  it('reads no share of which the list gives no seat', () => {
    expect(cutoffsOf(rows, { offers: [], steps: [] })).toEqual([])
  })
})
