import type { Page } from '@playwright/test'
import { informationPages } from '@prangan/college/demo/pages'
import { seeFonts, widths } from '../support/page.ts'
import { livePages } from '../support/site-pages.ts'
import { expect, test } from './fixtures.ts'
import { returning } from './steps/home-page.ts'

/** Runs in the page. Adds up layout shifts (CLS) without the ticker, which other tests change. */
function addUpShifts(): void {
  type Shift = PerformanceEntry & { value: number; sources: { node: Node | null }[] }
  const isTicker = ({ node }: { node: Node | null }) =>
    Boolean((node instanceof Element ? node : node?.parentElement)?.closest('.ticker-track'))
  const seen = { shift: 0 }
  Object.assign(window, { seen })
  new PerformanceObserver((list) => {
    for (const { value, sources } of list.getEntries() as Shift[])
      if (!sources.every(isTicker)) seen.shift += value
  }).observe({ type: 'layout-shift', buffered: true })
}

async function shiftOf(page: Page, path: string): Promise<number> {
  await page.goto(path)
  await page.keyboard.press('Shift')
  await seeFonts(page)
  return page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame)
    return (window as unknown as { seen: { shift: number } }).seen.shift
  })
}

test('Nothing on any page shifts while it loads', { tag: '@slow' }, async ({ openPerson }) => {
  test.slow()
  const { page } = await openPerson({ width: widths[0], height: 780, storageState: returning })
  await page.addInitScript(addUpShifts)
  const shifted: string[] = []
  for (const path of Object.keys({ ...informationPages, ...livePages })) {
    let shift = await shiftOf(page, path)
    // Other tests' notices appear and disappear, so only a shift in every attempt counts.
    if (shift > 0) shift = Math.min(shift, await shiftOf(page, path))
    // Smaller shifts are words that move by a few pixels with their font; reports show thousandths.
    if (shift >= 0.001) shifted.push(`${path} by ${shift}`)
  }
  expect(shifted).toEqual([])
})
