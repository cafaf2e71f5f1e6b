import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { look, openLive } from '../support/page.ts'
import { smallPdf } from '../support/pdf.ts'
import { expect, test } from './fixtures.ts'
import { login } from './steps/account.ts'
import { openAdd, payloadOf, rowOf, titleField } from './steps/desk.ts'

/** Fills in the form and publishes. */
async function publish(page: Page, title: string, type: 'News' | 'Marquee'): Promise<void> {
  const dialog = await openAdd(page)
  await titleField(dialog).fill(title)
  await dialog.getByLabel('Type').selectOption(type)
  await dialog.getByLabel('File (optional)').setInputFiles(await payloadOf(smallPdf('Exam Form.pdf')))
  await look(page, 'admin-add', 'window')
  await dialog.getByRole('button', { name: 'Publish' }).click()
  await dialog.waitFor({ state: 'hidden' })
}

test('What an admin publishes appears on open pages live, and disappears when it is deleted', async ({
  visitor,
  openPerson,
  admin,
}) => {
  const mark = randomUUID().slice(0, 6)
  const notice = `परीक्षा Examination form ${mark}`
  const ticker = `Last date extended ${mark}`
  const [reader, office] = await Promise.all([openPerson(), openPerson()])

  await test.step('two visitors read the home page and all notices', async () => {
    await Promise.all([openLive(visitor.page, '/'), openLive(reader.page, '/viewallnews')])
    await expect(visitor.page.getByRole('heading', { level: 1 })).toHaveCount(1)
    await expect(reader.page.getByRole('heading', { level: 1 })).toHaveCount(1)
    await look(visitor.page, 'home')
    await look(reader.page, 'viewallnews')
  })

  await test.step('an admin signs in, and comes to View News', async () => {
    const { page } = office
    await page.goto('/login')
    await look(page, 'login')
    await login(page, admin.uname, admin.psw)
    await page.waitForURL('**/AdminDashboard')
    await page.getByRole('row').nth(1).waitFor()
    const kept = await page.evaluate(() =>
      ['token', 'username', 'userType'].map((key) => localStorage.getItem(key)),
    )
    expect(kept).toEqual([expect.stringMatching(/^[\w-]+\.[\w-]+\./), admin.uname, 'admin'])
    await look(page, 'admin')
  })

  await test.step('publishes a notice with a PDF and a ticker item: both are on both open pages', async () => {
    await publish(office.page, notice, 'News')
    await publish(office.page, ticker, 'Marquee')
    for (const { page } of [visitor, reader]) {
      for (const title of [notice, ticker]) await page.getByText(title).first().waitFor({ state: 'attached' })
    }
  })

  await test.step('a visitor opens the PDF from the page', async () => {
    const { page, context } = visitor
    const link = page.getByRole('main').getByRole('link', { name: notice })
    const href = (await link.getAttribute('href')) ?? ''
    expect(href).toMatch(/^\/files\/\w+\/Exam-Form\.pdf$/)
    await expect(link).toHaveAttribute('target', '_blank')
    const arrived = context.waitForEvent('response', (response) => response.url().endsWith(href))
    const opened = context.waitForEvent('page')
    await link.click()
    const response = await arrived
    await (await opened).close()
    expect([response.status(), response.headers()['content-type']]).toEqual([200, 'application/pdf'])
  })

  await test.step('the admin deletes both, after being asked, and they leave every page', async () => {
    const { page } = office
    for (const title of [notice, ticker]) {
      await rowOf(page, title)
        .getByRole('button', { name: `Delete ${title}` })
        .click()
      const question = page.getByRole('alertdialog')
      await question.getByText(title).waitFor()
      await look(page, 'admin-delete', 'window')
      await question.getByRole('button', { name: 'Delete' }).click()
      await question.waitFor({ state: 'hidden' })
    }
    for (const open of [visitor.page, reader.page, page]) {
      for (const title of [notice, ticker]) await open.getByText(title).first().waitFor({ state: 'detached' })
    }
  })

  await test.step('the admin logs out, and the desk is closed', async () => {
    const { page } = office
    await page.getByRole('button', { name: 'Logout' }).first().click()
    await page.waitForURL('**/login')
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual(['device'])
    await page.goto('/AdminDashboard')
    await page.waitForURL('**/login')
  })
})
