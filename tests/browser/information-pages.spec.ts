import type { Locator, Page } from '@playwright/test'
import { hasHindi, noHindi } from '../support/languages.ts'
import { openHydrated, openLive } from '../support/page.ts'
import { suite } from '../support/suite.ts'
import { expect, test } from './fixtures.ts'

const mainText = (page: Page) => page.locator('main').innerText()
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true })

const looks = (page: Page) =>
  page.locator('main :is(h1, h2, th)').evaluateAll((all) =>
    all.map((each) => {
      const { backgroundColor, color, font, padding } = getComputedStyle(each)
      return { backgroundColor, color, font, padding }
    }),
  )

async function openFromMenu(page: Page, path: string) {
  const link = page.locator(`a[href="${path}"]`)
  const menu = page.getByRole('navigation', { name: 'Main' }).locator('details', { has: link }).first()
  await menu.locator('summary').click()
  await menu.locator(link).click()
  await expect(page).toHaveURL(path)
}

test('A visitor from the home page sees the same text and styles without a reload', { tag: '@slow' }, async ({
  page,
  openPerson,
}) => {
  const { page: direct } = await openPerson()
  await openLive(page, '/')
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }))
  await openFromMenu(page, '/grievance-cell')
  await direct.goto('/grievance-cell')
  await expect.poll(() => mainText(page)).toBe(await mainText(direct))
  await expect.poll(() => looks(page)).toEqual(await looks(direct))
  await openFromMenu(page, '/history')
  await expect(heading(page, 'History')).toBeVisible()
  await expect(page).toHaveTitle(/^History · /)
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true)
})

test('A visitor leaves an information page and comes back to it', { tag: '@slow' }, async ({ page }) => {
  await openHydrated(page, '/history')
  const text = await mainText(page)
  await page
    .getByRole('navigation', { name: 'About' })
    .getByRole('link', { name: 'Vision and mission' })
    .click()
  await expect(heading(page, 'Vision and mission')).toBeVisible()
  await page.goBack()
  await expect(heading(page, 'History')).toBeVisible()
  await expect(page).toHaveTitle(/^History · /)
  expect(await mainText(page)).toBe(text)
})

test('A visitor sees the OpenStreetMap map only on request', { tag: '@slow' }, async ({ page, context }) => {
  const asked: string[] = []
  await context.route('https://www.openstreetmap.org/**', (route) => {
    asked.push(route.request().url())
    return route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Map</title>A map' })
  })
  await openHydrated(page, '/contact')
  await page.getByText('Show the map').scrollIntoViewIfNeeded()
  expect(asked).toEqual([])
  await page.getByText('Show the map').click()
  await expect(page.frameLocator('iframe').getByText('A map')).toBeVisible()
  expect(asked).toEqual([expect.stringContaining('/export/embed.html?bbox=')])
})

test('A page prints only its content, with URLs after its links', { tag: '@slow' }, async ({ page }) => {
  await page.goto('/grievance-cell')
  await page.emulateMedia({ media: 'print' })
  for (const part of ['header', 'footer', '.ticker', '.skip-link', '.section-links', '.actions'])
    await expect(page.locator(part).first(), part).toBeHidden()
  await expect(page.getByRole('table').first()).toBeVisible()
  const outer = page.locator('main a[href^="https:"]:visible').first()
  const href = (await outer.getAttribute('href')) ?? 'none'
  const printed = (link: Locator) => link.evaluate((each) => getComputedStyle(each, '::after').content)
  expect(await printed(outer)).toContain(href)
  const head = page.locator('.print-head')
  await expect(head).toBeVisible()
  await expect(head).toContainText('/grievance-cell')
  await page.goto('/syllabus')
  const own = page.locator('main .link-row[href^="/"]').first()
  expect(await printed(own)).toMatch(new RegExp(`https?://.*${await own.getAttribute('href')}`))
  await page.emulateMedia({ media: 'screen' })
  await expect(head).toBeHidden()
})

test('Of the notices only the chosen list is printed, and its tab is the heading', { tag: '@slow' }, async ({
  page,
}) => {
  await page.goto('/viewallnews?tab=events')
  const panels = page.getByRole('tabpanel', { includeHidden: true })
  await expect(panels).toHaveCount(2)
  await page.emulateMedia({ media: 'print' })
  for (const isPrinted of [true, false]) {
    const selected = `[aria-selected=${isPrinted}]`
    await expect(page.locator(`[role=tab]${selected}`)).toBeVisible({ visible: isPrinted })
  }
  await expect(panels.first()).toBeHidden()
  await expect(panels.last()).toBeVisible()
  await expect(page.getByRole('main').getByRole('button')).toHaveCount(0)
})

test('Without scripts, the ticker of every page has the notices', { tag: '@slow' }, async ({
  browser,
  publish,
}) => {
  const title = `Library timings ${crypto.randomUUID().slice(0, 6)}`
  await publish({ title, type: 'Marquee' })
  const page = await browser.newPage({ baseURL: suite.app, javaScriptEnabled: false })
  // The renderer reads the notices once a second.
  await expect(async () => {
    await page.goto('/history')
    expect(await page.locator('.ticker').getByRole('listitem').filter({ hasText: title }).count()).toBe(1)
  }).toPass()
  await page.close()
})

test('On a narrow phone the headings of a Hindi page begin at one edge, and none runs out of the page', {
  tag: '@slow',
}, async ({ openPerson }) => {
  test.skip(!hasHindi, noHindi)
  const { page } = await openPerson({ width: 320, height: 780 })
  await page.goto('/hi/admission-procedure')
  const edges = await page.locator('.prose h2:not(:has(+ .notice:last-child))').evaluateAll((all) =>
    all.map((heading) => {
      const words = document.createRange()
      words.selectNodeContents(heading)
      const { left, right } = words.getBoundingClientRect()
      return { indent: left - (heading.parentElement?.getBoundingClientRect().left ?? 0), right }
    }),
  )
  expect(edges.length).toBeGreaterThan(0)
  expect(edges.filter(({ indent, right }) => Math.abs(indent) > 1 || right > 320)).toEqual([])
})
