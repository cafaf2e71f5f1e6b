import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { launchBrowser } from '../support/chrome.ts'
import { headings } from '../support/information-pages.ts'
import { accessibilityFaults, openBrowser, openLive, type Person, photograph } from '../support/page.ts'
import { suite } from '../support/suite.ts'

const paths = Object.keys(headings)

const widths = [360, 768, 1366] as const
const photographed = [
  'governing-body',
  'admission-procedure',
  'bcom',
  'managers-message',
  'syllabus',
  'contact',
]

let browser: Browser
let people: [Person, Person, Person]
/** What each page's main part says once React has taken it over. */
const said = new Map<string, string>()

beforeAll(async () => {
  browser = await launchBrowser()
  people = await Promise.all([openBrowser(browser), openBrowser(browser), openBrowser(browser)])
})
afterAll(() => browser?.close())

const mainText = (page: Page) => page.locator('main').innerText()

/** Opens a page and waits until its ticker moves with what is published: React and Firestore are there. */
async function openTakenOver(page: Page, path: string): Promise<void> {
  await page.goto(path)
  // A first key brings the page's code at once, as for a visitor.
  await page.keyboard.press('Shift')
  await page.locator('.ticker a:not([href="/important-notice"])').first().waitFor({ state: 'attached' })
}

/** What is wrong with the page at any width. */
async function layoutFaults(page: Page): Promise<string[]> {
  const faults: string[] = []
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    if (overflow > 0) faults.push(`scrolls sideways by ${overflow} px at ${width} px`)
    const cut = await page.evaluate(() =>
      [...document.querySelectorAll('main :is(td, th, dd, li, p, a)')]
        .filter((element) => element.getBoundingClientRect().right > innerWidth + 1)
        .map((element) => element.textContent),
    )
    if (cut.length > 0) faults.push(`cuts off at ${width} px: ${cut.join(', ')}`)
  }
  return faults
}

/** A visit to a page: its heading, its layout at every width, and what axe says at one of them. */
async function visit(page: Page, path: string): Promise<void> {
  await openTakenOver(page, path)
  expect(await page.getByRole('heading', { level: 1 }).allInnerTexts(), path).toEqual([headings[path]])
  expect(await page.title(), path).toBe(`${headings[path]} · Sarvodaya Degree College`)
  expect([path, ...(await layoutFaults(page))]).toEqual([path])
  const width = widths[paths.indexOf(path) % widths.length]
  await page.setViewportSize({ width: width ?? 1366, height: 900 })
  expect([path, ...(await accessibilityFaults(page))]).toEqual([path])
  said.set(path, await mainText(page))
  const name = path.slice(1)
  if (photographed.includes(name)) await photograph(page, `information-${name}`)
}

describe('A visitor of the information pages', () => {
  // Some forty pages: a minute is little for them on a busy machine.
  it('finds each page whole at 360, 768 and 1366 px, accessible, with the ticker live', async () => {
    const waiting = [...paths]
    await Promise.all(
      people.map(async ({ page }) => {
        for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) await visit(page, path)
      }),
    )
    expect(said.size).toBe(paths.length)
    expect(people.flatMap(({ troubles }) => troubles)).toEqual([])
  }, 120_000)

  it('reads the same words with scripts off', async () => {
    const context = await browser.newContext({ baseURL: suite.app, javaScriptEnabled: false })
    const page = await context.newPage()
    for (const path of paths) {
      // The width of the visit: what a table shows of its labels depends on it.
      await page.setViewportSize({ width: widths[paths.indexOf(path) % widths.length] ?? 1366, height: 900 })
      await page.goto(path)
      const text = await mainText(page)
      expect(text.length, path).toBeGreaterThan(400)
      expect(text, path).toBe(said.get(path))
    }
    await context.close()
  })

  it('comes from the home page without a reload, to the same words in the same looks', async () => {
    const { page, troubles } = people[0]
    await page.setViewportSize({ width: 1366, height: 900 })
    await openLive(page, '/')
    await page.evaluate(() => Object.assign(window, { isSameDocument: true }))
    await page.getByRole('navigation', { name: 'Main' }).getByText('Administration').click()
    await page.getByRole('link', { name: 'Governing body' }).first().click()
    await page.getByRole('heading', { level: 1, name: 'Governing body' }).waitFor()
    expect(await mainText(page)).toContain('Ex officio')
    const head = page.locator('thead th').first()
    await expect
      .poll(() => head.evaluate((cell) => getComputedStyle(cell).backgroundColor))
      .toBe('rgb(31, 29, 82)')
    await page
      .getByRole('navigation', { name: 'Offices' })
      .getByRole('link', { name: 'Non-teaching staff' })
      .click()
    await page.getByRole('heading', { level: 1, name: 'Non-teaching staff' }).waitFor()
    expect(await page.title()).toBe('Non-teaching staff · Sarvodaya Degree College')
    expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true)
    expect(troubles).toEqual([])
  })

  it('goes on from a page of information and comes back to it', async () => {
    const { page, troubles } = people[1]
    await page.setViewportSize({ width: 1366, height: 900 })
    await openTakenOver(page, '/history')
    await page
      .getByRole('navigation', { name: 'About' })
      .getByRole('link', { name: 'Vision and mission' })
      .click()
    await page.getByRole('heading', { level: 1, name: 'Vision and mission' }).waitFor()
    await page.goBack()
    await page.getByRole('heading', { level: 1, name: 'History' }).waitFor()
    expect(await page.title()).toBe('History · Sarvodaya Degree College')
    await page.goto('/no/such/page')
    await page.getByText('This Page is Undercostruction. Please visit later.').waitFor()
    expect(troubles).toEqual([])
  })

  it('sees the map of others only after asking for it', async () => {
    const { page, context } = people[2]
    const asked: string[] = []
    await context.route('https://www.openstreetmap.org/**', (route) => {
      asked.push(route.request().url())
      return route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Map</title>A map' })
    })
    await openTakenOver(page, '/contact')
    await page.getByText('Show the map').scrollIntoViewIfNeeded()
    expect(asked).toEqual([])
    await page.getByText('Show the map').click()
    await page.frameLocator('iframe').getByText('A map').waitFor()
    expect(asked).toEqual([expect.stringContaining('/export/embed.html?bbox=')])
  })

  it('is never led to a document that is not there', async () => {
    const { page } = people[0]
    const links = new Set<string>()
    for (const path of paths) {
      const html = await (await page.request.get(path)).text()
      for (const [, href] of html.matchAll(/href="(\/documents\/[^"]+)"/g)) links.add(href ?? '')
    }
    expect(links.size).toBeGreaterThan(8)
    for (const link of links) {
      const response = await page.request.get(link)
      expect([link, response.headers()['content-type']]).toEqual([link, 'application/pdf'])
    }
  })
})
