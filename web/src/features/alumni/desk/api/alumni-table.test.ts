import { expect, it } from 'vitest'
import { alumniTable } from './alumni-table.ts'
import type { AlumnusRow } from './alumnus-row.ts'

it('The office sees in the exported file on which day in India an alumnus registered', () => {
  const createdAt = new Date('2026-01-05T19:00:00Z')
  const row = { status: false, createdAt } as unknown as AlumnusRow
  const [header, cell] = alumniTable().at(-1) ?? []
  expect(header).toBe('Registered (India time, UTC+05:30)')
  expect(cell?.(row)).toBe('2026-01-06 00:30:00')
})
