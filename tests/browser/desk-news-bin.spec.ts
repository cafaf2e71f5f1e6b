import type { Page } from '@playwright/test'
import { call } from '../support/call.ts'
import { look, openHydrated, request } from '../support/page.ts'
import { smallPdf } from '../support/pdf.ts'
import { expect, test } from './fixtures.ts'
import { press, waitForText } from './steps/account.ts'
import { openNotices, rowOf } from './steps/desk.ts'

const emptyBin = 'Nothing is in the bin. What you delete or reject stays here for 30 days.'
const bin = '/AdminDashboard/bin?kind=notices'

const openBin = (page: Page) => page.locator('main').getByRole('link', { name: 'Bin' }).click()
const heading = (page: Page) => page.getByRole('heading', { name: 'Bin', exact: true })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

test('A deleted notice leaves open pages at once, waits in the bin, and comes back from there as it was', {
  tag: '@slow',
}, async ({ office: { page }, visitor, publish, mark }) => {
  const title = `परीक्षा Timetable of the examinations ${mark}`
  await publish({ title, isPinned: '1', myfile: smallPdf('Time Table.pdf') })
  await Promise.all([openNotices(page, mark), openHydrated(visitor.page, '/')])
  await expect(visitor.page.getByText(title).first()).toBeAttached()

  await test.step('an admin deletes it, having been asked', async () => {
    await press(page, `Delete ${title}`)
    const question = page.getByRole('alertdialog', { name: 'Delete this notice?' })
    await expect(question.getByText(/You can restore them from the bin for 30 days\.$/)).toBeVisible()
    await look(page, 'desk-bin-delete', 'window')
    await question.getByRole('button', { name: 'Delete', exact: true }).click()
    await waitForText(page, 'Notice deleted.')
    await expect(rowOf(page, title)).toHaveCount(0)
    await expect(visitor.page.getByText(title)).toHaveCount(0)
  })

  await test.step('the bin says who deleted it and how long it is kept', async () => {
    await openBin(page)
    const row = rowOf(page, title)
    await expect(row.getByText(/^Deleted \d+ \w+ \d{4}, \d+:\d\d\s[ap]m by A Test Person$/)).toBeVisible()
    await expect(row.getByText(/^Kept until \d+ \w+ \d{4}, \d+:\d\d\s[ap]m$/)).toBeVisible()
    const name = await row.getByText(title).boundingBox()
    expect(name?.height, 'the name is not squeezed into lines of a word').toBeLessThan(60)
    await look(page, 'desk-bin')
  })

  await test.step('they restore it: it is on both lists again, and its file too', async () => {
    await press(page, `Restore ${title}`)
    await waitForText(page, 'Notice restored.')
    await expect(rowOf(page, title)).toHaveCount(0)
    await expect(heading(page)).toBeFocused()
    await expect(visitor.page.getByText(title).first()).toBeAttached()
    await openNotices(page, mark)
    const row = rowOf(page, title)
    await expect(row.getByText('Pinned', { exact: true })).toBeVisible()
    const link = await row.getByRole('link', { name: /^View / }).getAttribute('href')
    expect((await request(page, String(link))).status()).toBe(200)
  })
})

test.describe('The bin of notices', { tag: '@slow' }, () => {
  test('is the bin with their kind chosen, which the address keeps', async ({
    office: { page },
    publish,
    admin,
    mark,
  }) => {
    const [kept, deleted] = [`Kept ${mark}`, `Deleted ${mark}`]
    await publish({ title: kept })
    await call(`DELETE /news/${await publish({ title: deleted })}`, { token: admin.token })
    await openNotices(page)
    await openBin(page)
    await expect(rowOf(page, deleted)).toBeVisible()
    await expect(page).toHaveURL(/\/AdminDashboard\/bin\?kind=notices$/)
    await page.reload()
    await expect(rowOf(page, deleted)).toBeVisible()
    await page.goBack()
    await expect(rowOf(page, kept)).toBeVisible()
    await expect(rowOf(page, deleted)).toHaveCount(0)
  })

  test('says that it is empty', async ({ office: { page } }) => {
    // The query asks for deletions before the college existed, because other tests' notices are in the bin.
    await page.route('**/Listen/channel**', (route) => {
      const asked = route.request().postData()
      const bin = encodeURIComponent('"from":[{"collectionId":"newsBin"}]')
      const before = { values: [{ timestampValue: '1900-01-01T00:00:00Z' }], before: true }
      const start = encodeURIComponent(`,"startAt":${JSON.stringify(before)}`)
      return asked ? route.continue({ postData: asked.replace(bin, bin + start) }) : route.continue()
    })
    await page.goto(bin)
    await waitForText(page, emptyBin)
    await look(page, 'desk-bin-empty')
  })

  test('shows a deleted notice’s history, which Back closes', async ({
    office: { page },
    publish,
    admin: { token },
    mark,
  }) => {
    const title = `Deleted ${mark}`
    await call(`DELETE /news/${await publish({ title })}`, { token })
    await page.goto(bin)
    await press(page, `History of ${title}`)
    const dialog = page.getByRole('dialog', { name: 'Deleted entry' })
    await expect(dialog.getByText('notice deleted', { exact: true })).toBeVisible()
    await expect(dialog.getByText('notice published', { exact: true })).toBeVisible()
    await look(page, 'desk-bin-history', 'window')
    await page.goBack()
    await expect(dialog).toBeHidden()
    await expect(button(page, `History of ${title}`)).toBeFocused()
    await expect(page).toHaveURL(/\/AdminDashboard\/bin\?kind=notices$/)
  })
})
