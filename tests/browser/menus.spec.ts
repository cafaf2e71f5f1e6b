import type { Page } from '@playwright/test'
import { openHydrated } from '../support/page.ts'
import { expect, test } from './fixtures.ts'

const main = (page: Page) => page.getByRole('navigation', { name: 'Main' })
const menus = (page: Page) => main(page).locator('details')

test('Every menu can be opened, browsed and closed by keyboard', { tag: '@slow' }, async ({ page }) => {
  await openHydrated(page, '/history')
  for (const menu of await menus(page).all()) {
    const head = menu.locator('summary')
    const links = menu.getByRole('link')
    await head.focus()
    await page.keyboard.press('Enter')
    await expect(links.first()).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(links.first()).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(links.first()).toBeHidden()
    await expect(head).toBeFocused()
  }
  await expect(main(page).locator('details[open]')).toHaveCount(0)
})

test('A menu closes when the focus leaves it, and after navigation to another page', {
  tag: '@slow',
}, async ({ page }) => {
  await openHydrated(page, '/history')
  const menu = menus(page).first()
  await menu.locator('summary').focus()
  await page.keyboard.press('Enter')
  await menu.getByRole('link').last().focus()
  await page.keyboard.press('Tab')
  await expect(menu).not.toHaveAttribute('open')
  await menu.locator('summary').focus()
  await page.keyboard.press('Enter')
  const link = menu.getByRole('link').nth(1)
  const href = (await link.getAttribute('href')) ?? 'none'
  await link.focus()
  await page.keyboard.press('Enter')
  await page.waitForURL(`**${href}`)
  await expect(menu).not.toHaveAttribute('open')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('On a phone the menus are in a drawer, which the keyboard opens and closes', { tag: '@slow' }, async ({
  openPerson,
}) => {
  const { page } = await openPerson({ width: 360, height: 780 })
  await openHydrated(page, '/history')
  await expect(main(page)).toBeHidden()
  const opener = page.getByRole('banner').getByRole('button', { name: 'Menu', exact: true })
  await opener.focus()
  await page.keyboard.press('Enter')
  await expect(main(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(main(page)).toBeHidden()
  await expect(opener).toBeFocused()
})
