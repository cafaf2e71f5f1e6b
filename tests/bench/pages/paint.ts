import type { Browser } from '@playwright/test'
import { openPhone, slowNetwork } from './phone.ts'

/** Times are in milliseconds from the page's start; the blocking time is the total after the first paint. */
export type Paint = { first: number; largest: number; shift: number; scriptsBefore: number; blocking: number }

/** Loads a page on a throttled phone and network, and observes it until well after its listener has started. */
export async function paint(browser: Browser, path: string): Promise<Paint> {
  const { context, page, cdp } = await openPhone(browser, 4)
  await slowNetwork(cdp)
  await page.goto(path, { waitUntil: 'load' })
  const result = await page.evaluate(watch)
  await context.close()
  return result
}

/** Runs in the page. Resolves when Firestore has loaded and nothing has happened for two seconds; a floor has no scripts. */
async function watch(): Promise<Paint> {
  const quiet = 2_000
  const entries: PerformanceEntry[] = []
  let last = performance.now()
  const add = (list: PerformanceObserverEntryList) => {
    entries.push(...list.getEntries())
    last = performance.now()
  }
  for (const type of ['paint', 'largest-contentful-paint', 'layout-shift', 'longtask', 'resource'])
    new PerformanceObserver(add).observe({ type, buffered: true })
  const of = (type: string) => entries.filter(({ entryType }) => entryType === type)
  const isLive = () =>
    document.scripts.length === 0 || of('resource').some(({ name }) => name.includes('/assets/firestore-'))
  while (performance.now() < last + quiet || of('largest-contentful-paint').length === 0 || !isLive())
    await new Promise((resolve) => setTimeout(resolve, 100))
  const first = entries.find(({ name }) => name === 'first-contentful-paint')?.startTime ?? Number.NaN
  const largest = of('largest-contentful-paint').at(-1)?.startTime ?? Number.NaN
  const shifts = of('layout-shift') as (PerformanceEntry & { value?: number })[]
  return {
    first,
    largest,
    shift: shifts.reduce((sum, { value = 0 }) => sum + value, 0),
    scriptsBefore: of('resource').filter(({ name, startTime }) => name.endsWith('.js') && startTime < largest)
      .length,
    blocking: of('longtask')
      .map(({ startTime, duration }) => Math.min(duration, startTime + duration - first) - 50)
      .reduce((sum, beyond) => sum + Math.max(0, beyond), 0),
  }
}
