import { expect, test } from 'vitest'
import { noVisits } from '../../contract/visits.ts'
import { visitsIn } from './period.ts'

test('a search for a word that every object has is counted like any other', () => {
  const missed = Object.fromEntries([['constructor', 3]])
  const { all } = visitsIn([{ ...noVisits('2026-11'), missed }], '2026-11', '2026-11-30')
  expect(Object.entries(all.missed)).toEqual([['constructor', 3]])
})
