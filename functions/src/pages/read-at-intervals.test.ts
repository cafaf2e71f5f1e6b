import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { readAtIntervals } from './read-at-intervals.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] })
})
afterEach(() => {
  vi.useRealTimers()
})

test('All who ask within a second share one reading', async () => {
  const read = vi.fn(async (last = 0) => last + 1)
  const { current } = readAtIntervals(read, 1_000)
  expect(await Promise.all([current(), current()])).toEqual([1, 1])
  vi.advanceTimersByTime(999)
  expect(await current()).toBe(1)
  vi.advanceTimersByTime(1)
  expect(await current()).toBe(2)
  expect(read).toHaveBeenCalledTimes(2)
})

test('A failure is told to all until the next reading is due, which starts from the last value', async () => {
  const read = vi.fn(async (last = 0) => last + 1)
  const { current } = readAtIntervals(read, 1_000)
  await current()
  vi.advanceTimersByTime(1_000)
  read.mockRejectedValueOnce(new Error('out of reach'))
  await expect(current()).rejects.toThrow('out of reach')
  await expect(current()).rejects.toThrow('out of reach')
  vi.advanceTimersByTime(1_000)
  expect(await current()).toBe(2)
  expect(read).toHaveBeenCalledTimes(3)
})

test('Those who need a newer value wait for one reading together', async () => {
  vi.useRealTimers()
  const read = vi.fn(async (last = 0) => last + 1)
  const { current, next } = readAtIntervals(read, 30)
  await current()
  const begun = performance.now()
  expect(await Promise.all([next(), next()])).toEqual([2, 2])
  expect(performance.now() - begun).toBeGreaterThan(20)
  expect(read).toHaveBeenCalledTimes(2)
})
