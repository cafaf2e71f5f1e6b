import { mkdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import type Axe from 'axe-core'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { expect } from 'vitest'
import { suite } from './suite.ts'

/** The widths at which every screen is looked at, in CSS pixels. */
export const widths = [360, 768, 1366] as const

/** A person with a browser profile of their own. What goes wrong on their pages is kept in `troubles`. */
export type Person = { context: BrowserContext; page: Page; troubles: string[] }

/** Opens a person's browser at a size. A console error, an uncaught error or a failed request is trouble. */
export async function openBrowser(browser: Browser, width = 1366, height = 900): Promise<Person> {
  const context = await browser.newContext({
    baseURL: suite.app,
    viewport: { width, height },
    locale: 'en-IN',
  })
  const troubles: string[] = []
  context.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning')
      troubles.push(`console: ${message.text()}`)
  })
  context.on('weberror', (error) => troubles.push(`uncaught: ${error.error().message}`))
  context.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? ''
    // A listener's long request ends with its page.
    if (reason !== 'net::ERR_ABORTED') troubles.push(`failed: ${request.url()} ${reason}`)
  })
  return { context, page: await context.newPage(), troubles }
}

/** Saves a screenshot of the whole page at each width, for people to look at. */
export async function photograph(page: Page, name: string): Promise<void> {
  const before = page.viewportSize()
  mkdirSync(screenshots, { recursive: true })
  for (const width of widths) {
    await page.setViewportSize({ width, height: width === 360 ? 780 : 900 })
    await page.screenshot({ path: `${screenshots}/${name}-${width}.png`, fullPage: true })
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(overflow, `${name} at ${width} px scrolls sideways`).toBeLessThanOrEqual(0)
  }
  if (before) await page.setViewportSize(before)
}
const screenshots = new URL('../.out/screenshots', import.meta.url).pathname

const axePath = createRequire(import.meta.url).resolve('axe-core/axe.min.js')

/** What axe finds wrong on the page, a line each. The script goes in past the page's own policy. */
export async function accessibilityFaults(page: Page): Promise<string[]> {
  const client = await page.context().newCDPSession(page)
  await client.send('Page.setBypassCSP', { enabled: true })
  await page.addScriptTag({ path: axePath })
  const { violations } = await page.evaluate(() => (window as unknown as { axe: typeof Axe }).axe.run())
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`))
}
