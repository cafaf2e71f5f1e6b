import { expect, test } from 'vitest'
import { pageCache } from './page-cache.ts'

const now = new Date('2026-11-20T09:00:00.000Z')
const after = (milliseconds: number) =>
  pageCache(new Date(now.getTime() + milliseconds).toISOString(), now, 10)

test('A page is cached for seconds where nothing is about to change', () => {
  const usual = 'public, max-age=0, s-maxage=10, stale-while-revalidate=60'
  expect(pageCache(null, now, 10)).toBe(usual)
  expect(after(70_000)).toBe(usual)
})

test('No cache shows a page past the moment at which a notice ends or begins', () => {
  expect(after(69_999)).toBe('public, max-age=0, s-maxage=10, stale-while-revalidate=59')
  expect(after(10_000)).toBe('public, max-age=0, s-maxage=10, stale-while-revalidate=0')
  expect(after(3_500)).toBe('public, max-age=0, s-maxage=3, stale-while-revalidate=0')
  expect(after(999)).toBe('no-store')
  expect(after(-5)).toBe('no-store')
})

test('A page of which a part could not be read is kept by no cache', () => {
  expect(pageCache(null, now, 0)).toBe('no-store')
})
