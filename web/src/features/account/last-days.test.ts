import { expect, it } from 'vitest'
import { formatLastDay } from '../../lib/format-last-day.ts'
import { checkInterval } from '../../lib/keep-checking.ts'
import { pauseBeforeEnd, withoutEnded } from './last-days.ts'

const answer = {
  type: 'faculty' as const,
  user: { uid: 'ravi', email: 'ravi@college.test', name: 'Ravi Mishra' },
  grants: ['admission:read', 'admission:decide'],
  lastDays: { 'admission:decide': '2026-12-04' },
}
const at = (time: string) => new Date(`${time}+05:30`)

it('A substitute keeps at the desk what has no last day, and the rest to the end of that day', () => {
  expect(withoutEnded(answer, at('2026-12-04T23:59:59'))).toBe(answer)
  expect(withoutEnded(answer, at('2026-12-05T00:00:00')).grants).toEqual(['admission:read'])
})

it('A substitute’s desk is checked a second after the end, and each minute before and after it', () => {
  expect(pauseBeforeEnd(answer, at('2026-12-04T23:59:50'))).toBe(11_000)
  for (const time of ['2026-12-04T12:00:00', '2026-12-05T00:05:00'])
    expect(pauseBeforeEnd(answer, at(time))).toBe(checkInterval)
})

it('A substitute reads the last day with its weekday, and with the year where it is another', () => {
  expect(formatLastDay('2026-12-04', '2026-11-30')).toBe('Friday 4 December')
  expect(formatLastDay('2027-01-01', '2026-11-30')).toBe('Friday 1 January 2027')
})
