import type { Browser } from '@playwright/test'
import { type Figure, percentile } from '../figure.ts'
import { serveBuiltSite } from './built-site.ts'
import { launchOn, openPhone } from './phone.ts'
import { score } from './score.ts'

const rounds = 5

/**
 * Returns the milliseconds from a first touch on the menu to the next paint. The menu's code has not loaded, and the processor
 * is throttled four times. The browser measures it (Event Timing, in steps of 8 ms).
 */
async function firstTouch(browser: Browser): Promise<number> {
  const { context, page } = await openPhone(browser, 4)
  await page.goto('/', { waitUntil: 'commit' })
  const menu = page.getByRole('button', { name: 'Menu', exact: true })
  await menu.waitFor()
  const painted = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const longest = (list: PerformanceObserverEntryList) =>
          Math.max(...list.getEntries().map(({ duration }) => duration))
        const options = { type: 'event', durationThreshold: 16, buffered: true }
        new PerformanceObserver((list) => resolve(longest(list))).observe(options)
      }),
  )
  await menu.tap()
  const duration = await painted
  await context.close()
  return duration
}

export async function slowPhone(): Promise<Figure[]> {
  const site = await serveBuiltSite()
  const { browser, debugPort } = await launchOn(site.port)
  try {
    const touches: number[] = []
    for (let round = 0; round < rounds; round++) touches.push(await firstTouch(browser))
    const { blocking } = await score(debugPort, '/', { slowdown: 20 })
    return [
      {
        what: 'home: a first touch before React, to its paint (4x slower)',
        value: percentile(touches, 0.5),
        unit: 'ms',
        budget: 200,
      },
      { what: 'home: blocking time, 20x slower', value: blocking, unit: 'ms' },
    ]
  } finally {
    await browser.close()
    site.close()
  }
}
