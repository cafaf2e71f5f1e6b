import type { Browser, Page } from '@playwright/test'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { launchBrowser } from '../support/chrome.ts'
import { accessibilityFaults, look } from '../support/page.ts'
import { suite } from '../support/suite.ts'
import { carousel, seePicture, seeSlide, slideCount, Visitors } from './steps/home-page.ts'

/** From the specification, kept apart from the page's own. */
const panel = {
  Students: {
    Registration: '/registration',
    'University Calendar': 'https://university.test/calendar',
    'Feedback Form': '/feedback',
    'Grievance Redressal': 'https://university.test/grievance',
    'Creative Corner': '/c_corner',
    Syllabus: '/syllabus',
    'Time Table': '/timetable',
    'BA Course Code': '/documents/ba-course-code.pdf',
    'Orientation PPT': '/documents/orientation.pdf',
  },
  Admission: { 'Admission Procedure': '/admission-procedure', Prospectus: '/documents/prospectus.pdf' },
  Login: { 'Student Login': '/student/login', 'Teacher Login': '/login', 'Admin Login': '/login' },
} as const
const courses = {
  'Bachelor of Arts': '/ba',
  'Master of Arts': '/ma',
  'Bachelor of Science': '/bsc',
  'Bachelor of Commerce': '/bcom',
  'Bachelor of Computer Application': '/bca',
  'Master of Science': '/msc',
} as const

let browser: Browser
let visitors: Visitors

beforeAll(async () => {
  browser = await launchBrowser()
  visitors = new Visitors(browser)
})
afterEach(() => visitors.leave())
afterAll(() => browser?.close())

const popupOf = (page: Page) =>
  page.getByRole('region', { name: 'Fill registration form now in online mode' })
const isVisited = (page: Page, times: string) =>
  page.waitForFunction((count) => localStorage.getItem('visited') === count, times)

/** What in the page's main part a keyboard reaches, and does not see when it is there. */
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

describe('The popup of a first visit', () => {
  it('comes once, leads to the form in a tab of its own, and is then gone for good', async () => {
    const { page, context } = await visitors.first()
    await page.goto('/')
    const popup = popupOf(page)
    await popup.waitFor()
    await page.keyboard.press('Shift')
    await isVisited(page, '1')
    expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true)
    await look(page, 'home-popup', 'window')
    expect(await accessibilityFaults(page)).toEqual([])
    const opened = context.waitForEvent('page')
    await popup.getByRole('link', { name: 'Register Now' }).click()
    const form = await opened
    await form.waitForURL('**/registration')
    expect(await form.evaluate(() => window.opener)).toBe(null)
    await form.close()
    await popup.waitFor({ state: 'hidden' })
    await page.reload()
    expect(await popup.isVisible()).toBe(false)
    await page.keyboard.press('Shift')
    await isVisited(page, '2')
    expect(await popup.isVisible()).toBe(false)
  })

  it('closes by its ×, also where that is pressed before any code has come', async () => {
    const { page } = await visitors.first(360, 780)
    await page.goto('/')
    await popupOf(page).getByRole('button', { name: 'Close' }).click()
    await popupOf(page).waitFor({ state: 'hidden' })
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('content')
  })

  it('is gone for who goes on and comes back', async () => {
    const { page } = await visitors.first()
    await page.goto('/')
    await popupOf(page).waitFor()
    await page.keyboard.press('Shift')
    await isVisited(page, '1')
    await page.getByRole('link', { name: 'All notices' }).click()
    await page.getByRole('heading', { level: 1, name: 'Notices and events' }).waitFor()
    await page.goBack()
    await page.getByRole('heading', { level: 1, name: 'A courtyard of learning' }).waitFor()
    expect(await popupOf(page).isVisible()).toBe(false)
  })

  // The last is what is left of 1366 x 768 at 400 % zoom.
  it.each([
    [360, 780],
    [1366, 768],
    [341, 192],
  ])('covers nothing at %d x %d', async (width, height) => {
    const { page } = await visitors.first(width, height)
    await page.goto('/')
    await popupOf(page).waitFor()
    expect(await hiddenUnderFocus(page)).toEqual([])
  })
})

describe('The service panel', () => {
  it('has three tabs and every link of the specification, each leading somewhere', async () => {
    const { page } = await visitors.returning()
    await page.goto('/')
    const services = page.getByRole('region', { name: 'Services' })
    for (const [tab, links] of Object.entries(panel)) {
      await services.getByText(tab, { exact: true }).click()
      const shown = services.getByRole('link')
      await expect.poll(() => shown.count()).toBe(Object.keys(links).length)
      for (const [name, href] of Object.entries(links)) {
        const link = services.getByRole('link', { name })
        expect([name, await link.getAttribute('href')]).toEqual([name, href])
        if (!href.startsWith('/')) {
          expect(await link.getAttribute('target')).toBe('_blank')
          expect(await link.getAttribute('rel')).toContain('noopener')
          continue
        }
        const answer = await page.request.get(href)
        const type = href.endsWith('.pdf') ? 'application/pdf' : 'text/html; charset=utf-8'
        expect([href, answer.status(), answer.headers()['content-type']]).toEqual([href, 200, type])
      }
      await services.scrollIntoViewIfNeeded()
    }
  })

  it('is worked by the arrow keys', async () => {
    const { page } = await visitors.returning()
    await page.goto('/')
    const services = page.getByRole('region', { name: 'Services' })
    await services.getByRole('radio', { name: 'Students' }).focus()
    await page.keyboard.press('ArrowRight')
    await services.getByRole('link', { name: 'Prospectus' }).waitFor()
    await page.keyboard.press('ArrowRight')
    await services.getByRole('link', { name: 'Teacher Login' }).waitFor()
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Student Login')
  })
})

describe('The courses', () => {
  it('each lead to their page, and thank for an enquiry without a call', async () => {
    const { page } = await visitors.returning()
    await page.goto('/')
    await page.keyboard.press('Shift')
    await seePicture(page, 2)
    const calls: string[] = []
    page.on('request', (request) => request.method() !== 'GET' && calls.push(request.url()))
    for (const [name, href] of Object.entries(courses)) {
      const card = page
        .getByRole('listitem')
        .filter({ has: page.getByRole('heading', { name, exact: true }) })
      expect(await card.getByRole('link', { name: 'View Details' }).getAttribute('href')).toBe(href)
      const enquiry = card.getByRole('button', { name: 'Send Enquiry' })
      await enquiry.focus()
      await page.keyboard.press('Enter')
      const answer = page.getByRole('alert')
      await answer
        .getByText(`Thank you for your interest in ${name}. Our team will contact you shortly.`, {
          exact: true,
        })
        .waitFor()
      if (href === '/ba') await look(page, 'home-enquiry', 'window')
      await page.keyboard.press('Tab')
      await page.keyboard.press('Enter')
      await answer.waitFor({ state: 'hidden' })
      expect(await enquiry.evaluate((button) => button === document.activeElement)).toBe(true)
    }
    expect(calls.filter((url) => !url.includes('Listen/channel'))).toEqual([])
    await page.getByRole('link', { name: 'View Details of Master of Science' }).click()
    await page.getByRole('heading', { level: 1, name: 'Master of Science' }).waitFor()
  })
})

describe('The home page', () => {
  it.each([360, 768, 1366])('is accessible and whole at %d px', async (width) => {
    const { page } = await visitors.returning(width)
    await page.goto('/')
    await page.keyboard.press('Shift')
    await seePicture(page, 2)
    expect(await accessibilityFaults(page)).toEqual([])
    const columns = await page
      .locator('.news-grid')
      .evaluate((grid) => getComputedStyle(grid).gridTemplateColumns.split(' ').length)
    expect(columns).toBe(width > 768 ? 3 : 1)
  })

  it('leads to the non-teaching staff, and tells of the college in the words that it gave', async () => {
    const { page } = await visitors.returning()
    await page.goto('/')
    const staff = page.getByRole('region', { name: 'Our Leadership' }).getByRole('link')
    expect(await staff.getAttribute('href')).toBe('/nonteaching')
    const about = await page.getByRole('region', { name: 'About Us' }).innerText()
    for (const sentence of [
      'The college was established in 1970 and is run by a trust.',
      'Mathematics and Biology were added within a year.',
      'M.A. in Political Science and History was introduced in 2006.',
    ])
      expect(about).toContain(sentence)
  })

  it('says of its social icons where they lead', async () => {
    const { page } = await visitors.returning()
    await page.goto('/')
    for (const network of ['Facebook', 'X', 'Instagram', 'YouTube']) {
      const icon = page
        .getByRole('contentinfo')
        .getByRole('link', { name: `${network}: not yet, leads home`, exact: true })
      expect(await icon.getAttribute('href')).toBe('/')
    }
  })

  it('has letters for the Hindi of notices on every system', async () => {
    const { page } = await visitors.returning()
    await page.goto('/')
    const families = await page
      .locator('.ticker [lang=hi]')
      .evaluateAll((titles) => titles.map((title) => getComputedStyle(title).fontFamily))
    expect(families.length).toBeGreaterThan(0)
    for (const family of families) expect(family).toMatch(/^"Noto Sans Devanagari Variable"/)
  })

  it('reads whole without scripts, its slides to be swiped', async () => {
    const context = await browser.newContext({ baseURL: suite.app, javaScriptEnabled: false })
    const page = await context.newPage()
    await page.goto('/')
    for (const course of Object.keys(courses))
      await page.getByRole('heading', { name: course, exact: true }).waitFor()
    expect(await page.getByRole('region', { name: 'News and events' }).getByRole('listitem').count()).toBe(14)
    await page.getByText('Admission', { exact: true }).click()
    await page.getByRole('link', { name: 'Prospectus' }).waitFor()
    await page.getByRole('button', { name: 'Send Enquiry about Master of Arts' }).click()
    await page.getByText('Thank you for your interest in Master of Arts.').waitFor()
    await page.keyboard.press('Escape')
    expect(await carousel(page).locator('img').count()).toBe(slideCount)
    expect(await carousel(page).getByRole('button').count()).toBe(0)
    await context.close()
  })

  it('asks for one slide before its largest paint, and moves nothing while it is taken over', async () => {
    const { page } = await visitors.first(360, 780)
    const scenes: { url: string; at: number }[] = []
    page.on('request', (request) => {
      if (request.url().includes('/scene-')) scenes.push({ url: request.url(), at: Date.now() })
    })
    await page.addInitScript(() => {
      const seen = { shift: 0, painted: 0 }
      Object.assign(window, { seen })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) seen.shift += (entry as unknown as { value: number }).value
      }).observe({ type: 'layout-shift', buffered: true })
      new PerformanceObserver((list) => {
        const last = list.getEntries().at(-1)
        if (last) seen.painted = performance.timeOrigin + last.startTime
      }).observe({ type: 'largest-contentful-paint', buffered: true })
    })
    await page.goto('/')
    await popupOf(page).waitFor()
    await seeSlide(page, 2)
    // The last that comes, and takes the place of what systems have.
    await page.waitForFunction(() => document.fonts.check('16px "Noto Sans Devanagari Variable"', 'क'))
    await page.evaluate(() => document.fonts.ready)
    const seen = await page.evaluate(
      () => (window as unknown as { seen: { shift: number; painted: number } }).seen,
    )
    expect(seen.shift).toBe(0)
    expect(seen.painted).toBeGreaterThan(0)
    expect(scenes[0]?.url).toMatch(/scene-1-\d+-.*\.avif$/)
    for (const { at } of scenes.slice(1)) expect(at).toBeGreaterThan(seen.painted)
  })

  it('is the same when it is come to from another page, and come back to', async () => {
    const { page } = await visitors.returning()
    await page.goto('/')
    const shown = async () => (await page.getByRole('main').innerText()).replace(/\s+/g, ' ')
    const standing = await shown()
    await page.getByRole('link', { name: 'All notices' }).click()
    await page.getByRole('heading', { level: 1, name: 'Notices and events' }).waitFor()
    await page.goBack()
    await page.getByRole('heading', { level: 1, name: 'A courtyard of learning' }).waitFor()
    expect(await shown()).toBe(standing)
    await seePicture(page, 2)
    await page.goto('/history')
    await page.keyboard.press('Shift')
    await page.locator('.ticker a:not([href="/important-notice"])').first().waitFor({ state: 'attached' })
    await page.getByRole('contentinfo').getByRole('link', { name: 'Facebook' }).click()
    await page.getByRole('heading', { level: 1, name: 'A courtyard of learning' }).waitFor()
    await seePicture(page, 2)
    expect(await shown()).toBe(standing)
    expect(
      await page.getByRole('region', { name: 'Services' }).evaluate((each) => each.clientWidth),
    ).toBeLessThan(600)
  })
})
