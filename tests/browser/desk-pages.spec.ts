import { randomUUID } from 'node:crypto'
import type { Locator, Page } from '@playwright/test'
import { documentPaths } from '@prangan/contract/paths'
import { openLive } from '../support/page.ts'
import { pageErrorsExceptOffline } from './steps/account.ts'
import { expect, test } from './steps/fee-page.ts'

const saved = (page: Page) => page.getByText('Saved', { exact: true })
const cell = (page: Page, text: string) => page.locator('td textarea').filter({ hasText: text })

async function publish(page: Page, note: string, when?: (dialog: Locator) => Promise<void>): Promise<void> {
  await page.getByRole('button', { name: 'Publish…' }).click()
  const dialog = page.getByRole('dialog', { name: /^Publish/ })
  await dialog.getByLabel('What did you change?').fill(note)
  await when?.(dialog)
  await dialog.getByRole('button', { name: /^(Publish now|Schedule)$/ }).click()
  await expect(dialog).toBeHidden()
}

test('A clerk changes a fee: an open visitor’s page shows it without a reload, and an earlier version can be had back', {
  tag: '@slow',
}, async ({ office: { page }, visitor: { page: visited }, feePage }) => {
  await openLive(visited, feePage.path)
  await visited.evaluate(() => Object.assign(window, { isSamePage: true }))
  await page.goto(`/AdminDashboard/pages?q=${feePage.title.replace(' ', '+')}`)
  await page.getByRole('link', { name: feePage.title }).click()
  await cell(page, '₹ 900').fill('₹ 1,150')
  await expect(page.frameLocator('iframe').getByText('₹ 1,150')).toBeVisible()
  await expect(saved(page)).toBeVisible()
  await expect(visited.getByText('₹ 900')).toBeVisible()

  await publish(page, 'The new session', async (dialog) => {
    await expect(dialog.locator('ins')).toContainText('1,150')
    await expect(dialog.locator('del')).toContainText('900')
  })
  await expect(visited.getByText('₹ 1,150')).toBeVisible()
  expect(await visited.evaluate(() => 'isSamePage' in window)).toBe(true)

  await page.getByRole('button', { name: 'History' }).click()
  const history = page.getByRole('dialog', { name: 'History' })
  await expect(history.getByText('The new session')).toBeVisible()
  await history.getByRole('button', { name: 'Restore this version' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Restore version' }).click()
  await expect(visited.getByText('₹ 900')).toBeVisible()
})

test('A clerk adds a page, is led to what is missing, and schedules it', { tag: '@slow' }, async ({
  office: { page },
  firebase,
}) => {
  const mark = randomUUID().slice(0, 8)
  await page.goto('/AdminDashboard/pages')
  await page.getByRole('button', { name: 'New page' }).click()
  await page.getByLabel('Title', { exact: false }).first().fill(`Hostel ${mark}`)
  await expect(page.getByLabel('Address')).toHaveValue(`/hostel-${mark}`)
  await page.getByRole('button', { name: 'Add page' }).click()
  await expect(page.getByText('This page has no text yet.')).toBeVisible()

  await page
    .getByLabel('Description for search engines and shared links, English')
    .fill('Rooms and meals for sixty students, in a sentence.')
  await page.getByRole('button', { name: 'Add a block' }).click()
  await page.getByRole('button', { name: /^Text/ }).click()
  const paragraph = page.getByLabel('Paragraph 1, English')
  await expect(paragraph).toBeFocused()
  await paragraph.fill('Sixty rooms.')
  await paragraph.press('Enter')
  await page.keyboard.type('Two hot meals.')
  await expect(page.frameLocator('iframe').getByText('Two hot meals.')).toBeVisible()

  await page.getByRole('button', { name: 'Add a block' }).click()
  await page.getByRole('button', { name: /^Table/ }).click()
  await page.getByRole('button', { name: 'Publish…' }).click()
  const dialog = page.getByRole('dialog', { name: /^Publish/ })
  await expect(dialog.getByText('Fix this before publishing')).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Publish now' })).toBeDisabled()
  await dialog.getByRole('alert').getByRole('button').last().click()
  await expect(page.getByRole('region', { name: 'Table, block 2' }).locator('textarea:focus')).toHaveCount(1)
  await page.getByRole('button', { name: 'Delete Table, block 2' }).click()
  await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused()

  await publish(page, '', async (open) => {
    await open.getByLabel('At a day and time').check()
    await open.getByLabel('Public from').fill('2036-06-30T09:00')
  })
  await expect(page.getByText('Scheduled', { exact: true })).toBeVisible()
  const response = await page.request.get(`/hostel-${mark}`)
  expect(response.status()).toBe(404)

  const id = page.url().split('/').at(-1) ?? ''
  const stored = await (await firebase.firestore()).doc(documentPaths.page(id)).get()
  expect(stored.get('state')).toBe('scheduled')
})

test('Two people in one page lose nothing: blocks come in by themselves, and of one that both changed they choose', {
  tag: '@slow',
}, async ({ office: { page: one }, openPerson, admin: { storageState }, feePage }) => {
  const { page: other } = await openPerson({ storageState })
  await Promise.all([openLive(one, feePage.editor), openLive(other, feePage.editor)])
  await Promise.all([one, other].map((page) => cell(page, '₹ 900').waitFor()))
  await one.getByLabel('Title, English', { exact: true }).fill('A new title')
  await expect(other.getByRole('heading', { level: 1, name: 'A new title' })).toBeVisible()

  await cell(one, '₹ 900').fill('₹ 1,111')
  await cell(other, '₹ 900').fill('₹ 2,222')
  const asked = await Promise.any(
    [one, other].map(async (page) => {
      await page.getByText('Keep mine').waitFor()
      return page
    }),
  )
  const both = asked.getByRole('alert').filter({ hasText: 'Which version do you want to keep?' })
  await expect(both).toContainText('111')
  await expect(both).toContainText('222')
  await asked.getByRole('button', { name: 'Keep mine' }).click()
  await expect(saved(asked)).toBeVisible()
  const kept = asked === one ? '₹ 1,111' : '₹ 2,222'
  await expect(cell(asked === one ? other : one, kept)).toBeVisible()
})

test('With the keyboard alone, on a phone: a row of a table moves and the focus goes with it, and nothing scrolls sideways', {
  tag: '@slow',
}, async ({ openPerson, admin: { storageState }, feePage }) => {
  const { page } = await openPerson({ width: 360, height: 780, storageState })
  await page.goto(feePage.editor)
  await cell(page, '₹ 900').focus()
  await page.getByRole('button', { name: 'Add row' }).focus()
  await page.keyboard.press('Enter')
  await page.keyboard.type('A new row')
  const row = cell(page, 'A new row')
  await expect(row).toBeFocused()
  const up = page.getByRole('button', { name: /^Move row \d+ up$/ }).last()
  await up.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Move row 1 down' })).toBeFocused()
  await expect(saved(page)).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)

  await page.getByRole('button', { name: 'Preview' }).press('Enter')
  await expect(page.frameLocator('iframe').getByText('A new row')).toBeVisible()
})

test('A clerk who is cut off finds what was typed on this device, and it is saved when they are back', {
  tag: '@slow',
}, async ({ office, feePage }) => {
  const { page, context } = office
  await page.goto(feePage.editor)
  await cell(page, '₹ 900').waitFor()
  await context.setOffline(true)
  await cell(page, '₹ 900').fill('₹ 3,333')
  await expect(page.getByText('Offline: kept on this device')).toBeVisible()
  await context.setOffline(false)
  await page.reload()
  await expect(cell(page, '₹ 3,333')).toBeVisible()
  await expect(saved(page)).toBeVisible()
  expect(pageErrorsExceptOffline(office)).toEqual([])
})
