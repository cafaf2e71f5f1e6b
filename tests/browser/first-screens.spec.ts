import type { Locator } from '@playwright/test'
import { expect, test } from './fixtures.ts'

test.describe('The first screen has what people came for', { tag: '@slow' }, () => {
  const topOf = async (element: Locator) => (await element.boundingBox())?.y ?? Number.NaN

  test('On a laptop the notices of the home page are in sight below the picture', async ({ openPerson }) => {
    const { page } = await openPerson({ width: 1366, height: 768 })
    await page.goto('/')
    expect((await page.locator('.hero-band').boundingBox())?.height).toBeLessThanOrEqual(440)
    const leftOf = async (selector: string) => (await page.locator(selector).first().boundingBox())?.x
    expect(await leftOf('.hero h1')).toBe(await leftOf('.news-grid h2'))
    const shade = await page.locator('.slides p').first().boundingBox()
    expect(shade?.height, 'the caption is at the foot of the picture').toBeGreaterThan(300)
    expect(await topOf(page.locator('.news-grid li').nth(1))).toBeLessThan(768)
  })

  test('On a phone the text of the home page is above its picture, and the notices follow', async ({
    openPerson,
  }) => {
    const { page } = await openPerson({ width: 360, height: 780 })
    await page.goto('/')
    expect(await topOf(page.locator('.hero h1'))).toBeLessThan(await topOf(page.locator('.slides')))
    expect(await topOf(page.locator('.news-grid h2').first())).toBeLessThan(780)
  })

  for (const [width, height, most] of [
    [1366, 768, 500],
    [360, 780, 600],
  ] as const)
    test(`The form for admission begins within ${most} px at ${width} px`, async ({ openPerson }) => {
      const { page } = await openPerson({ width, height })
      await page.goto('/registration')
      expect(await topOf(page.locator('form [name="name"]'))).toBeLessThan(most)
    })
})
