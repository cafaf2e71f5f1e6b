import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { accessibilityViolations, look, openLive } from '../support/page.ts'
import { suite } from '../support/suite.ts'
import { expect, test } from './fixtures.ts'
import { carousel, popupOf, returning, seePicture, slideCount } from './steps/home-page.ts'

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
    const services = page.locator('.services')
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
    const services = page.locator('.services')
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
  await expect(hindi).toHaveCSS('font-family', /^Hind, "Hind Devanagari", system-ui/)
  await announcements.getByRole('checkbox', { name: 'Pause the announcements' }).check()
  await expect(page.locator('.ticker-track')).toHaveCSS('animation-play-state', 'paused')
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
  const services = page.locator('.services')
  await services.locator('label').last().click()
  await expect(services.locator('ul').last()).toBeVisible()
  const enquiry = page.getByRole('button', { name: /^Send Enquiry/ }).first()
  await enquiry.click()
  await expect(page.getByRole('alert')).toContainText('Thank you for your interest')
  await page.keyboard.press('Escape')
  await expect(carousel(page).locator('img')).toHaveCount(slideCount)
  await expect(carousel(page).getByRole('button')).toHaveCount(0)
  await page.close()
})
