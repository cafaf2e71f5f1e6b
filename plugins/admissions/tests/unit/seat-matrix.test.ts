import fc from 'fast-check'
import { expect, test } from 'vitest'
import { firstListId } from '../../contract/list-id.ts'
import { seatMatrix } from '../../contract/merit/seat-matrix.ts'
import type { SeatCounts } from '../../contract/schemas/seat-matrix.ts'
import { begun, histories, now, type Office, type Rule } from './office.ts'

const matrixOf = (office: Office, { seats, categories }: Rule) => {
  const lists = office.published.map((list) => ({ ...list, seats: office.seats[firstListId(list.id)] }))
  return seatMatrix({ seats, categories, lists }, now)
}

const partsOf = ({ listed, offered, admitted, lapsed, held, vacant }: SeatCounts) => [
  ...[listed, offered, admitted, lapsed],
  ...[held, vacant],
]
const sum = (counts: readonly number[]) => counts.reduce((all, count) => all + count, 0)

test('what became of the seats adds up to the sanctioned ones, after any lists, answers and decisions', () => {
  fc.assert(
    fc.property(histories, ([rule, steps]) => {
      const office = begun(rule)
      for (const given of steps) {
        office.take(given)
        const { shares, total } = matrixOf(office, rule)
        for (const share of shares) {
          const { sanctioned, convertedIn, convertedOut } = share
          expect(sum(partsOf(share))).toBe(sanctioned + convertedIn - convertedOut)
          for (const count of [...partsOf(share), convertedIn, convertedOut])
            expect(count).toBeGreaterThanOrEqual(0)
        }
        expect(total.sanctioned).toBe(rule.seats.total)
        expect(sum(partsOf(total))).toBe(rule.seats.total)
      }
    }),
    { numRuns: 300 },
  )
})

test('everybody with a seat is counted once, and those beyond the sanctioned number by name', () => {
  fc.assert(
    fc.property(histories, ([rule, steps]) => {
      const office = begun(rule)
      for (const given of steps) {
        office.take(given)
        const { offered, admitted, supernumerary } = matrixOf(office, rule).total
        expect(offered + admitted + supernumerary).toBe(office.holders().length)
      }
    }),
    { numRuns: 300 },
  )
})

test('a list that was just published has as many seats given, held and vacant as it says', () => {
  fc.assert(
    fc.property(histories, ([rule, steps]) => {
      const office = begun(rule)
      for (const given of steps) {
        office.take(given)
        if (given.kind !== 'next') continue
        const { total } = matrixOf(office, rule)
        const report = office.last?.report
        const { offers = [], steps: reported = [] } = report ?? {}
        const held = sum(reported.map((step) => (step.step === 'seats' ? step.held : 0)))
        const left = sum(
          reported.map((step) => (step.step === 'vacant' || step.step === 'kept' ? step.seats : 0)),
        )
        expect(total.listed + total.offered + total.admitted).toBe(held + offers.length)
        expect(total.lapsed).toBe(0)
        expect(total.held + total.vacant).toBe(left)
      }
    }),
    { numRuns: 300 },
  )
})
