import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { accessibilityViolations, look, openLive, seeHeadingFont, widths } from '../support/page.ts'
import { suite } from '../support/suite.ts'
import { expect, test } from './fixtures.ts'
import { carousel, returning, seePicture, seeSlide, slideCount } from './steps/home-page.ts'

const popupOf = (page: Page) => page.locator('.popup')
const isVisited = (page: Page, times: string) =>
  page.waitForFunction((count) => localStorage.getItem('visited') === count, times)
const title = (page: Page) => page.locator('.hero').getByRole('heading', { level: 1 })

function hiddenUnderFocus(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const hidden: string[] = []
    const controls = document.querySelectorAll<HTMLElement>('main :is(a[href], button, summary, label)')
    for (const control of controls) {
      if (!control.checkVisibility()) continue
      control.scrollIntoView({ block: 'nearest', behavior: 'instant' })
      const { left, top, width, height } = control.getBoundingClientRect()
      const seen = document.elementFromPoint(left + width / 2, top + height / 2)
      if (!(seen && (control.contains(seen) || seen.contains(control)))) hidden.push(control.outerHTML)
    }
    return hidden
  })
}

test.describe('The popup of a first visit', () => {
  test('is shown once, opens the form in a new tab, and is then gone for good', { tag: '@slow' }, async ({
    visitor,
  }) => {
    const { page, context } = visitor
    await page.goto('/')
    const popup = popupOf(page)
    await expect(popup).toBeVisible()
    await page.keyboard.press('Shift')
    await isVisited(page, '1')
    await expect(page.locator('body')).toBeFocused()
    await look(page, 'home-popup', 'window')
    const opened = context.waitForEvent('page')
    await popup.getByRole('link').click()
    const form = await opened
    await form.waitForURL('**/registration')
    expect(await form.evaluate(() => window.opener)).toBe(null)
    await form.close()
    await expect(popup).toBeHidden()
    await page.reload()
    await expect(popup).toBeHidden()
    await page.keyboard.press('Shift')
    await isVisited(page, '2')
    await expect(popup).toBeHidden()
  })

  test('closes by its ×, also when that is clicked before any code is loaded', { tag: '@slow' }, async ({
    openPerson,
  }) => {
    const { page } = await openPerson({ width: 360, height: 780 })
    await page.goto('/')
    await popupOf(page).getByRole('button', { name: 'Close' }).click()
    await expect(popupOf(page)).toBeHidden()
    await expect(page.locator('#content')).toBeFocused()
  })

  test('is gone after leaving the page and coming back', { tag: '@slow' }, async ({ page }) => {
    await page.goto('/')
    await expect(popupOf(page)).toBeVisible()
    await page.keyboard.press('Shift')
    await isVisited(page, '1')
    await page.getByRole('link', { name: 'All notices' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Notices and events' })).toBeVisible()
    await page.goBack()
    await expect(title(page)).toBeVisible()
    await expect(popupOf(page)).toBeHidden()
  })

  // The last size is 1366 x 768 at 400 % zoom.
  for (const [width, height] of [
    [360, 780],
    [1366, 768],
    [341, 192],
  ] as const) {
    test(`covers nothing at ${width} x ${height}`, { tag: '@slow' }, async ({ openPerson }) => {
      const { page } = await openPerson({ width, height })
      await page.goto('/')
      await expect(popupOf(page)).toBeVisible()
      expect(await hiddenUnderFocus(page)).toEqual([])
      expect(await accessibilityViolations(page)).toEqual([])
    })
  }
})

test.describe('The service panel', () => {
  test('shows the links of one tab at a time, and opens other sites in new tabs', { tag: '@slow' }, async ({
    openPerson,
  }) => {
    const { page } = await openPerson({ storageState: returning })
    await page.goto('/')
    const services = page.getByRole('region', { name: 'Services' })
    const lists = services.getByRole('list')
    const tabs = await services.getByRole('radio').all()
    expect(tabs.length).toBeGreaterThan(1)
    for (const [at, tab] of tabs.entries()) {
      await services.locator('label').nth(at).click()
      await expect(tab).toBeChecked()
      await expect(lists.filter({ visible: true })).toHaveCount(1)
      await expect(services.locator('label').nth(at).locator('+ ul')).toBeVisible()
      for (const link of await services.getByRole('link').all()) {
        const isOwn = (await link.getAttribute('href'))?.startsWith('/')
        if (isOwn) continue
        await expect(link).toHaveAttribute('target', '_blank')
        await expect(link).toHaveAttribute('rel', /noopener/)
      }
    }
  })

  test('can be operated by the arrow keys', { tag: '@slow' }, async ({ openPerson }) => {
    const { page } = await openPerson({ storageState: returning })
    await page.goto('/')
    const services = page.getByRole('region', { name: 'Services' })
    const tabs = services.getByRole('radio')
    const lists = services.locator('ul')
    await tabs.first().focus()
    await page.keyboard.press('ArrowRight')
    await expect(tabs.nth(1)).toBeChecked()
    await expect(lists.nth(1)).toBeVisible()
    await expect(lists.first()).toBeHidden()
    await page.keyboard.press('Tab')
    await expect(lists.nth(1).getByRole('link').first()).toBeFocused()
  })
})

test('Each course links to its page, and answers an enquiry without a call', { tag: '@slow' }, async ({
  openPerson,
}) => {
  const { page } = await openPerson({ storageState: returning })
  await page.goto('/')
  await page.keyboard.press('Shift')
  await seePicture(page, 2)
  const calls: string[] = []
  page.on('request', (request) => request.method() !== 'GET' && calls.push(request.url()))
  const cards = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: 'Send Enquiry', includeHidden: true }) })
  expect(await cards.count()).toBeGreaterThan(1)
  for (const [at, card] of (await cards.all()).entries()) {
    const name = await card.getByRole('heading').innerText()
    const enquiry = card.getByRole('button', { name: `Send Enquiry about ${name}`, exact: true })
    await enquiry.focus()
    await page.keyboard.press('Enter')
    const answer = page.getByRole('alert').filter({ hasText: `Thank you for your interest in ${name}.` })
    await expect(answer).toBeVisible()
    if (at === 0) await look(page, 'home-enquiry', 'window')
    await page.keyboard.press('Escape')
    await expect(answer).toBeHidden()
    await expect(enquiry).toBeFocused()
  }
  expect(calls.filter((url) => !url.includes('Listen/channel'))).toEqual([])
  const last = cards.last()
  const name = await last.getByRole('heading').innerText()
  await last.getByRole('link', { name: `View Details of ${name}`, exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible()
})

test('A ticker item is read once, has a Hindi font on every system, and can be paused', {
  tag: '@slow',
}, async ({ openPerson, publish }) => {
  const ticker = `प्रवेश सूचना ${randomUUID().slice(0, 6)}`
  await publish({ title: ticker, type: 'Marquee' })
  const { page } = await openPerson({ storageState: returning })
  await openLive(page, '/')
  const announcements = page.getByRole('region', { name: 'Announcements' })
  // A copy makes the ticker endless and is hidden from screen readers.
  await expect(announcements.getByRole('listitem').filter({ hasText: ticker })).toHaveCount(1)
  const hindi = announcements.locator('[lang=hi]').filter({ hasText: ticker }).first()
  await expect(hindi).toHaveCSS('font-family', /^"Noto Sans Devanagari Variable", system-ui/)
  await announcements.getByRole('checkbox', { name: 'Pause the announcements' }).check()
  await expect(page.locator('.ticker-track')).toHaveCSS('animation-play-state', 'paused')
})

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
    await seeHeadingFont(page)
    expect(fonts.some((url) => url.includes('devanagari'))).toBe(isMissing)
  }
})

test('The home page gets its scripts once its picture is painted', async ({ visitor: { page } }) => {
  // Skips the wait for browsers that do not report paints.
  await page.addInitScript(() => {
    const { setTimeout } = window
    Object.assign(window, {
      setTimeout: (run: () => void, wait = 0) => (wait === 3_000 ? 0 : setTimeout(run, wait)),
    })
  })
  await Promise.all([page.waitForRequest(/\/assets\/entry\.client-.*\.js$/), page.goto('/')])
})

test('The home page is complete without scripts, and its slides can be swiped', async ({
  browser,
  publish,
}) => {
  const notice = `Sports day ${randomUUID().slice(0, 6)}`
  await publish({ title: notice, type: 'News' })
  const page = await browser.newPage({ baseURL: suite.app, javaScriptEnabled: false })
  // The renderer reads the notices once a second.
  await expect(async () => {
    await page.goto('/')
    expect(await page.getByRole('region', { name: 'News and events' }).getByText(notice).isVisible()).toBe(
      true,
    )
  }).toPass()
  const services = page.getByRole('region', { name: 'Services' })
  await services.locator('label').nth(1).click()
  await expect(services.locator('ul').nth(1)).toBeVisible()
  const enquiry = page.getByRole('button', { name: /^Send Enquiry/ }).first()
  await enquiry.click()
  await expect(page.getByRole('alert')).toContainText('Thank you for your interest')
  await page.keyboard.press('Escape')
  await expect(carousel(page).locator('img')).toHaveCount(slideCount)
  await expect(carousel(page).getByRole('button')).toHaveCount(0)
  await page.close()
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
  await seeHeadingFont(page)
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
      expect(columns).toBe(width > 768 ? 3 : 1)
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
