import { randomUUID } from 'node:crypto'
import type { Browser } from '@playwright/test'
import { errors } from '@prangan/contract/errors'
import { endsTooSoon } from '@prangan/contract/schemas/news'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { call, signIn } from '../support/call.ts'
import { launchBrowser } from '../support/chrome.ts'
import { look, openBrowser, openLive, type Person } from '../support/page.ts'
import { smallPdf } from '../support/pdf.ts'
import { paintTime, watchForText } from '../support/watch-for-text.ts'
import { cutOff, failed, focused, holdBack, press, says, takeTroubles } from './steps/account.ts'
import { boxOf, openAdd, openDesk, openEdit, payloadOf, publishByCall, rowOf } from './steps/desk.ts'

const minutes = (count: number) => count * 60_000
const mark = randomUUID().slice(0, 6)
const title = `परीक्षा Timetable of the examinations ${mark}`

let browser: Browser
let office: Person
let colleague: Person
let visitor: Person
let token: string
const published: string[] = []
beforeAll(async () => {
  browser = await launchBrowser()
  ;[office, colleague, visitor, token] = await Promise.all([
    openBrowser(browser),
    openBrowser(browser),
    openBrowser(browser),
    signIn('admin'),
  ])
  await Promise.all([openDesk(office), openDesk(colleague), openLive(visitor.page, '/')])
})
afterAll(async () => {
  await browser?.close()
  for (const id of published) await call(`DELETE /news/${id}`, { token })
})

describe('The office’s list of notices', () => {
  it('shows what is pinned, what is still to come and what is over', async () => {
    const { page } = office
    const times = { publishFrom: '2020-01-01T10:00+05:30', publishUntil: '2020-02-01T18:00+05:30' }
    const soon = new Date(Date.now() + minutes(90)).toISOString()
    published.push(
      await publishByCall(token, { title: `Over ${mark}`, ...times }),
      await publishByCall(token, { title: `Soon ${mark}`, publishFrom: soon }),
      await publishByCall(token, { title: `Pinned ${mark}`, isPinned: '1' }),
    )
    await rowOf(page, `Pinned ${mark}`).getByText('Pinned', { exact: true }).waitFor()
    await rowOf(page, `Over ${mark}`).getByText('Expired', { exact: true }).waitFor()
    await rowOf(page, `Over ${mark}`)
      .getByText(/^Ended 1 Feb 2020, 6:00\spm$/)
      .waitFor()
    await rowOf(page, `Soon ${mark}`)
      .getByText(/^Scheduled from \d+ \w+ \d{4}, \d+:\d\d\s[ap]m$/)
      .waitFor()
    await look(page, 'desk-news')
  })

  it('is a page of 25, live, and leads to the older ones and back', async () => {
    const { page } = office
    const rows = page.getByRole('button', { name: /^Delete / })
    expect(await rows.count()).toBe(25)
    const newest = await rows.first().getAttribute('aria-label')
    await press(page, 'Older')
    await page.getByText('Page 2', { exact: true }).waitFor()
    await page.getByText(/^26 to \d+ of [\d,]+ notices$/).waitFor()
    expect(await rows.first().getAttribute('aria-label')).not.toBe(newest)
    await press(page, 'Newer')
    await page.getByText(/^1 to 25 of [\d,]+ notices$/).waitFor()
    expect(await rows.first().getAttribute('aria-label')).toBe(newest)
  })

  it('is searched by any words of the title, of one type or of all', async () => {
    const { page } = office
    await page.getByRole('searchbox', { name: 'Search' }).fill(`${mark} pin`)
    await says(page, '1 notice shown')
    await rowOf(page, `Pinned ${mark}`).waitFor()
    await page.getByLabel('Type').selectOption('Events')
    await says(page, 'No records found')
    await look(page, 'desk-news-none')
    await page.reload()
    await says(page, 'No records found')
    expect(await page.getByLabel('Type').inputValue()).toBe('Events')
    expect(await page.getByRole('searchbox', { name: 'Search' }).inputValue()).toBe(`${mark} pin`)
    await page.getByLabel('Type').selectOption('All')
    await page.getByRole('searchbox', { name: 'Search' }).fill('')
    await page.getByText(/^1 to 25 of [\d,]+ notices$/).waitFor()
  })
})

describe('An admin who publishes', () => {
  it.each([
    [1366, 768],
    [360, 640],
  ])('sees Publish without scrolling, and date boxes inside the form (%i x %i)', async (width, height) => {
    const { page } = office
    const before = page.viewportSize()
    await page.setViewportSize({ width, height })
    const dialog = await openAdd(page)
    const publish = await dialog.getByRole('button', { name: 'Publish' }).boundingBox()
    expect((publish?.y ?? height) + (publish?.height ?? 0)).toBeLessThanOrEqual(height)
    const rightOf = (box: { x: number; width: number } | null) => (box?.x ?? 0) + (box?.width ?? 0)
    const title = rightOf(await dialog.getByLabel('Title').boundingBox())
    for (const label of ['Publish from', 'Publish until'])
      expect(rightOf(await dialog.getByLabel(label).boundingBox())).toBeLessThanOrEqual(title)
    await press(page, 'Cancel')
    await dialog.waitFor({ state: 'hidden' })
    if (before) await page.setViewportSize(before)
  })

  it('is told under each field what is wrong, and a date begun is not taken for none', async () => {
    const { page } = office
    const dialog = await openAdd(page)
    await press(page, 'Publish')
    await says(page, 'Title is required.')
    await dialog.getByLabel('Title').fill(title)
    await dialog.getByLabel('Publish from').fill('2026-11-20T09:30')
    await dialog.getByText(/^20 Nov 2026, 9:30\sam, India time\.$/).waitFor()
    await dialog.getByLabel('Publish until').fill('2026-11-20T09:30')
    await press(page, 'Publish')
    await says(page, endsTooSoon)
    expect(await focused(page)).toBe('publishUntil')
    await dialog.getByLabel('Publish until').fill('')
    await says(page, 'Empty means no end.')
    await dialog.getByLabel('Publish from').fill('')
    await says(page, 'Empty means now.')
    await dialog.getByLabel('Publish from').focus()
    await page.keyboard.type('21')
    await press(page, 'Publish')
    await says(page, 'Please finish the date and the time, or clear them.')
    await look(page, 'desk-news-add', 'window')
  })

  it('loses nothing typed when the upload fails, and is told', async () => {
    const { page } = office
    const dialog = page.getByRole('dialog', { name: 'Add a notice' })
    await dialog.getByLabel('Publish from').fill(boxOf(new Date(Date.now() + minutes(60))))
    await dialog.getByLabel('File (optional)').setInputFiles(await payloadOf(smallPdf('Time Table.pdf')))
    await cutOff(page, '/news/uploadnews')
    await press(page, 'Publish')
    await says(page, 'The server could not be reached. Please check your internet connection and try again.')
    expect(await dialog.getByLabel('Title').inputValue()).toBe(title)
    await dialog.getByText(/^Time Table\.pdf \(/).waitFor()
    expect(takeTroubles(office)).toEqual([failed, failed])
  })

  it('publishes once, however often it is pressed; it waits for its moment, unseen by visitors', async () => {
    const { page } = office
    const calls: string[] = []
    page.on('request', (request) => {
      if (request.url().endsWith('/news/uploadnews')) calls.push(request.url())
    })
    const onDesk = await watchForText(colleague.page, title)
    const letGo = await holdBack(page, '/news/uploadnews')
    const dialog = page.getByRole('dialog', { name: 'Add a notice' })
    await dialog.locator('form').evaluate((form: HTMLFormElement) => {
      form.requestSubmit()
      form.requestSubmit()
    })
    await dialog.getByRole('button', { name: 'Publishing…' }).waitFor()
    await dialog.getByRole('progressbar').waitFor()
    const sent = Date.now()
    letGo()
    await page.getByText(/^Notice scheduled for \d/).waitFor()
    console.log(`  published → on the other admin's desk: ${(await paintTime(onDesk)) - sent} ms`)
    await rowOf(colleague.page, title)
      .getByText(/^Scheduled from /)
      .waitFor()
    expect(calls).toHaveLength(1)
    expect(await visitor.page.getByText(title).count()).toBe(0)
  })

  it('sees its file before the public can', async () => {
    const { page, context } = office
    const opened = context.waitForEvent('page')
    const file = Promise.withResolvers<string>()
    // Listened to from the tab's first moment. Where no viewer is built in, the browser saves the file instead.
    context.once('page', (tab) => {
      const look = () => tab.url().startsWith('blob:') && file.resolve(tab.url())
      tab.on('download', (download) => file.resolve(download.url())).on('framenavigated', look)
      look()
    })
    await rowOf(page, title)
      .getByRole('button', { name: /^View / })
      .click()
    const tab = await opened
    expect(await file.promise).toMatch(/^blob:/)
    await tab.close()
  })
})

describe('An admin who edits', () => {
  it('finds what was published in the form, and who did it', async () => {
    const { page } = office
    const dialog = await openEdit(page, title)
    expect(await dialog.getByLabel('Title').inputValue()).toBe(title)
    await dialog.getByText('Time-Table.pdf').waitFor()
    await dialog.getByText(/by admin@sarvodaya\.test$/).waitFor()
    await look(page, 'desk-news-edit', 'window')
  })

  it('is asked before unsaved changes are lost, and gets the focus back where it was', async () => {
    const { page } = office
    const dialog = page.getByRole('dialog', { name: 'Edit notice' })
    await dialog.getByLabel('Pinned').check()
    await page.keyboard.press('Escape')
    const question = page.getByRole('alertdialog', { name: 'Discard your changes?' })
    await question.waitFor()
    await look(page, 'desk-news-discard', 'window')
    await question.getByRole('button', { name: 'Cancel' }).click()
    await question.waitFor({ state: 'hidden' })
    expect(await dialog.getByLabel('Pinned').isChecked()).toBe(true)
    await page.keyboard.press('Escape')
    await question.getByRole('button', { name: 'Discard' }).click()
    await dialog.waitFor({ state: 'hidden' })
    const label = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'))
    await expect.poll(label).toBe(`Edit ${title}`)
  })

  it('publishes it at once by clearing its date; the visitor’s open page shows it by itself', async () => {
    const { page } = office
    const dialog = await openEdit(page, title)
    await dialog.getByLabel('Publish from').fill('')
    await says(page, 'Empty means since it was added.')
    const onHome = await watchForText(visitor.page, title)
    const letGo = await holdBack(page, '/news/*')
    await press(page, 'Save')
    const sent = Date.now()
    letGo()
    const saved = page.getByText('Notice saved.', { exact: true })
    await saved.hover()
    console.log(`  date cleared → painted for the visitor: ${(await paintTime(onHome)) - sent} ms`)
    await page.getByRole('button', { name: 'Dismiss' }).first().click()
    await saved.waitFor({ state: 'detached' })
    await rowOf(page, title).getByText('Scheduled').waitFor({ state: 'detached' })
  })

  it('replaces its file and then removes it', async () => {
    const { page } = office
    const link = () =>
      rowOf(page, title)
        .getByRole('link', { name: /^View / })
        .getAttribute('href')
    const before = await link()
    let dialog = await openEdit(page, title)
    await dialog.getByLabel('Replace the file').setInputFiles(await payloadOf(smallPdf('New Table.pdf')))
    await says(page, 'Replaced when you save')
    await press(page, 'Save')
    await says(page, 'Notice saved.')
    await expect.poll(link).toMatch(/\/New-Table[\w-]*\.pdf$/)
    expect(await link()).not.toBe(before)
    dialog = await openEdit(page, title)
    await dialog.getByRole('button', { name: /^Remove New-Table/ }).click()
    await says(page, 'Removed when you save')
    await look(page, 'desk-news-file', 'window')
    await press(page, 'Save')
    await rowOf(page, title).getByText('No link').waitFor()
  })

  it('is told on a file that is none of the accepted types', async () => {
    const { page } = office
    const dialog = await openEdit(page, title)
    const text = new File(['hello'], 'notes.txt', { type: 'text/plain' })
    await dialog.getByLabel('File (optional)').setInputFiles(await payloadOf(text))
    await press(page, 'Save')
    await says(page, errors['wrong-file-type'][1])
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click()
    await dialog.waitFor({ state: 'hidden' })
  })

  it('nothing went wrong on any page', () => {
    expect([office, colleague, visitor].flatMap(takeTroubles)).toEqual([])
  })
})
