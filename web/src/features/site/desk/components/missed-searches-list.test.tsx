import { documentPaths } from '@prangan/contract/paths'
import { waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { firestore } from '../../../../testing/firestore.ts'
import { button, openScreen, says } from '../../../../testing/screen.tsx'
import { missedSearchesTable, sumMisses } from '../missed-searches.ts'
import { ViewPages } from './view-pages.tsx'

const months = [
  { month: '2026-11', queries: { canteen: 2, hostel: 3 }, others: 0 },
  { month: '2026-10', queries: { hostel: 2, 'bus pass': 2 }, others: 0 },
]
const open = () => openScreen(<ViewPages />, '/desk?tab=searches')
const lines = () => [...document.querySelectorAll('tbody tr')].map(({ textContent }) => textContent)

it('The office reads on a tab what people searched for in vain, how often, and in which month last', async () => {
  for (const misses of months) firestore.put(documentPaths.searchMisses(misses.month), misses)
  open()
  await waitFor(() =>
    expect(lines()).toEqual([
      'hostel5 timesNovember 2026',
      'bus pass2 timesOctober 2026',
      'canteen2 timesNovember 2026',
    ]),
  )
  button('Export CSV')
})

it('The office exports the searches with the same columns', () => {
  const [hostel] = sumMisses(months)
  if (!hostel) throw new Error('Nothing was summed.')
  expect(missedSearchesTable().map(([header, cell]) => [header, cell(hostel)])).toEqual([
    ['Search', 'hostel'],
    ['Times', '5'],
    ['Last searched for in', 'November 2026'],
  ])
})

it('The office is told that everything was found', async () => {
  open()
  await says('Nothing so far.')
})
