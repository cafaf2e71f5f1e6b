import { expect, test } from 'vitest'
import type { MeritListRow } from '../schemas/admission-lists.ts'
import { changesBetween } from './list-changes.ts'

const row = (id: string, rank: number, under: string, waiting = 0): MeritListRow => ({
  ...{ id, rank, under, waiting },
  ...{ lastFour: id, name: id, category: 'general', index: 0, group: '' },
})
const shown = (before: readonly MeritListRow[], after: readonly MeritListRow[]) =>
  changesBetween(before, after).map(({ id, isSeat, before, after }) => [
    id,
    before?.rank ?? null,
    after?.rank ?? null,
    isSeat,
  ])

test('two equal lists have no changes', () => {
  const rows = [row('a', 1, 'open'), row('b', 2, '', 1)]
  expect(changesBetween(rows, rows)).toEqual([])
})

test('who moves up takes a seat, who moves down loses it, and who only has another rank keeps it', () => {
  const before = [row('a', 1, 'open'), row('b', 2, 'open'), row('c', 3, '', 1)]
  const after = [row('a', 1, 'open'), row('c', 2, 'open'), row('b', 3, '', 1)]
  expect(shown(before, after)).toEqual([
    ['c', 3, 2, true],
    ['b', 2, 3, true],
  ])
  const moved = [row('b', 1, 'open'), row('a', 2, 'open'), row('c', 3, '', 1)]
  expect(shown(before, moved)).toEqual([
    ['b', 2, 1, false],
    ['a', 1, 2, false],
  ])
})

test('a seat under another share, a new row and one that is gone are changes', () => {
  const before = [row('a', 1, 'open'), row('b', 2, 'sc'), row('c', 3, '', 1)]
  const after = [row('d', 1, 'open'), row('b', 2, 'open'), row('c', 3, '', 2)]
  expect(shown(before, after)).toEqual([
    ['d', null, 1, true],
    ['b', 2, 2, true],
    ['c', 3, 3, false],
    ['a', 1, null, true],
  ])
})
