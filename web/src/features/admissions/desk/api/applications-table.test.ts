import { expect, it } from 'vitest'
import type { ApplicationRow } from './application-row.ts'
import { applicationsTable } from './applications-table.ts'

const [header, cell] = applicationsTable.at(-1) ?? []
const received = (time: string): string | undefined =>
  cell?.({ createdAt: new Date(time) } as unknown as ApplicationRow)

it('The office sees in the exported file on which day in India an application came in', () => {
  expect(header).toBe('Received (India time, UTC+05:30)')
  // Half past twelve at night, after the last day.
  expect(received('2026-07-15T19:00:00Z')).toBe('2026-07-16 00:30:00')
  expect(received('2026-07-15T18:29:59Z')).toBe('2026-07-15 23:59:59')
})
