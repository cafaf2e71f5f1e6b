import { expect, it } from 'vitest'
import { momentWords } from './moment-words.ts'

it('The office reads a moment in India’s time, whatever the zone of the machine', () => {
  expect(momentWords(new Date('2026-11-20T04:00:00Z'))).toMatch(/^20 Nov 2026, 9:30\sam$/)
  expect(momentWords(new Date('2026-12-31T20:00:00Z'))).toMatch(/^1 Jan 2027, 1:30\sam$/)
})
