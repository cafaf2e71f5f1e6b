import fc from 'fast-check'
import { expect, test } from 'vitest'
import { begun, histories } from './office.ts'

test('after any corrections and revised lists nobody has lost a given seat without a decision', () => {
  fc.assert(
    fc.property(histories, ([rule, steps]) => {
      const office = begun(rule)
      for (const given of steps) {
        const before = office.holders()
        office.decided.clear()
        office.take(given)
        const [holders, named] = [office.holders(), office.named]
        const lost = before.filter((id) => !holders.includes(id) || !named.has(id))
        const declined = given.kind === 'answer' && given.status === 'declined'
        for (const id of lost)
          expect(declined ? 'declined' : office.decided.get(id)).toMatch(/declined|cancelled/)
      }
    }),
    { numRuns: 200 },
  )
})

test('the seats that are given are at most the sanctioned ones and those that an officer kept, by name', () => {
  fc.assert(
    fc.property(histories, ([rule, steps]) => {
      const office = begun(rule)
      const kept = new Set<string>()
      for (const given of steps) {
        office.decided.clear()
        office.take(given)
        for (const [id, kind] of office.decided) if (kind !== 'cancelled') kept.add(id)
        const extra = new Set(
          office.published.flatMap(({ report }) =>
            report.skipped.filter(({ reason }) => reason === 'supernumerary').map(({ id }) => id),
          ),
        )
        for (const id of extra) expect(kept.has(id)).toBe(true)
        const holders = office.holders()
        const regular = holders.filter((id) => !extra.has(id))
        expect(regular.length).toBeLessThanOrEqual(rule.seats.total)
        if (given.kind !== 'next') continue
        const { offers = [], waiting = [] } = office.last?.report ?? {}
        const again = [...offers, ...waiting].filter(({ id }) => holders.includes(id))
        expect(again, 'whoever has a seat takes no other').toEqual([])
      }
    }),
    { numRuns: 200 },
  )
})
