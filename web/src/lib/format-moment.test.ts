import { expect, it } from 'vitest'
import { formatMoment } from './format-moment.ts'

it('The office reads a moment in India’s time, whatever the zone of the machine', () => {
  expect(formatMoment(new Date('2026-11-20T04:00:00Z'))).toMatch(/^20 Nov 2026, 9:30\sam$/)
  expect(formatMoment(new Date('2026-12-31T20:00:00Z'))).toMatch(/^1 Jan 2027, 1:30\sam$/)
})
