import { expect, test } from 'vitest'
import { allocate, type Earlier } from '../../../contract/merit/allocate.ts'
import type { Contender } from '../../../contract/merit/candidate.ts'
import type { MeritListRow } from '../../../contract/schemas/admission-lists.ts'
import type { SeatRule } from '../../../contract/schemas/merit-rules.ts'
import { sharesOf, totalOf } from './shares.ts'

const rule: SeatRule = {
  total: 10,
  vertical: { obc: 30, sc: 20 },
  horizontal: [],
  conversion: { obc: ['open'], sc: [] },
}

const people = (categories: readonly string[]): Contender[] =>
  categories.map((category, before) => ({
    ...{ id: `p${before + 1}`, rank: before + 1, category },
    groups: [],
    open: true,
  }))

function shares(categories: readonly string[], earlier?: Earlier) {
  const ranked = people(categories)
  const rows = ranked.map(({ id, rank, category }) => ({ id, rank, category }) as MeritListRow)
  return sharesOf({ rows, report: allocate(ranked, rule, ['obc', 'sc'], earlier) })
}

const general = (count: number) => Array.from({ length: count }, () => 'general')

test('An officer reads how many seats each share gave and has left', () => {
  const found = shares(['obc', ...general(3), 'sc'], { keepsSeats: true })
  expect(found.find(({ share }) => share === 'open')).toMatchObject({ byRule: 5, before: 0, now: 5, left: 0 })
  expect(found.find(({ share }) => share === 'obc')).toMatchObject({ byRule: 3, now: 0, left: 3 })
  expect(totalOf(found)).toMatchObject({ byRule: 10, converted: 0, now: 5, left: 5 })
})

test('A seat that was given before, and whose holder now has an open one, is counted once', () => {
  const held = [{ id: 'p1', under: 'obc' }]
  const found = shares(['obc', ...general(2), 'obc'], { held, keepsSeats: true })
  expect(found.find(({ share }) => share === 'open')).toMatchObject({ before: 0, moved: 1 })
  expect(found.find(({ share }) => share === 'obc')).toMatchObject({ byRule: 3, before: 0 })
})

test('The numbers of every share add up, with seats from others', () => {
  for (const earlier of [{}, { keepsSeats: true }, { held: [{ id: 'p2', under: 'sc' }] }]) {
    const found = shares(['obc', 'sc', ...general(9), 'obc'], earlier)
    for (const { byRule, converted, before, moved, now, left } of found)
      expect(byRule + converted).toBe(before + moved + now + left)
    expect(totalOf(found)).toMatchObject({ byRule: 10, converted: 0 })
  }
})
