import type { Page } from '@playwright/test'
import { expect } from '@prangan/tests/browser/fixtures.ts'
import { cacheNames } from '../../web/kept.ts'

/** Returns the paths in the browser's caches. */
export const keptIn = (page: Page, name: keyof typeof cacheNames): Promise<string[]> =>
  page.evaluate(async (cache) => {
    const requests = await (await caches.open(cache)).keys()
    return requests.map(({ url }) => decodeURI(new URL(url).pathname))
  }, cacheNames[name])

export const waitUntilKept = (page: Page, path: string, name: keyof typeof cacheNames = 'pages') =>
  expect.poll(() => keptIn(page, name), { message: `${path} is kept` }).toContain(path)

export const bar = (page: Page) => page.locator('#offline-bar')

export const registrations = (page: Page): Promise<number> =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)
