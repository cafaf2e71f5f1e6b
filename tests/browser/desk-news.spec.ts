import type { Locator, Page } from '@playwright/test'
import { fieldTexts } from '@prangan/contract/field-messages'
import { look, openHydrated } from '../support/page.ts'
import { smallPdf } from '../support/pdf.ts'
import { expect, test } from './fixtures.ts'
import { holdNext, press, waitForText } from './steps/account.ts'
import { inputOf, openAdd, openEdit, openNotices, payloadOf, rowOf, titleField } from './steps/desk.ts'

const inAnHour = () => new Date(Date.now() + 60 * 60_000)

/** The file opens in a tab, or as a download if the browser has no viewer. */
async function openFileOf(page: Page, title: string): Promise<string> {
  const context = page.context()
  const opened = context.waitForEvent('page')
  const file = Promise.withResolvers<string>()
  // Registered before the tab opens, so that no event is missed.
  context.once('page', (tab) => {
    const look = () => tab.url().startsWith('blob:') && file.resolve(tab.url())
    tab.on('download', (download) => file.resolve(download.url())).on('framenavigated', look)
    look()
  })
  await rowOf(page, title)
    .getByRole('button', { name: /^View / })
    .click()
  const tab = await opened
  const address = await file.promise
  await tab.close()
  return address
}

test('A scheduled notice is hidden, and appears on a visitor’s open page once its date is cleared', {
  tag: '@slow',
}, async ({ office, visitor, mark }) => {
  const { page } = office
  const title = `परीक्षा Timetable of the examinations ${mark}`
  const dialog = page.getByRole('dialog', { name: 'Edit notice' })
  await Promise.all([openNotices(page, mark), openHydrated(visitor.page, '/')])

  await test.step('an admin schedules it with a file: it is sent once, however often that is pressed', async () => {
    const form = await openAdd(page)
    await titleField(form).fill(title)
    await form.getByLabel('Publish from').fill(inputOf(inAnHour()))
    await form.getByLabel('File (optional)').setInputFiles(await payloadOf(smallPdf('Time Table.pdf')))
    const sent: string[] = []
    page.on('request', (request) => {
      if (request.url().endsWith('/news/uploadnews')) sent.push(request.url())
    })
    const letGo = await holdNext(page, '/news/uploadnews')
    await form.locator('form').evaluate((element: HTMLFormElement) => {
      element.requestSubmit()
      element.requestSubmit()
    })
    await expect(form.getByRole('button', { name: 'Publishing…' })).toBeVisible()
    await expect(form.getByRole('progressbar')).toBeVisible()
    letGo()
    await expect(page.getByText(/^Notice scheduled for \d/)).toBeVisible()
    await expect(rowOf(page, title).getByText(/^Scheduled from /)).toBeVisible()
    expect(sent).toHaveLength(1)
    await expect(visitor.page.getByText(title)).toHaveCount(0)
  })

  await test.step('they see its file before the public can', async () => {
    expect(await openFileOf(page, title)).toMatch(/^blob:/)
  })

  await test.step('they find in the form what was published, and who did it', async () => {
    await openEdit(page, title)
    await expect(titleField(dialog)).toHaveValue(title)
    await expect(dialog.getByText('Time-Table.pdf')).toBeVisible()
    await expect(dialog.getByText('by A Test Person').first()).toBeVisible()
    await look(page, 'desk-news-edit', 'window')
  })

  await test.step('they publish it at once by clearing its date', async () => {
    await dialog.getByLabel('Publish from').fill('')
    await waitForText(page, 'Leave empty to use the time when it was added.')
    await press(page, 'Save')
    await waitForText(page, 'Notice saved.')
    await expect(rowOf(page, title).getByText('Scheduled')).toHaveCount(0)
    await expect(visitor.page.getByText(title).first()).toBeAttached()
  })
})

test.describe('The office’s list of notices', { tag: '@slow' }, () => {
  test('shows what is pinned, what is still to come and what is over', async ({ office, publish, mark }) => {
    const { page } = office
    const over = { publishFrom: '2020-01-01T10:00+05:30', publishUntil: '2020-02-01T18:00+05:30' }
    await publish({ title: `Over ${mark}`, ...over })
    await publish({ title: `Soon ${mark}`, publishFrom: inAnHour().toISOString() })
    await publish({ title: `Pinned ${mark}`, isPinned: '1' })
    await openNotices(page)
    await look(page, 'desk-news')
    await page.getByRole('searchbox', { name: 'Search' }).fill(mark)
    await waitForText(page, '3 notices shown')
    await expect(rowOf(page, 'Pinned').getByText('Pinned', { exact: true })).toBeVisible()
    await expect(rowOf(page, 'Over').getByText('Expired', { exact: true })).toBeVisible()
    await expect(rowOf(page, 'Over').getByText(/^Ended 1 Feb 2020, 6:00\spm$/)).toBeVisible()
    await expect(
      rowOf(page, 'Soon').getByText(/^Scheduled from \d+ \w+ \d{4}, \d+:\d\d\s[ap]m$/),
    ).toBeVisible()
  })

  test('is searched by any words of the title, of one type or of all; a reload keeps the search', async ({
    office,
    publish,
    mark,
  }) => {
    const { page } = office
    const search = page.getByRole('searchbox', { name: 'Search' })
    await publish({ title: `Pinned ${mark}`, isPinned: '1' })
    await publish({ title: `Plain ${mark}` })
    await openNotices(page)
    await search.fill(`${mark} pin`)
    await waitForText(page, '1 notice shown')
    await expect(rowOf(page, `Pinned ${mark}`)).toBeVisible()
    await page.getByLabel('Type').selectOption('Events')
    await waitForText(page, 'No records found')
    await look(page, 'desk-news-none')
    await page.reload()
    await waitForText(page, 'No records found')
    await expect(page.getByLabel('Type')).toHaveValue('Events')
    await expect(search).toHaveValue(`${mark} pin`)
    await page.getByLabel('Type').selectOption('All')
    await waitForText(page, '1 notice shown')
    await search.fill(mark)
    await waitForText(page, '2 notices shown')
    await search.fill('')
    await expect(page.getByText(/ notices( shown)?$/)).not.toHaveText('2 notices shown')
    await expect(rowOf(page, `Plain ${mark}`)).toBeVisible()
  })
})

test.describe('An admin who publishes', { tag: '@slow' }, () => {
  for (const [width, height] of [
    [1366, 768],
    [360, 640],
  ] as const) {
    test(`sees Publish without scrolling, and date boxes inside the form (${width} x ${height})`, async ({
      openPerson,
      admin: { storageState },
    }) => {
      const { page } = await openPerson({ width, height, storageState })
      await page.goto('/AdminDashboard')
      const dialog = await openAdd(page)
      await expect(dialog.getByRole('button', { name: 'Publish' })).toBeInViewport({ ratio: 1 })
      const rightOf = async (box: Locator) => {
        const { x, width } = (await box.boundingBox()) ?? { x: Number.NaN, width: Number.NaN }
        return x + width
      }
      const title = await rightOf(dialog.getByRole('textbox', { name: 'Title', exact: true }))
      for (const label of ['Publish from', 'Publish until'])
        expect(await rightOf(dialog.getByLabel(label))).toBeLessThanOrEqual(title)
    })
  }

  test('is told under each field what is wrong, and an incomplete date is not accepted as empty', async ({
    office: { page },
    mark,
  }) => {
    await openNotices(page, mark)
    const dialog = await openAdd(page)
    await press(page, 'Publish')
    await waitForText(page, 'Title is required.')
    await titleField(dialog).fill(`Timetable ${mark}`)
    await dialog.getByLabel('Publish from').fill('2026-11-20T09:30')
    await expect(dialog.getByText(/^20 Nov 2026, 9:30\sam, India time\.$/)).toBeVisible()
    await dialog.getByLabel('Publish until').fill('2026-11-20T09:30')
    await press(page, 'Publish')
    await waitForText(page, fieldTexts.endBeforeStart)
    await expect(dialog.getByLabel('Publish until')).toBeFocused()
    await dialog.getByLabel('Publish until').fill('')
    await waitForText(page, 'Leave empty if it has no end.')
    await dialog.getByLabel('Publish from').fill('')
    await waitForText(page, 'Leave empty to publish now.')
    await dialog.getByLabel('Publish from').focus()
    await page.keyboard.type('21')
    await press(page, 'Publish')
    await waitForText(page, 'Please finish the date and the time, or clear them.')
    await look(page, 'desk-news-add', 'window')
  })
})

test.describe('An admin who edits', { tag: '@slow' }, () => {
  test('is asked before unsaved changes are lost, and gets the focus back where it was', async ({
    office: { page },
    publish,
    mark,
  }) => {
    const title = `Timetable ${mark}`
    await publish({ title })
    await openNotices(page, mark)
    const dialog = await openEdit(page, title)
    await dialog.getByLabel('Pinned').check()
    await page.keyboard.press('Escape')
    const question = page.getByRole('alertdialog', { name: 'Throw away your changes?' })
    await expect(question).toBeVisible()
    await look(page, 'desk-news-discard', 'window')
    await question.getByRole('button', { name: 'Keep writing' }).click()
    await expect(question).toBeHidden()
    await expect(dialog.getByLabel('Pinned')).toBeChecked()
    await page.keyboard.press('Escape')
    await question.getByRole('button', { name: 'Throw away' }).click()
    await expect(dialog).toBeHidden()
    await expect(page.getByRole('button', { name: `Edit ${title}` })).toBeFocused()
  })

  test('sees that it is saved until the message is dismissed, or while the pointer is on it', async ({
    office: { page },
    publish,
    mark,
  }) => {
    const title = `Timetable ${mark}`
    await publish({ title })
    await openNotices(page, mark)
    await openEdit(page, title)
    await page.getByLabel('Pinned').check()
    await press(page, 'Save')
    const saved = page.getByText('Notice saved.', { exact: true })
    await saved.hover()
    await page.getByRole('button', { name: 'Dismiss' }).first().click()
    await expect(saved).toHaveCount(0)
    await expect(rowOf(page, title).getByText('Pinned', { exact: true })).toBeVisible()
  })

  test('replaces its file and then removes it', async ({ office: { page }, publish, mark }) => {
    const title = `Timetable ${mark}`
    await publish({ title, myfile: smallPdf('Time Table.pdf') })
    await openNotices(page, mark)
    const link = rowOf(page, title).getByRole('link', { name: /^View / })
    await expect(link).toHaveAttribute('href', /\/Time-Table\.pdf$/)
    let dialog = await openEdit(page, title)
    await dialog.getByLabel('Replace the file').setInputFiles(await payloadOf(smallPdf('New Table.pdf')))
    await waitForText(page, 'Replaced when you save')
    await press(page, 'Save')
    await waitForText(page, 'Notice saved.')
    await expect(link).toHaveAttribute('href', /\/New-Table[\w-]*\.pdf$/)
    dialog = await openEdit(page, title)
    await dialog.getByRole('button', { name: /^Remove New-Table/ }).click()
    await waitForText(page, 'Removed when you save')
    await look(page, 'desk-news-file', 'window')
    await press(page, 'Save')
    await expect(rowOf(page, title).getByText('No link')).toBeVisible()
  })
})

test('On a phone the words above a new notice’s form stand apart from its first label', {
  tag: '@slow',
}, async ({ openPerson, admin: { storageState }, mark }) => {
  const { page } = await openPerson({ width: 360, height: 780, storageState })
  await openNotices(page, mark)
  const form = await openAdd(page)
  const bottomOf = (text: Locator) => text.evaluate((element) => element.getBoundingClientRect().bottom)
  const topOf = (text: Locator) => text.evaluate((element) => element.getBoundingClientRect().top)
  const words = form.getByText('Visitors see it as soon as it is public')
  const label = form.locator('label', { hasText: /^Title/ }).first()
  await look(page, 'desk-news-add', 'window')
  await expect.poll(async () => (await topOf(label)) - (await bottomOf(words))).toBeGreaterThanOrEqual(16)
})
