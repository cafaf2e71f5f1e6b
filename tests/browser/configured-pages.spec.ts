import type { Page } from '@playwright/test'
import { allLanguages, pathIn } from '@prangan/contract/languages'
import { configuredPages, inCapitals, unknownPages } from '../support/configured-pages.ts'
import { openHydrated } from '../support/page.ts'
import { suite } from '../support/suite.ts'
import { expect, test } from './fixtures.ts'

/** Returns what a fresh visit is answered: its status, where it ends, and the heading. */
async function visit(path: string) {
  const response = await fetch(suite.app + path, { headers: { accept: 'text/html' } })
  const [, heading] = /<h1[^>]*>([^<]*)</.exec(await response.text()) ?? []
  return { status: response.status, shown: [decodeURI(new URL(response.url).pathname), heading] }
}

const follow = (page: Page, path: string) =>
  page.evaluate((href) => {
    const link = Object.assign(document.createElement('a'), { href })
    document.body.append(link)
    link.click()
    link.remove()
  }, path)

const shownIn = (page: Page) =>
  page.evaluate(() => [decodeURI(location.pathname), document.querySelector('h1')?.textContent])

for (const language of allLanguages) {
  test(`The pages of the configuration answer alike to a fresh visit and to a link, in '${language}'`, {
    tag: '@slow',
  }, async ({ page }) => {
    test.slow()
    // The emulator answers few requests at once, and a page of teachers has many portraits.
    await page.route('**/faculty_photos/**', (route) =>
      route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' }),
    )
    await openHydrated(page, pathIn(language, '/contact'))
    await page.evaluate(() => Object.assign(window, { isSameDocument: true }))
    const check = async (path: string, status: number) => {
      for (const address of [path, `${path}/`, inCapitals(path)]) {
        const fresh = await visit(address)
        expect([fresh.status, fresh.shown[0]], address).toEqual([status, address.replace(/\/$/, '')])
        await follow(page, address)
        await expect.poll(() => shownIn(page), { message: address }).toEqual(fresh.shown)
      }
    }
    for (const path of configuredPages) await check(pathIn(language, path), 200)
    for (const path of unknownPages) await check(pathIn(language, path), 404)
    expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true)
  })
}
