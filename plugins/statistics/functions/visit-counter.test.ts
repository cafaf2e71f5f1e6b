import { expect, test, vi } from 'vitest'
import { statisticsLimits } from '../contract/limits.ts'
import { addVisits, noVisits, type VisitCounts, VisitCountsSchema } from '../contract/visits.ts'
import { createVisitCounter } from './visit-counter.ts'

const { interval, perNetwork, places } = statisticsLimits
const noon = Date.parse('2026-11-30T12:00:00+05:30')

/** Stores like Firestore does, for several processes, and remembers when it was written. */
function openStore() {
  const days = new Map<string, VisitCounts>()
  const writes: number[][] = []
  const startProcess = () => {
    const own: number[] = []
    writes.push(own)
    let now = noon
    const counter = createVisitCounter(
      async (counted) => {
        own.push(now)
        for (const day of counted)
          days.set(day.period, addVisits(days.get(day.period) ?? noVisits(day.period), day))
      },
      (error) => {
        throw error
      },
    )
    const visit = (place: string, at: number, address: string) => {
      now = at
      return counter.count({ kind: 'reads', place, address }, new Date(at))
    }
    return { visit, end: counter.write }
  }
  return { days, writes, startProcess }
}

const sumOf = (counts: Readonly<Record<string, number>> = {}) =>
  Object.values(counts).reduce((sum, count) => sum + count, 0)

test('Ten thousand visits through five processes are all counted, but those of the last minute of a killed process', async () => {
  const { days, writes, startProcess } = openStore()
  const processes = Array.from({ length: 5 }, startProcess)
  const killed: number[] = []
  // Twenty-five a second in all make 400 seconds; a thirteenth of the visits are to home.
  for (let at = 0; at < 10_000; at += 1) {
    const time = noon + at * 40
    const process = at % processes.length
    if (process === 0) killed.push(time)
    await processes[process]?.visit(`/page-${at % 13}`, time, `10.0.${at % 97}.${at % 5}`)
  }
  // The first is killed; the platform lets the others end.
  for (const { end } of processes.slice(1)) await end()
  const counted = days.get('2026-11-30')?.reads ?? {}
  const lost = 10_000 - sumOf(counted)
  const lastWrite = writes[0]?.at(-1) ?? 0
  expect(lost).toBe(killed.filter((time) => time > lastWrite).length)
  expect(lost).toBeLessThanOrEqual(interval / (40 * processes.length))
  expect(lost).toBeGreaterThan(0)
  for (let page = 0; page < 13; page += 1)
    expect(Math.abs((counted[`/page-${page}`] ?? 0) - 10_000 / 13)).toBeLessThanOrEqual(1 + lost / 5)
})

test('A process writes at most once a minute, and its first visit at once', async () => {
  const { days, writes, startProcess } = openStore()
  const { visit } = startProcess()
  await visit('/fees', noon, '10.0.0.1')
  expect(days.get('2026-11-30')?.reads).toEqual({ '/fees': 1 })
  for (let at = 1; at <= 600; at += 1) await visit('/fees', noon + at * 1_000, `10.0.0.${at % 50}`)
  const times = writes[0] ?? []
  expect(times).toHaveLength(11)
  for (const [index, time] of times.slice(1).entries())
    expect(time - (times[index] ?? 0)).toBeGreaterThanOrEqual(interval)
})

test('A visit after midnight in India is one of the next day', async () => {
  const { days, startProcess } = openStore()
  const { visit, end } = startProcess()
  const midnight = Date.parse('2026-12-01T00:00:00+05:30')
  await visit('/fees', midnight - 2_000, '10.0.0.1')
  await visit('/fees', midnight - 1, '10.0.0.1')
  await visit('/fees', midnight, '10.0.0.1')
  await end()
  expect([...days].map(([day, { reads }]) => [day, reads])).toEqual([
    ['2026-11-30', { '/fees': 2 }],
    ['2026-12-01', { '/fees': 1 }],
  ])
})

test('One network cannot make a page the most read, and keeps no other from being counted', async () => {
  const { days, startProcess } = openStore()
  const { visit, end } = startProcess()
  // An IPv6 connection has many addresses.
  for (let at = 0; at < 10 * perNetwork; at += 1)
    await visit('/mine', noon + at, `2001:db8:1:2::${at.toString(16)}`)
  await visit('/fees', noon + 20_000, '2001:db8:9:9::1')
  await end()
  expect(days.get('2026-11-30')?.reads).toEqual({ '/mine': perNetwork, '/fees': 1 })
})

test('What could not be stored is stored with the next, and only once', async () => {
  const stored: VisitCounts[] = []
  const store = vi
    .fn<(days: readonly VisitCounts[]) => Promise<void>>()
    .mockRejectedValueOnce(new Error('out of reach'))
    .mockImplementation(async (days) => void stored.push(...days))
  const failed = vi.fn()
  const { count } = createVisitCounter(store, failed)
  const visit = (at: number) =>
    count({ kind: 'reads', place: '/fees', address: '10.0.0.1' }, new Date(noon + at))
  await visit(0)
  await visit(1)
  await visit(interval)
  expect(failed).toHaveBeenCalledOnce()
  expect(stored.map(({ reads }) => reads)).toEqual([{ '/fees': 3 }])
})

test('A day with too many places counts further ones together, and stays small', () => {
  const full = noVisits('2026-11-30')
  for (let at = 0; at < places; at += 1) full.reads[`/${'a'.repeat(90)}-${at}`] = 1
  const more = { ...noVisits('2026-11-30'), reads: { [`/${'a'.repeat(90)}-0`]: 2, '/new': 3 }, others: 1 }
  const sum = addVisits(full, more)
  expect(Object.keys(sum.reads)).toHaveLength(places)
  expect(sum.reads[`/${'a'.repeat(90)}-0`]).toBe(3)
  expect(sum.others).toBe(4)
  expect(JSON.stringify(sum).length).toBeLessThan(300_000)
})

test('What is stored has places and numbers, and nothing of those who came', async () => {
  const { days, startProcess } = openStore()
  const { visit, end } = startProcess()
  await visit('/fees', noon, '203.0.113.77')
  await visit('/contact', noon + 1, '2001:db8:1:2::3')
  await end()
  const stored = days.get('2026-11-30')
  expect(Object.keys(stored ?? {}).sort()).toEqual(Object.keys(VisitCountsSchema.shape).sort())
  const text = JSON.stringify(stored)
  for (const trace of ['203.0', '2001:db8', '12:00']) expect(text).not.toContain(trace)
})
