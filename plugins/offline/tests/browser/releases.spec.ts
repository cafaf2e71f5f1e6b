import type { Browser, Page } from '@playwright/test'
import { informationPages } from '@prangan/college/demo/pages'
import { expect, test } from '@prangan/tests/browser/fixtures.ts'
import { buildEmptyWorker } from '@prangan/tests/support/build-worker.ts'
import { followLink } from '@prangan/tests/support/page.ts'
import { openReleases } from '@prangan/tests/support/release-proxy.ts'
import { bar, keptIn, registrations, waitUntilKept } from '../support/kept.ts'

const [first = '', second = ''] = Object.keys(informationPages)

/** Returns a visitor's page. Its listeners are not looked at: the proxy has no emulators on its ports. */
async function openVisitor(browser: Browser, baseURL: string): Promise<Page> {
  const context = await browser.newContext({ baseURL, serviceWorkers: 'allow' })
  return context.newPage()
}

const isHydrated = (page: Page) =>
  page.evaluate(() =>
    Object.keys(document.getElementById('root') ?? {}).some((key) => key.startsWith('__react')),
  )

test('Two releases in a row leave no open page and no kept page broken', { tag: '@slow' }, async ({
  browser,
  atEnd,
}) => {
  const releases = await openReleases((script, release) => `${script}// ${release}`)
  atEnd(async () => releases.close())
  const page = await openVisitor(browser, releases.address)
  atEnd(() => page.context().close())
  await page.goto('/')
  await waitUntilKept(page, '/')

  // The code of these pages was not loaded before the release that deletes it.
  for (const [path, name] of [
    ['/notices', 'All notices'],
    ['/alumni-gallery', 'Alumni gallery'],
  ] as const) {
    releases.deploy()
    await followLink(page, path)
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    await waitUntilKept(page, path)
  }
  // The browser lets the worker before it finish what it keeps, which takes long on a busy machine.
  await expect
    .poll(() => page.evaluate(async () => (await navigator.serviceWorker.ready).waiting), { timeout: 90_000 })
    .toBeNull()

  await page.context().setOffline(true)
  for (const path of ['/', '/notices', '/alumni-gallery']) {
    await page.goto(path)
    await expect(bar(page)).toBeVisible()
    await page.keyboard.press('Shift')
    await expect.poll(() => isHydrated(page), `${path} works with the code of its release`).toBe(true)
  }
})

test('A release whose plugins have no part in the worker removes it and all that it kept', {
  tag: '@slow',
}, async ({ browser, atEnd }) => {
  const empty = await buildEmptyWorker()
  const releases = await openReleases((script, release) => (release === 1 ? script : empty))
  atEnd(async () => releases.close())
  const page = await openVisitor(browser, releases.address)
  atEnd(() => page.context().close())
  await page.goto(first)
  await waitUntilKept(page, first)
  expect(await keptIn(page, 'assets')).not.toEqual([])
  releases.deploy()
  // The pages of such a release register no worker; those here are still the first one's.
  await page.addInitScript(() => {
    navigator.serviceWorker.register = () => Promise.reject(new Error('This release has no worker.'))
  })
  await page.goto(second)
  await expect.poll(() => registrations(page)).toBe(0)
  expect(await page.evaluate(() => caches.keys())).toEqual([])
})
