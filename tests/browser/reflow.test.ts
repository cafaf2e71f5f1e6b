import type { Browser, BrowserContext, Page } from '@playwright/test'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { launchBrowser } from '../support/chrome.ts'
import { suite } from '../support/suite.ts'

/** Around each width at which the frame changes: 769 px makes the drawer a bar. */
const frameWidths = [320, 360, 768, 769, 808, 900, 971, 1024, 1279, 1280, 1366]

let browser: Browser
/** One whose reader has set the browser's text to twice its size. */
let largeText: Browser
beforeAll(async () => {
  ;[browser, largeText] = await Promise.all([
    launchBrowser(),
    launchBrowser(['--blink-settings=defaultFontSize=32']),
  ])
})
afterAll(() => Promise.all([browser?.close(), largeText?.close()]))

/** What of the header, its menus one after the other among it, is off the screen. */
function frameFaults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const nav = document.querySelector<HTMLElement>('.site-menu')
    const opener = document.querySelector<HTMLElement>('header [popovertarget]')
    const faults: string[] = []
    const look = (what: string) => {
      for (const part of document.querySelectorAll('header :is(a, button, summary)')) {
        const { left, right } = part.getBoundingClientRect()
        if (part.checkVisibility() && (left < 0 || right > innerWidth + 0.5))
          faults.push(`${what}: ${part.textContent} from ${left} to ${right}`)
      }
    }
    look('header')
    if (opener?.checkVisibility()) nav?.showPopover()
    for (const menu of nav?.querySelectorAll('details') ?? []) {
      menu.open = true
      look(menu.querySelector('summary')?.textContent ?? '')
      menu.open = false
    }
    return faults
  })
}

/** A page without live parts, scripts held back: native menus need none. */
async function openStill(context: BrowserContext): Promise<Page> {
  const page = await context.newPage()
  await page.goto('/history')
  return page
}

describe('The header and every menu stay on the screen', () => {
  it('at every width', async () => {
    const context = await browser.newContext({ baseURL: suite.app })
    for (const width of frameWidths) {
      const page = await openStill(context)
      await page.setViewportSize({ width, height: 780 })
      expect([width, ...(await frameFaults(page))]).toEqual([width])
      await page.close()
    }
    await context.close()
  })

  it.each([360, 768, 1366])('at %d px with text at 200 %%', async (width) => {
    const context = await browser.newContext({ baseURL: suite.app, viewport: { width, height: 780 } })
    const page = await openStill(context)
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%'
    })
    expect(await frameFaults(page)).toEqual([])
    await context.close()
  })

  it.each([360, 768, 1366])('at %d px in a browser whose text is twice as large', async (width) => {
    const viewport = { width, height: 780 }
    const context = await largeText.newContext({ baseURL: suite.app, viewport })
    const page = await openStill(context)
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px')
    expect(await frameFaults(page)).toEqual([])
    await context.close()
  })
})

describe('The home page', () => {
  it('scrolls only downwards at 320 px, and at 360 px with text at 200 %', async () => {
    const context = await browser.newContext({ baseURL: suite.app, viewport: { width: 320, height: 640 } })
    const page = await context.newPage()
    const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    await page.goto('/')
    expect(await overflow()).toBe(0)
    await page.setViewportSize({ width: 360, height: 780 })
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%'
    })
    expect(await overflow()).toBe(0)
    await context.close()
  })
})
