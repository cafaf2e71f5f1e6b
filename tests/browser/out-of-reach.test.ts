import type { Browser, BrowserContext } from '@playwright/test'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { launchBrowser } from '../support/chrome.ts'
import { accessibilityFaults, look, openBrowser } from '../support/page.ts'
import { underConstruction } from '../support/site-pages.ts'
import { logins, suite } from '../support/suite.ts'
import { openDesk } from './steps/teacher.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser?.close())

const data = '**/google.firestore.v1.Firestore/**'

/** What the function `pages` serves from: the site's server entry, as it was built. */
const sitePages = (): Promise<{ renderPage(path: string, notices: null): string }> =>
  import(new URL('../../web/dist/server/pages.js', import.meta.url).href)

/** Puts Firestore out of reach; the site's own server stays. Gives back how to end that. */
async function withoutFirestore(context: BrowserContext): Promise<() => Promise<void>> {
  await context.route(data, (route) => route.abort())
  return () => context.unroute(data)
}

describe('Where Firestore is out of reach', () => {
  it('a visitor who comes to all notices is told that they could not be loaded, and sees them once they can be', async () => {
    const { page, context } = await openBrowser(browser)
    const reach = await withoutFirestore(context)
    await page.goto('/important-notice')
    // Links are the router's once the page's code is there, which then looks for Firestore.
    await Promise.all([page.waitForRequest(data), page.keyboard.press('Shift')])
    // The first page brings no notices with it, and the site's links open the next without the server.
    await page.locator('a[href="/viewallnews"]').first().click()
    const failure = page.getByRole('main').getByText('Failed to load content. Please try again later.')
    await failure.first().waitFor()
    expect(await page.getByText('at the moment').count()).toBe(0)
    await look(page, 'notices-out-of-reach')
    expect(await accessibilityFaults(page)).toEqual([])
    await reach()
    await page.getByRole('main').getByRole('listitem').first().waitFor()
    await expect.poll(() => failure.count()).toBe(0)
    await context.close()
  })

  it.each([
    ['/viewallnews', 'says so', 1],
    // The specification has home keep silent about it.
    ['/', 'claims nothing', 0],
  ] as const)(
    '%s from a server that could not read the notices %s, also once React has taken it over, and listens',
    async (path, _what, least) => {
      const { page, context, troubles } = await openBrowser(browser)
      const body = (await sitePages()).renderPage(path, null)
      await context.route(`${suite.app}${path}`, (route) => route.fulfill({ contentType: 'text/html', body }))
      await withoutFirestore(context)
      await page.goto(path)
      const failure = page.getByRole('main').getByText('Failed to load content. Please try again later.')
      await page.getByRole('heading', { level: 1 }).waitFor()
      expect(Math.min(await failure.count(), 1)).toBe(least)
      expect(await page.getByText('at the moment').count()).toBe(0)
      await look(page, `unread${path.replaceAll('/', '-')}`)
      await Promise.all([page.waitForRequest(data), page.keyboard.press('Shift')])
      expect(Math.min(await failure.count(), 1)).toBe(least)
      expect(troubles.filter((trouble) => /React|hydrat/i.test(trouble))).toEqual([])
      await context.close()
    },
  )

  it('a teacher is told that the profile could not be loaded, and sees it once it can be', async () => {
    const { page, context } = await openBrowser(browser)
    await openDesk(page, logins.teacher)
    const reach = await withoutFirestore(context)
    await page.reload()
    await page.getByText('Failed to load faculty data').waitFor()
    await look(page, 'teacher-desk-out-of-reach')
    await reach()
    await page.getByRole('button', { name: 'Edit profile' }).waitFor()
    await context.close()
  })
})

describe('An address at which there is nothing, among those of the calls', () => {
  it.each(['/faculty/no-such-page', '/admin', '/api/no-such-page'])(
    '%s is the site’s page to a person',
    async (path) => {
      const { page, context } = await openBrowser(browser)
      const response = await page.goto(path)
      expect(response?.status()).toBe(404)
      await page.getByRole('heading', { level: 1, name: underConstruction }).waitFor()
      await look(page, `nothing${path.replaceAll('/', '-')}`)
      expect(await accessibilityFaults(page)).toEqual([])
      await page.getByRole('link', { name: 'Go to the home page' }).click()
      await page.waitForURL(`${suite.app}/`)
      await context.close()
    },
  )
})
