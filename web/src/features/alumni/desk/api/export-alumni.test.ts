import { expect, it } from 'vitest'
import type { AlumnusRow } from './alumnus-row.ts'
import { alumniTable } from './export-alumni.ts'

it('The office sees in the exported file on which day in India an alumnus registered', () => {
  const createdAt = new Date('2026-01-05T19:00:00Z')
  const row = { status: false, createdAt } as unknown as AlumnusRow
  expect(alumniTable.header.at(-1)).toBe('Registered (India time, UTC+05:30)')
  expect(alumniTable.toCells(row).at(-1)).toBe('2026-01-06 00:30:00')
})
