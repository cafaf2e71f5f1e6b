import { college } from '@prangan/college/config'
import { expect, test } from 'vitest'
import { googleEvent } from './google-event.ts'

const event = {
  title: 'Sports day',
  first: '2026-12-11',
  last: '2026-12-11',
  time: '',
  place: '',
  url: 'https://x.test/1',
}
const paramsOf = (more: Partial<typeof event>) =>
  Object.fromEntries(new URL(googleEvent({ ...event, ...more })).searchParams)

test('An event without a time is added as whole days, until the day after its last', () => {
  expect(paramsOf({ last: '2026-12-12' })).toEqual({
    ...{ action: 'TEMPLATE', text: 'Sports day', details: 'https://x.test/1' },
    dates: '20261211/20261213',
  })
})

test('An event with a time is on each of its days, for an hour', () => {
  const { dates = '', ...more } = paramsOf({ time: '10:30', last: '2026-12-12', place: 'Ground' })
  const [start, end] = dates.split('/')
  expect(more).toMatchObject({ location: 'Ground', recur: 'RRULE:FREQ=DAILY;COUNT=2' })
  const at = new Date(`2026-12-11T10:30:00${college.locale.utcOffset}`)
  const basic = (time: Date) => `${time.toISOString().slice(0, 16).replace(/[-:]/g, '')}00Z`
  expect([start, end]).toEqual([basic(at), basic(new Date(at.getTime() + 60 * 60_000))])
})
