import type { Locator, Page } from '@playwright/test'
import { openHydrated, seeFonts } from '../support/page.ts'
import { expect, test } from './fixtures.ts'

test.describe('The first screen has what people came for', { tag: '@slow' }, () => {
  /** In the site's own fonts, which are there from the second page on: those of this machine may be wider. */
  const openAgain = async (page: Page, path: string) => {
    await openHydrated(page, path)
    await seeFonts(page)
    await page.reload()
  }
  const topOf = async (element: Locator) => (await element.boundingBox())?.y ?? Number.NaN

  test('On a laptop the notices of the home page are in sight below the picture', async ({ openPerson }) => {
    const { page } = await openPerson({ width: 1366, height: 768 })
    await openAgain(page, '/')
    expect((await page.locator('.hero-band').boundingBox())?.height).toBeLessThanOrEqual(440)
    const leftOf = async (selector: string) => (await page.locator(selector).first().boundingBox())?.x
    expect(await leftOf('.hero h1')).toBe(await leftOf('.news-grid h2'))
    const footOf = async (selector: string) => {
      const { y, height } = (await page.locator(selector).first().boundingBox()) ?? {
        y: Number.NaN,
        height: 0,
      }
      return Math.round(y + height)
    }
    expect(await footOf('.slides p'), 'the caption is at the foot of the picture').toBe(
      await footOf('.slides img'),
    )
    const notices = await page.locator('.news-grid ul').first().locator('li').all()
    for (const notice of notices.slice(0, 3))
      expect(await topOf(notice), 'a line of it is in sight').toBeLessThan(732)
  })

  test('On a phone the text of the home page is above its picture, and the notices follow', async ({
    openPerson,
  }) => {
    const { page } = await openPerson({ width: 360, height: 780 })
    await openAgain(page, '/')
    expect(await topOf(page.locator('.hero h1'))).toBeLessThan(await topOf(page.locator('.slides')))
    for (const notice of (await page.locator('.news-grid li').all()).slice(0, 1))
      expect(await topOf(notice)).toBeLessThan(700)
  })

  for (const [width, height] of [
    [1366, 768],
    [360, 780],
  ] as const)
    test(`The form for admission begins within 500 px at ${width} px`, async ({ openPerson }) => {
      const { page } = await openPerson({ width, height })
      await openAgain(page, '/registration')
      expect(await topOf(page.locator('form [name="name"]'))).toBeLessThan(500)
    })
})
