import type { Page } from '@playwright/test'
import { college } from '@prangan/college/config'
import { informationPages } from '@prangan/college/demo/pages'
import { pathIn } from '@prangan/contract/languages'
import {
  accessibilityViolations,
  followLink as goTo,
  look,
  openHydrated,
  openLive,
  type Person,
  widths,
} from '../support/page.ts'
import { livePages, pageNotFound, underConstruction } from '../support/site-pages.ts'
import { suite } from '../support/suite.ts'
import { expect, test } from './fixtures.ts'
import { textsIn, walkedLanguages } from './journeys/journey.ts'
import { pageErrorsExceptOffline, takePageErrors } from './steps/account.ts'

/** The desks are visited signed out, so they show the sign-in. */
const desks: Readonly<Record<string, string>> = Object.fromEntries(
  ['/AdminDashboard', '/FacultyDashboard', '/viewNews', '/viewalumni'].map((path) => [
    path,
    'Login to Dashboard',
  ]),
)

const rendered: Readonly<Record<string, string>> = { ...informationPages, ...livePages }

const headings: Readonly<Record<string, string>> = { ...rendered, ...desks }

const photographed = new Set([
  '/governing-body',
  '/admission-procedure',
  '/bcom',
  '/managers-message',
  '/syllabus',
  '/contact',
])

/** Text with and without scripts is compared at this width, because a table's labels depend on it. */
const narrow = widths[0]

const titleOf = (path: string) => (path === '/' ? /^[^·]+$/ : /^[^·]+ · [^·]+$/)

const mainText = (page: Page) => page.locator('main').innerText()

async function waitForHeading(page: Page, name: string | RegExp): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible()
  await expect(page.locator('main [role=status]').filter({ hasText: 'Loading', visible: true })).toHaveCount(
    0,
  )
}

/** Returns where the page scrolls sideways or clips text at this width. */
async function layoutProblems(page: Page, width: number): Promise<string[]> {
  await page.setViewportSize({ width, height: 900 })
  const { overflow, cut } = await page.evaluate(() => ({
    overflow: document.documentElement.scrollWidth - innerWidth,
    cut: [...document.querySelectorAll('main :is(td, th, dd, li, p, a)')]
      .filter((element) => element.getBoundingClientRect().right > innerWidth + 1)
      .filter((element) => !element.closest('.slides'))
      .map((element) => element.textContent),
  }))
  const issues = overflow > 0 ? [`scrolls sideways by ${overflow} px at ${width} px`] : []
  return cut.length > 0 ? [...issues, `cuts off at ${width} px: ${cut.join(', ')}`] : issues
}

/** Reads pages as the server sends them; returns what breaks the rules for every page, and their links within this site. */
function readPages(page: Page, paths: readonly string[]): Promise<{ issues: string[]; links: string[] }> {
  return page.evaluate(async (addresses) => {
    const issues: string[] = []
    const links = new Set<string>()
    for (const path of addresses) {
      const html = await (await fetch(path)).text()
      // This page's content policy would block their styles.
      const read = new DOMParser().parseFromString(html.replace(/<style.*?<\/style>/s, ''), 'text/html')
      const blame = (selector: string, issue: string) => {
        for (const { outerHTML } of read.querySelectorAll(selector))
          issues.push(`${path}: ${issue}: ${outerHTML.slice(0, 120)}`)
      }
      blame('table:not(:has(caption))', 'a table without a caption')
      blame('table:not(:has(thead th[scope=col]))', 'a table without headings')
      blame('img:not([alt])', 'a picture without a text')
      blame('img:not([width][height])', 'a picture whose size is not known before it comes')
      blame('a[target=_blank]:not([rel~=noopener])', 'a new tab that can reach this one')
      blame('a:not([href])', 'a link to nowhere')
      for (const { href } of read.querySelectorAll<HTMLAnchorElement>('a[href]')) {
        // A parsed document has the address of the current one.
        const url = new URL(href)
        const isOwn = url.origin === location.origin
        const isHere = isOwn && url.hash !== '' && [path, location.pathname].includes(url.pathname)
        if (isHere && !read.getElementById(decodeURIComponent(url.hash.slice(1))))
          issues.push(`${path}: leads to ${url.hash}, which is not in it`)
        if (isOwn && !isHere) links.add(url.pathname + url.search)
      }
    }
    return { issues, links: [...links] }
  }, paths)
}

type BrokenLink = [link: string, issue: string]

async function followLink(link: string): Promise<BrokenLink[]> {
  const response = await fetch(suite.app + link)
  const type = response.headers.get('content-type')
  const text = await response.text()
  if (response.status !== 200) return [[link, `is answered ${response.status}`]]
  if (link.endsWith('.pdf'))
    return text.startsWith('%PDF-') && type === 'application/pdf' ? [] : [[link, `is no PDF but ${type}`]]
  return text.includes(underConstruction) ? [[link, 'is under construction']] : []
}

/** Follows four links at a time: the Functions emulator answers no more, and Hosting times out soon. */
async function followLinks(links: readonly string[]): Promise<BrokenLink[]> {
  const next = links.values()
  const issues: BrokenLink[] = []
  const follow = async () => {
    for (const link of next) issues.push(...(await followLink(link)))
  }
  await Promise.all([follow(), follow(), follow(), follow()])
  return issues
}

test('Every page has its heading and title, also after navigation from another page', {
  tag: '@slow',
}, async ({ page }) => {
  await openHydrated(page, '/contact')
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }))
  for (const [path, heading] of Object.entries(headings)) {
    await page.evaluate((href) => {
      const link = Object.assign(document.createElement('a'), { href })
      document.body.append(link)
      link.click()
      link.remove()
    }, path)
    await waitForHeading(page, heading)
    await expect(page, path).toHaveTitle(titleOf(path))
  }
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true)
})

test('Every page’s HTML is valid by the site’s rules, and its links lead to pages or documents', {
  tag: '@slow',
}, async ({ page }) => {
  await page.goto('/contact')
  const { issues, links } = await readPages(page, Object.keys(rendered))
  expect(issues).toEqual([])
  expect(links.length).toBeGreaterThan(Object.keys(informationPages).length)
  const unseen = links.filter((link) => !(link in headings))
  let broken = await followLinks(unseen)
  // Another test may have deleted a notice and its file, so links that still exist are followed again.
  const followAgain = async () => {
    if (broken.length === 0) return []
    const { links } = await readPages(page, Object.keys(rendered))
    broken = await followLinks(broken.map(([link]) => link).filter((link) => links.includes(link)))
    return broken
  }
  await expect.poll(followAgain).toEqual([])
})

test('A visitor to an unknown address is told so, and finds the way home', async ({ visitor }) => {
  const { page } = visitor
  await openLive(page, '/no/such/page')
  await waitForHeading(page, pageNotFound)
  await expect(page.getByRole('main').getByText(underConstruction)).toBeVisible()
  await look(page, 'under-construction')
  await page.getByRole('link', { name: 'Go to the home page' }).click()
  await waitForHeading(page, headings['/'] ?? '')
  await page.goBack()
  await waitForHeading(page, pageNotFound)
  expect(takePageErrors(visitor)).toEqual(['404'])
})

test.describe('A visitor whose connection fails', () => {
  function expectOnly(person: Person, file: string): void {
    const pageErrors = takePageErrors(person)
    expect(pageErrors.length).toBeGreaterThan(0)
    expect(pageErrors.filter((error) => !error.includes(file) && !error.includes('ERR_FAILED'))).toEqual([])
  }

  test('is told that a page could not be shown, and sees it after a retry', async ({ visitor }) => {
    const { page } = visitor
    await openLive(page, '/history')
    await page.route('**/site-data/contact*', (route) => route.abort())
    await goTo(page, '/contact')
    await waitForHeading(page, 'Unexpected Application Error!')
    expect(new URL(page.url()).pathname).toBe('/contact')
    await look(page, 'error')
    await page.unroute('**/site-data/contact*')
    await page.getByRole('button', { name: 'Try again' }).click()
    await waitForHeading(page, headings['/contact'] ?? '')
    expectOnly(visitor, '/contact')
  })

  test('keeps the page and is told why where a link is followed without a connection', {
    tag: '@slow',
  }, async ({ visitor }) => {
    const { page, context } = visitor
    const [language] = walkedLanguages.slice(-1)
    const { layout, states } = textsIn(language ?? 'en')
    const history = pathIn(language ?? 'en', '/history')
    await openLive(page, history)
    const toLogin = page.getByRole('link', { name: layout.login, exact: true }).first()
    await context.setOffline(true)
    await toLogin.click()
    await expect(page.getByRole('alert')).toContainText(states.offline)
    await look(page, 'no-connection')
    expect(new URL(page.url()).pathname).toBe(history)
    await context.setOffline(false)
    await toLogin.click()
    await expect(page.locator('[name=uname]')).toBeVisible()
    expect(pageErrorsExceptOffline(visitor)).toEqual([])
  })

  test('can still read the first page when its code cannot be loaded', { tag: '@slow' }, async ({
    visitor,
    addTeacher,
  }) => {
    const teacher = await addTeacher()
    const { page } = visitor
    await page.route('**/assets/faculty-profile-*', (route) => route.abort())
    await page.goto(`/faculty-profile/${teacher.uname}`)
    await Promise.all([page.waitForEvent('requestfailed'), page.keyboard.press('Shift')])
    await waitForHeading(page, teacher.name)
    await page.getByRole('link', { name: college.name.en }).first().click()
    await waitForHeading(page, headings['/'] ?? '')
    expectOnly(visitor, 'faculty-profile-')
  })
})

async function visit(page: Page, path: string, heading: string): Promise<void> {
  await openHydrated(page, path)
  await waitForHeading(page, heading)
  await expect(page).toHaveTitle(titleOf(path))
  for (const width of widths.toReversed()) {
    expect(await layoutProblems(page, width)).toEqual([])
    // The header and the footer are the same at every width, so they are checked once per page.
    const part = width === narrow ? undefined : 'main'
    expect(await accessibilityViolations(page, part), `at ${width} px`).toEqual([])
  }
  if (photographed.has(path)) await look(page, `information${path.replaceAll('/', '-')}`)
}

test.describe('At 360, 768 and 1366 px', { tag: '@slow' }, () => {
  for (const [path, heading] of Object.entries(headings)) {
    test(`${path} is complete and accessible, and reads the same without scripts`, async ({
      page,
      browser,
    }) => {
      await visit(page, path, heading)
      if (!(path in rendered)) return
      await page.setViewportSize({ width: narrow, height: 900 })
      const withScripts = await mainText(page)
      const still = await browser.newPage({
        baseURL: suite.app,
        javaScriptEnabled: false,
        viewport: { width: narrow, height: 900 },
      })
      // There may be many pictures, and without scripts all load at once.
      await still.goto(path, { waitUntil: 'domcontentloaded' })
      await waitForHeading(still, heading)
      if (path in informationPages) {
        expect(withScripts.length).toBeGreaterThan(400)
        expect(await mainText(still)).toBe(withScripts)
      }
      await still.close()
    })
  }

  test('a profile is complete and accessible', async ({ page, addTeacher }) => {
    const teacher = await addTeacher()
    await visit(page, `/faculty-profile/${teacher.uname}`, teacher.name)
  })

  test('an unknown address, and a page whose code cannot be loaded, are accessible', async ({ visitor }) => {
    const { page } = visitor
    await openLive(page, '/no/such/page')
    await waitForHeading(page, pageNotFound)
    expect(await accessibilityViolations(page)).toEqual([])
    await page.route('**/site-data/vision*', (route) => route.abort())
    await openLive(page, '/history')
    await page.getByRole('navigation', { name: 'About' }).getByRole('link', { name: 'Vision' }).click()
    await waitForHeading(page, 'Unexpected Application Error!')
    expect(await accessibilityViolations(page)).toEqual([])
    takePageErrors(visitor)
  })
})
