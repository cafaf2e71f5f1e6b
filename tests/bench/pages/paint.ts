import type { Browser } from '@playwright/test'
import { openPhone, slowNetwork } from './phone.ts'

/** When a page is painted in milliseconds from its start, what moved, and how many scripts came before. */
export type Paint = { first: number; largest: number; shift: number; scriptsBefore: number }

/** Loads a page on a throttled phone and network, and observes it until well after its scripts have loaded. */
export async function paint(browser: Browser, path: string): Promise<Paint> {
  const { context, page, cdp } = await openPhone(browser, 4)
  await slowNetwork(cdp)
  await page.goto(path, { waitUntil: 'load' })
  const result = await page.evaluate(watch)
  await context.close()
  return result
}

/** Runs in the page. Painting is over when nothing was painted for two seconds after the load. */
async function watch(): Promise<Paint> {
  const quiet = 2_000
  const entries: PerformanceEntry[] = []
  const observe = (type: string) =>
    new PerformanceObserver((list) => entries.push(...list.getEntries())).observe({ type, buffered: true })
  for (const type of ['paint', 'largest-contentful-paint', 'layout-shift']) observe(type)
  const last = () => entries.filter(({ entryType }) => entryType.startsWith('largest')).at(-1)?.startTime
  const loaded = performance.now()
  while (performance.now() < Math.max(loaded, last() ?? 0) + quiet || last() === undefined) {
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  const largest = last() ?? Number.NaN
  const shifts = entries as (PerformanceEntry & { value?: number })[]
  return {
    first: entries.find(({ name }) => name === 'first-contentful-paint')?.startTime ?? Number.NaN,
    largest,
    shift: shifts.reduce((sum, { value = 0 }) => sum + value, 0),
    scriptsBefore: performance
      .getEntriesByType('resource')
      .filter(({ name, startTime }) => name.endsWith('.js') && startTime < largest).length,
  }
}
