import type { Browser, Page } from '@playwright/test'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { launchBrowser } from '../support/chrome.ts'
import {
  accessibilityFaults,
  look,
  openBrowser,
  openLive,
  openTakenOver,
  type Person,
  widths,
} from '../support/page.ts'
import { informationPages, livePages, madePages, underConstruction } from '../support/site-pages.ts'
import { suite } from '../support/suite.ts'
import { takeTroubles } from './steps/account.ts'

const headings: Readonly<Record<string, string>> = { ...informationPages, ...livePages, ...madePages }
const photographed = new Set([
  '/governing-body',
  '/admission-procedure',
  '/bcom',
  '/managers-message',
  '/syllabus',
  '/contact',
])
/** At which width the words with scripts and without are compared: a table's labels depend on it. */
const narrow = widths[0]

let browser: Browser
let people: Person[]
/** What each page's main part says once React has taken it over, narrow. */
const said = new Map<string, string>()
/** Each address of ours that a page leads to, and the first page that does. */
const links = new Map<string, string>()

beforeAll(async () => {
  browser = await launchBrowser()
  people = await Promise.all([openBrowser(browser), openBrowser(browser), openBrowser(browser)])
})
afterAll(() => browser?.close())

const mainText = (page: Page) => page.locator('main').innerText()

/** Does the work of a list with all three people, and gives what they found wrong. */
async function shareOut(
  list: Iterable<string>,
  work: (person: Person, item: string) => Promise<string[]>,
): Promise<string[]> {
  const waiting = [...list]
  const faults: string[] = []
  await Promise.all(
    people.map(async (person) => {
      for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) {
        const found = await work(person, item).catch((error: Error) => [error.message])
        faults.push(...[...found, ...person.troubles.splice(0)].map((fault) => `${item} ${fault}`))
      }
    }),
  )
  return faults
}

/** What is wrong with the page at a width: where it scrolls sideways, or cuts off what it says. */
async function layoutFaults(page: Page, width: number): Promise<string[]> {
  await page.setViewportSize({ width, height: 900 })
  const { overflow, cut } = await page.evaluate(() => ({
    overflow: document.documentElement.scrollWidth - innerWidth,
    cut: [...document.querySelectorAll('main :is(td, th, dd, li, p, a)')]
      .filter((element) => element.getBoundingClientRect().right > innerWidth + 1)
      .filter((element) => !element.closest('.slides'))
      .map((element) => element.textContent),
  }))
  const faults = overflow > 0 ? [`scrolls sideways by ${overflow} px at ${width} px`] : []
  return cut.length > 0 ? [...faults, `cuts off at ${width} px: ${cut.join(', ')}`] : faults
}

/** Keeps the addresses of ours that the page leads to, and tells of places in it that are not there. */
async function keepLinks(page: Page, path: string): Promise<string[]> {
  const { ours, lost } = await page.evaluate(() => {
    const urls = [...document.querySelectorAll<HTMLAnchorElement>('a[href]')]
      .map(({ href }) => new URL(href))
      .filter(({ origin }) => origin === location.origin)
    const isHere = ({ pathname, hash }: URL) => pathname === location.pathname && hash !== ''
    return {
      ours: urls.filter((url) => !isHere(url)).map(({ pathname, search }) => pathname + search),
      lost: urls
        .filter((url) => isHere(url) && !document.getElementById(decodeURIComponent(url.hash.slice(1))))
        .map(({ hash }) => hash),
    }
  })
  for (const link of ours) if (!links.has(link)) links.set(link, path)
  return lost.map((hash) => `leads to ${hash}, which is not in it`)
}

/** Waits for the page that belongs there, with its data. */
async function waitForHeading(page: Page, name: string | RegExp): Promise<void> {
  await page.getByRole('heading', { level: 1, name, exact: true }).waitFor()
  await page.locator('main [role=status]').filter({ hasText: 'Loading' }).first().waitFor({ state: 'hidden' })
}

/** A visit to a page: its heading, and at every width its layout and what axe says. */
async function visit({ page }: Person, path: string): Promise<string[]> {
  const heading = headings[path] ?? ''
  await openTakenOver(page, path)
  await waitForHeading(page, heading)
  const faults: string[] = []
  const titles = await page.getByRole('heading', { level: 1 }).allInnerTexts()
  if (titles.length !== 1) faults.push(`has the headings ${titles.join(', ')}`)
  const title = path === '/' ? 'Sarvodaya Degree College' : / · Sarvodaya Degree College$/
  expect(await page.title()).toMatch(title)
  for (const width of widths.toReversed()) {
    faults.push(...(await layoutFaults(page, width)))
    // The frame is the same on every page: once a page will do for it.
    faults.push(...(await accessibilityFaults(page, width === narrow ? undefined : 'main')))
  }
  if (path in informationPages) said.set(path, await mainText(page))
  faults.push(...(await keepLinks(page, path)))
  if (photographed.has(path)) await look(page, `information${path.replaceAll('/', '-')}`)
  return faults
}

/** Goes where a link leads: to a page with a heading, or to a document. */
async function follow({ page }: Person, link: string): Promise<string[]> {
  const response = await fetch(suite.app + link)
  if (response.status !== 200) return [`is answered ${response.status}, from ${links.get(link)}`]
  if (link.endsWith('.pdf')) {
    const isPdf = (await response.text()).startsWith('%PDF-')
    const type = response.headers.get('content-type')
    return isPdf && type === 'application/pdf' ? [] : [`is no PDF but ${type}`]
  }
  const html = await response.text()
  if (html.includes(underConstruction)) return [`is under construction, from ${links.get(link)}`]
  if (html.includes('<h1')) return []
  await openTakenOver(page, link)
  await waitForHeading(page, /./)
  return (await mainText(page)).includes(underConstruction) ? ['is under construction'] : []
}

describe('A visitor', () => {
  // Some sixty pages: two minutes are little for them on a busy machine.
  it('finds every page whole at 360, 768 and 1366 px, accessible and without trouble', async () => {
    expect(await shareOut(Object.keys(headings), visit)).toEqual([])
  }, 240_000)

  it('is led by every link to a page or a document of the site', async () => {
    expect(links.size).toBeGreaterThan(80)
    const unseen = [...links.keys()].filter((link) => !(link in headings))
    expect(await shareOut(unseen, follow)).toEqual([])
  }, 120_000)

  it('reads the same words with scripts off', async () => {
    const viewport = { width: narrow, height: 900 }
    const context = await browser.newContext({ baseURL: suite.app, javaScriptEnabled: false, viewport })
    const page = await context.newPage()
    for (const [path, heading] of Object.entries({ ...informationPages, ...livePages })) {
      // Their pictures are many: without scripts they all come at once.
      await page.goto(path, { waitUntil: 'domcontentloaded' })
      expect(await page.getByRole('heading', { level: 1 }).allInnerTexts(), path).toEqual([heading])
      const words = said.get(path)
      if (path in informationPages) expect(words?.length, path).toBeGreaterThan(400)
      if (words !== undefined) expect(await mainText(page), path).toBe(words)
      else expect(await mainText(page), path).not.toContain('Loading')
    }
    await context.close()
  })
})

describe('A visitor who comes to a place that is none', () => {
  it('is told so at any width, and finds the way home', async () => {
    const person = await openBrowser(browser)
    const { page } = person
    await openLive(page, '/no/such/page')
    await waitForHeading(page, underConstruction)
    expect(await accessibilityFaults(page)).toEqual([])
    await look(page, 'under-construction')
    await page.getByRole('link', { name: 'Go to the home page' }).click()
    await waitForHeading(page, headings['/'] ?? '')
    await page.goBack()
    await waitForHeading(page, underConstruction)
    expect(takeTroubles(person)).toEqual(['404'])
    await person.context.close()
  })
})

describe('A visitor whose line breaks', () => {
  it('is told that the page could not be shown, and has it after trying again', async () => {
    const person = await openBrowser(browser)
    const { page } = person
    await openLive(page, '/history')
    await page.route('**/assets/vision-*', (route) => route.abort())
    await page.getByRole('navigation', { name: 'About' }).getByRole('link', { name: 'Vision' }).click()
    await waitForHeading(page, 'Unexpected Application Error!')
    expect(new URL(page.url()).pathname).toBe('/vision')
    expect(await accessibilityFaults(page)).toEqual([])
    await look(page, 'error')
    await page.unroute('**/assets/vision-*')
    await page.getByRole('button', { name: 'Try again' }).click()
    await waitForHeading(page, 'Vision and mission')
    expect(person.troubles.length).toBeGreaterThan(0)
    expect(person.troubles.filter((trouble) => !/vision-|ERR_FAILED/.test(trouble))).toEqual([])
    await person.context.close()
  })

  it('is told the same where the very first page could not be brought', async () => {
    const { page, context } = await openBrowser(browser)
    await page.route('**/assets/faculty-profile-*', (route) => route.abort())
    await page.goto('/faculty-profile/asha.verma@sarvodaya.test')
    await waitForHeading(page, 'Unexpected Application Error!')
    await page.unroute('**/assets/faculty-profile-*')
    await page.getByRole('button', { name: 'Try again' }).click()
    await waitForHeading(page, 'Dr. Asha Verma')
    await context.close()
  })
})
