import { randomUUID } from 'node:crypto'
import type { Browser } from '@playwright/test'
import { errors } from '@prangan/contract/errors'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { call, signIn } from '../support/call.ts'
import { launchBrowser } from '../support/chrome.ts'
import { look, openBrowser, openLive, type Person } from '../support/page.ts'
import { smallPdf } from '../support/pdf.ts'
import { cutOff, failed, press, says, takeTroubles } from './steps/account.ts'
import { openDesk, publishByCall, rowOf } from './steps/desk.ts'

const mark = randomUUID().slice(0, 6)
const title = `परीक्षा Timetable of the examinations ${mark}`
const mistake = `Mistaken notice ${mark}`

const emptyBin = 'The bin is empty. Deleted notices stay here for 30 days.'

let browser: Browser
let office: Person
let visitor: Person
let token: string
let mistakenId: string
beforeAll(async () => {
  browser = await launchBrowser()
  ;[office, visitor, token] = await Promise.all([openBrowser(browser), openBrowser(browser), signIn('admin')])
  mistakenId = await publishByCall(token, { title: mistake })
  await publishByCall(token, { title, isPinned: '1', myfile: smallPdf('Time Table.pdf') })
  await Promise.all([openDesk(office), openLive(visitor.page, '/')])
})
afterAll(() => browser?.close())

const openTab = async (name: 'Notices' | 'Bin') => {
  await office.page.getByRole('tab', { name, exact: true }).click()
}
const focusedOn = () =>
  office.page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.id)

describe('The bin of notices', () => {
  it('is a tab of View News, which the address keeps; it says that it is empty', async () => {
    const { page } = office
    await openTab('Bin')
    await says(page, emptyBin)
    expect(new URL(page.url()).search).toBe('?tab=bin')
    await look(page, 'desk-bin-empty')
    await page.reload()
    await says(page, emptyBin)
    await page.goBack()
    await rowOf(page, title).waitFor()
  })

  it('takes a deleted notice, which leaves open pages at once; the question said so', async () => {
    const { page } = office
    await visitor.page.getByText(title).first().waitFor()
    await press(page, `Delete ${title}`)
    const question = page.getByRole('alertdialog', { name: 'Delete this notice?' })
    await question.getByText(/You can restore it from the bin for 30 days\.$/).waitFor()
    await look(page, 'desk-bin-delete', 'window')
    await question.getByRole('button', { name: 'Delete', exact: true }).click()
    await says(page, 'Notice deleted.')
    await rowOf(page, title).waitFor({ state: 'detached' })
    await visitor.page.getByText(title).first().waitFor({ state: 'detached' })
    await call(`DELETE /news/${mistakenId}`, { token })
    await openTab('Bin')
    const row = rowOf(page, title)
    await row.getByText(/^Deleted \d+ \w+ \d{4}, \d+:\d\d\s[ap]m by admin@sarvodaya\.test$/).waitFor()
    await row.getByText(/^Kept until \d+ \w+ \d{4}, \d+:\d\d\s[ap]m$/).waitFor()
    await rowOf(page, mistake).waitFor()
    await look(page, 'desk-bin')
  })

  it('shows what was done to a deleted notice, and Back closes that', async () => {
    const { page } = office
    await press(page, `History of ${title}`)
    const dialog = page.getByRole('dialog', { name: 'Deleted notice' })
    await dialog.getByText('notice deleted', { exact: true }).waitFor()
    await dialog.getByText('notice published', { exact: true }).waitFor()
    await look(page, 'desk-bin-history', 'window')
    await page.goBack()
    await dialog.waitFor({ state: 'hidden' })
    await expect.poll(focusedOn).toBe(`History of ${title}`)
    expect(new URL(page.url()).search).toBe('?tab=bin')
  })

  it('gives a notice back as it was, also to a visitor’s open page; a call that fails loses nothing', async () => {
    const { page } = office
    await cutOff(page, '/restore')
    await press(page, `Restore ${title}`)
    await says(page, 'The server could not be reached. Please check your internet connection and try again.')
    await look(page, 'desk-bin-failed')
    expect(takeTroubles(office)).toEqual([failed, failed])
    await press(page, `Restore ${title}`)
    await says(page, 'Notice restored.')
    await rowOf(page, title).waitFor({ state: 'detached' })
    await expect.poll(focusedOn).toBe('view-news')
    await visitor.page.getByText(title).first().waitFor()
    await openTab('Notices')
    const row = rowOf(page, title)
    await row.getByText('Pinned', { exact: true }).waitFor()
    const link = await row.getByRole('link', { name: /^View / }).getAttribute('href')
    expect((await page.request.get(String(link))).status()).toBe(200)
  })

  it('asks before a notice is deleted for ever, and tells who was too late', async () => {
    const { page } = office
    await openTab('Bin')
    await press(page, `Delete ${mistake} for ever`)
    const question = page.getByRole('alertdialog', { name: 'Delete this notice for ever?' })
    await question.waitFor()
    await look(page, 'desk-bin-purge', 'window')
    await page.keyboard.press('Escape')
    await question.waitFor({ state: 'hidden' })
    await rowOf(page, mistake).waitFor()
    await expect.poll(focusedOn).toBe(`Delete ${mistake} for ever`)
    await press(page, `Delete ${mistake} for ever`)
    await question.getByRole('button', { name: 'Delete for ever', exact: true }).click()
    await says(page, 'Notice deleted for ever.')
    await says(page, emptyBin)
    await expect.poll(focusedOn).toBe('view-news')
    const late = await publishByCall(token, { title: mistake })
    await call(`DELETE /news/${late}`, { token })
    await press(page, `Delete ${mistake} for ever`)
    await call(`DELETE /news/bin/${late}`, { token })
    await question.getByRole('button', { name: 'Delete for ever', exact: true }).click()
    await question.getByText(errors['not-in-bin'][1]).waitFor()
    await question.getByRole('button', { name: 'Cancel' }).click()
    expect(takeTroubles(office)).toEqual(['404'])
  })

  it('nothing went wrong on any page', () => {
    expect([office, visitor].flatMap(takeTroubles)).toEqual([])
  })
})
