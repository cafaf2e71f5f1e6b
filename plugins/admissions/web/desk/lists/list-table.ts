import type { Table } from '@prangan/web/lib/export-pages.ts'
import { shownHundredths } from '@prangan/web/lib/format-number.ts'
import type { MeritListRow } from '../../../contract/schemas/admission-lists.ts'

/** The columns of a list's CSV file, in English in every language: other programs read it. */
export const listTable: Table<MeritListRow> = [
  ['Rank', ({ rank }) => String(rank)],
  ['Application', ({ id }) => id],
  ['Name', ({ name }) => name],
  ['Category', ({ category }) => category],
  ['Index', ({ index }) => shownHundredths(index)],
  ['Seat under', ({ under }) => under],
  ['Horizontal group', ({ group }) => group],
  ['Supernumerary', ({ isExtra }) => (isExtra ? 'yes' : '')],
  ['Waiting', ({ waiting }) => (waiting > 0 ? String(waiting) : '')],
]
