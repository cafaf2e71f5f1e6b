import { expect, it } from 'vitest'
import { isDue, isOverdue, reviewBy } from './disclosures.ts'
import { disclosureItems, disclosureLists } from './lists.ts'

const item = (updatedOn: string, reviewEvery: '6' | '12' = '12') =>
  ({ state: 'published', updatedOn, reviewEvery }) as const

it('An item is reviewed after 6 or 12 months, on the last day of a shorter month', () => {
  expect(reviewBy(item('2026-03-15'))).toBe('2027-03-15')
  expect(reviewBy(item('2026-08-31', '6'))).toBe('2027-02-28')
  expect(reviewBy(item('2024-02-29'))).toBe('2025-02-28')
})

it('The office learns of a review 30 days before it, and visitors from its day', () => {
  const said = item('2025-12-31')
  expect([isDue(said, '2026-11-30'), isDue(said, '2026-12-01')]).toEqual([false, true])
  expect([isOverdue(said, '2026-12-30'), isOverdue(said, '2026-12-31')]).toEqual([false, true])
})

it('Nothing is due of an item that is missing or does not apply', () => {
  for (const state of ['missing', 'notApplicable'] as const) {
    const said = { ...item('2020-01-01'), state }
    expect([reviewBy(said), isDue(said, '2026-12-01'), isOverdue(said, '2026-12-01')]).toEqual([
      '',
      false,
      false,
    ])
  }
})

it('Each item has a key of its own, which an address can have, and both titles', () => {
  const keys = disclosureItems.map(({ key }) => key)
  expect(new Set(keys).size).toBe(keys.length)
  expect(keys.filter((key) => !/^[a-z0-9-]{1,64}$/.test(key))).toEqual([])
  const texts = disclosureLists.flatMap(({ name, basis, sections }) => [
    name,
    basis,
    ...sections.flatMap(({ title, items }) => [
      title,
      ...items.flatMap((item) => [item.title, ...(item.usualReason ? [item.usualReason] : [])]),
    ]),
  ])
  expect(texts.filter(({ en, hi }) => en === '' || !hi)).toEqual([])
})
