import type { Page } from '@playwright/test'
import { accessibilityViolations, followLink, seeFonts, widths } from '../support/page.ts'
import { suite } from '../support/suite.ts'
import { expect, test } from './fixtures.ts'
import { popupOf, returning, seePicture, seeSlide } from './steps/home-page.ts'

const title = (page: Page) => page.locator('.hero').getByRole('heading', { level: 1 })

test('Only a system that has no Hindi font loads one', { tag: '@slow' }, async ({ openPerson }) => {
  for (const isMissing of [true, false]) {
    const { page } = await openPerson({ storageState: returning })
    const fonts: string[] = []
    page.on('request', (request) => request.resourceType() === 'font' && fonts.push(request.url()))
    if (isMissing) {
      // Without a font, every letter is the same empty box.
      await page.addInitScript(() => {
        CanvasRenderingContext2D.prototype.measureText = () => ({ width: 1 }) as TextMetrics
      })
    }
    await page.goto('/')
    await seeFonts(page)
    expect(fonts.some((url) => url.includes('devanagari'))).toBe(isMissing)
  }
})

test('A reader gets the font of the text with the next page, and from then on with the first paint', {
  tag: '@slow',
}, async ({ openPerson }) => {
  const { page } = await openPerson({ storageState: returning })
  const hasTextFont = () =>
    page.evaluate(() =>
      [...document.fonts].some(({ family, status }) => family === 'Hind' && status === 'loaded'),
    )
  await page.goto('/')
  await seeFonts(page)
  expect(await hasTextFont()).toBe(false)
  await followLink(page, '/history')
  await expect.poll(hasTextFont).toBe(true)
  await page.goto('/contact')
  expect(await page.evaluate(() => document.fonts.ready.then(() => document.fonts.check('17px Hind')))).toBe(
    true,
  )
  expect(await hasTextFont()).toBe(true)
})

test('The home page gets its scripts once its picture is painted', { tag: '@slow' }, async ({
  visitor: { page },
}) => {
  // Skips the wait for browsers that do not report paints.
  await page.addInitScript(() => {
    const { setTimeout } = window
    Object.assign(window, {
      setTimeout: (run: () => void, wait = 0) => (wait === 3_000 ? 0 : setTimeout(run, wait)),
    })
  })
  await Promise.all([page.waitForRequest(/\/assets\/entry\.client-.*\.js$/), page.goto('/')])
})

test('The home page loads one slide before its largest paint and no stylesheet, and hydration shifts nothing', {
  tag: '@slow',
}, async ({ openPerson }) => {
  const { page } = await openPerson({ width: 360, height: 780 })
  const scenes: { url: string; at: number }[] = []
  const stylesheets: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'stylesheet') stylesheets.push(request.url())
    if (request.url().includes('/scene-')) scenes.push({ url: request.url(), at: Date.now() })
  })
  await page.addInitScript(() => {
    type Shift = PerformanceEntry & { sources: { node: Node | null }[] }
    const seen = { shifts: [] as string[], painted: 0 }
    Object.assign(window, { seen })
    const elementOf = (node: Node | null) => (node instanceof Element ? node : node?.parentElement)
    new PerformanceObserver((list) => {
      for (const { sources } of list.getEntries() as Shift[]) {
        // The ticker may change when another test publishes a notice.
        const moved = sources
          .map(({ node }) => elementOf(node))
          .filter((each) => !each?.closest('.ticker-track'))
        if (moved.length > 0) seen.shifts.push(moved.map((each) => each?.outerHTML.slice(0, 100)).join('\n'))
      }
    }).observe({ type: 'layout-shift', buffered: true })
    new PerformanceObserver((list) => {
      const last = list.getEntries().at(-1)
      if (last) seen.painted = performance.timeOrigin + last.startTime
    }).observe({ type: 'largest-contentful-paint', buffered: true })
  })
  await page.goto('/')
  await expect(popupOf(page)).toBeVisible()
  await seeSlide(page, 2)
  await seeFonts(page)
  const frame = () => page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)))
  await frame()
  await frame()
  const seen = await page.evaluate(
    () => (window as unknown as { seen: { shifts: string[]; painted: number } }).seen,
  )
  expect(seen.shifts).toEqual([])
  expect(stylesheets).toEqual([])
  expect(seen.painted).toBeGreaterThan(0)
  expect(scenes[0]?.url).toMatch(/scene-1-[^/]*\.avif$/)
  for (const { at } of scenes.slice(1)) expect(at).toBeGreaterThan(seen.painted)
})

/**
 * Writes the home page tag by tag into an empty document, as on a slow connection, and returns what shifted. A frame is painted
 * after each tag. Only the first screen is written so slowly, without the menus' items.
 */
async function shiftsWhileComing(page: Page): Promise<string[]> {
  const html = await (await fetch(suite.app)).text()
  // No other resource may load, and no code may run.
  await page.goto('/robots.txt')
  return page.evaluate(async (text) => {
    const bare = text.replace(/<script>.*?<\/script>/s, '')
    const [head = '', body = ''] = bare.split(/(?=<body>)/)
    const pieces = body.match(/<nav id="site-menu".*?<\/nav>|<[^<]*/gs) ?? []
    const end = pieces.findIndex((piece) => piece.includes('class="leaders"') || piece.startsWith('<footer'))
    const shifts: string[] = []
    document.open()
    let last = ''
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        shifts.push(`${(entry as unknown as { value: number }).value} after ${last}`)
    }).observe({ type: 'layout-shift' })
    const painted = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
    document.write(head)
    for (const piece of pieces.slice(0, end)) {
      last = piece.slice(0, 100)
      document.write(piece)
      if (!/^<(\/|path|use|symbol|source)/.test(piece)) await painted()
    }
    last = 'the rest'
    document.write(pieces.slice(end).join(''))
    document.close()
    await painted()
    await painted()
    return shifts
  }, bareOf(html))
}

/** The page's content policy would block what the test writes. */
const bareOf = (html: string) => html.replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, '')

for (const width of [360, 1366])
  test(`Nothing on the home page shifts while it loads, at ${width} px`, { tag: '@slow' }, async ({
    openPerson,
  }) => {
    const { page } = await openPerson({ width, height: 780 })
    expect(await shiftsWhileComing(page)).toEqual([])
  })

test.describe('Long by nature', { tag: '@slow' }, () => {
  for (const width of widths)
    test(`The home page is accessible and complete at ${width} px`, async ({ openPerson }) => {
      const { page } = await openPerson({ width, storageState: returning })
      await page.goto('/')
      await page.keyboard.press('Shift')
      await seePicture(page, 2)
      expect(await accessibilityViolations(page)).toEqual([])
      const columns = await page
        .locator('.news-grid')
        .evaluate((grid) => getComputedStyle(grid).gridTemplateColumns.split(' ').length)
      expect(columns).toBe(width > 768 ? 2 : 1)
    })

  test('Nothing on the home page shifts while it loads, at 768 px', async ({ openPerson }) => {
    const { page } = await openPerson({ width: 768, height: 780 })
    expect(await shiftsWhileComing(page)).toEqual([])
  })

  test('The home page is the same after navigation from another page, and on return', async ({
    openPerson,
  }) => {
    const { page } = await openPerson({ storageState: returning })
    /** These parts never change; the notices between them may. */
    const shown = async () =>
      (await page.locator('main > :not(:has(time))').allInnerTexts()).map((text) => text.replace(/\s+/g, ' '))
    await page.goto('/')
    const standing = await shown()
    expect(standing.join().length).toBeGreaterThan(400)
    await page.getByRole('link', { name: 'All notices' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Notices and events' })).toBeVisible()
    await page.goBack()
    await expect(title(page)).toBeVisible()
    await expect.poll(shown).toEqual(standing)
    await seePicture(page, 2)
    await page.goto('/history')
    await page.keyboard.press('Shift')
    await expect(page.locator('.ticker-track')).toBeAttached()
    await page.getByRole('contentinfo').getByRole('link').first().click()
    await expect(title(page)).toBeVisible()
    await seePicture(page, 2)
    await expect.poll(shown).toEqual(standing)
    const services = page.getByRole('region', { name: 'Services' })
    await expect.poll(() => services.evaluate((each) => each.clientWidth)).toBeLessThan(600)
  })
})
