import { randomUUID } from 'node:crypto'
import type { Browser, Page } from '@playwright/test'
import { errors } from '@prangan/contract/errors'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { call, signIn } from '../support/call.ts'
import { launchBrowser } from '../support/chrome.ts'
import { look, openBrowser, type Person, streamOf } from '../support/page.ts'
import { timeUntil } from '../support/watch-for-text.ts'
import { press, says, takeTroubles } from './steps/account.ts'
import { openDesk, openEdit, publishByCall, rowOf } from './steps/desk.ts'

const seconds = (count: number) => count * 1_000
/** A busy machine is slow, not wrong: the figures are printed. */
const mostMilliseconds = 10_000
const mark = randomUUID().slice(0, 6)

let browser: Browser
let office: Person
let colleague: Person
let token: string
const published: string[] = []
const publish = async (title: string, dates: Record<string, string> = {}) => {
  published.push(await publishByCall(token, { title, ...dates }))
}
beforeAll(async () => {
  browser = await launchBrowser()
  ;[office, colleague, token] = await Promise.all([
    openBrowser(browser),
    openBrowser(browser),
    signIn('admin'),
  ])
  await Promise.all([openDesk(office), openDesk(colleague)])
})
afterAll(async () => {
  await browser?.close()
  for (const id of published) await call(`DELETE /news/${id}`, { token })
})

/** Deletes a notice of the list, having been asked. */
async function remove(page: Page, title: string): Promise<void> {
  await page.getByRole('button', { name: `Delete ${title}`, exact: true }).click()
  const question = page.getByRole('alertdialog')
  await question.getByRole('button', { name: 'Delete' }).click()
  await question.waitFor({ state: 'hidden' })
}

describe('Two admins at one notice', () => {
  const title = `Shared ${mark}`
  const mine = `${title}, as I want it`

  it('the second to save is told what the first changed, and overwrites nothing unseen', async () => {
    await publish(title)
    const dialog = await openEdit(office.page, title)
    const other = await openEdit(colleague.page, title)
    await dialog.getByLabel('Title').fill(mine)
    await other.getByLabel('Title').fill(`${title}, moved`)
    await other.getByLabel('Type').selectOption('Events')
    const told = 'Somebody else has just changed this notice.'
    const late = await timeUntil(office.page, told, () => press(colleague.page, 'Save'))
    console.log(`  saved by one → told in the other's form: ${late} ms`)
    expect(late).toBeLessThan(mostMilliseconds)
    await dialog
      .getByText(`Title is now ${title}, moved; to put yours in its place, take in their changes, then save`)
      .waitFor()
    await dialog.getByText('Type is now Events', { exact: true }).waitFor()
    await press(office.page, 'Save')
    await says(office.page, errors['changed-meanwhile'][1])
    expect(await dialog.getByLabel('Title').inputValue()).toBe(mine)
    await look(office.page, 'desk-news-changed', 'window')
    expect(takeTroubles(office)).toEqual(['409'])
  })

  it('having taken it in, they save; what they had not touched is as the first left it', async () => {
    const dialog = office.page.getByRole('dialog', { name: 'Edit notice' })
    await press(office.page, 'Take in their changes')
    expect(await dialog.getByLabel('Title').inputValue()).toBe(mine)
    expect(await dialog.getByLabel('Type').inputValue()).toBe('Events')
    await press(office.page, 'Save')
    await says(office.page, 'Notice saved.')
    await rowOf(colleague.page, mine).getByText('Events', { exact: true }).waitFor()
  })

  it('whoever edits what the other deletes is told, and keeps what they typed', async () => {
    const dialog = await openEdit(office.page, mine)
    await dialog.getByLabel('Title').fill(`${mine} now`)
    await remove(colleague.page, mine)
    await says(office.page, `${errors['no-such-notice'][1]} What you typed is still here.`)
    await press(office.page, 'Save')
    await says(office.page, errors['no-such-notice'][1])
    expect(await dialog.getByLabel('Title').inputValue()).toBe(`${mine} now`)
    expect(takeTroubles(office)).toEqual(['404'])
    await press(office.page, 'Cancel')
    await office.page.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click()
    await dialog.waitFor({ state: 'hidden' })
    const focus = () => office.page.evaluate(() => document.activeElement?.textContent)
    await expect.poll(focus).toBe('View News')
  })

  it('whoever deletes what is deleted already is told', async () => {
    await publish(`Twice ${mark}`)
    await rowOf(office.page, `Twice ${mark}`).waitFor()
    await office.page.getByRole('button', { name: `Delete Twice ${mark}` }).click()
    await rowOf(colleague.page, `Twice ${mark}`).waitFor()
    await remove(colleague.page, `Twice ${mark}`)
    const question = office.page.getByRole('alertdialog')
    await question.getByRole('button', { name: 'Delete' }).click()
    await question.getByText(errors['no-such-notice'][1]).waitFor()
    await question.getByRole('button', { name: 'Cancel' }).click()
    const focus = () => office.page.evaluate(() => document.activeElement?.textContent)
    await expect.poll(focus).toBe('View News')
    expect(takeTroubles(office)).toEqual(['404'])
  })
})

describe('A notice with dates', () => {
  it('becomes public and then expires on the open desk, each at its moment', async () => {
    const { page } = office
    const title = `Timed ${mark}`
    const from = Date.now() + seconds(8)
    const until = from + seconds(3)
    const dates = {
      publishFrom: new Date(from).toISOString(),
      publishUntil: new Date(until).toISOString(),
    }
    await publish(title, dates)
    const row = rowOf(page, title)
    await row.getByText(/^Scheduled from /).waitFor()
    await row.getByText(/^Scheduled from /).waitFor({ state: 'detached' })
    const late = [Date.now() - from]
    await row.getByText('Expired', { exact: true }).waitFor()
    late.push(Date.now() - until)
    console.log(`  on the desk: public ${late[0]} ms after its start, expired ${late[1]} ms after its end`)
    expect(late.filter((milliseconds) => milliseconds < 0 || milliseconds > mostMilliseconds)).toEqual([])
  })
})

it('The sidebar counts the alumni who wait for the office, and leads to them', async () => {
  const { page } = office
  const waiting = page.getByRole('link', { name: /^[1-9]\d* alumn(us|i) requested$/ })
  await waiting.waitFor()
  await look(page, 'desk-news-sidebar', 'window')
  await waiting.click()
  await page.getByRole('tab', { selected: true, name: 'Requested' }).waitFor()
  await page.goBack()
  await page.getByRole('heading', { name: 'View News' }).waitFor()
})

describe('A desk without a network', () => {
  it('says so, keeps the list, and goes on once it is back', async () => {
    const { page, context } = office
    await context.setOffline(true)
    await says(page, 'You are offline. What is shown may be out of date until the connection is back.')
    await look(page, 'desk-news-offline', 'window')
    const listening = streamOf(page)
    await context.setOffline(false)
    await page.getByText(/^You are offline/).waitFor({ state: 'detached' })
    await listening
    await publish(`Back ${mark}`)
    await rowOf(page, `Back ${mark}`).waitFor()
    takeTroubles(office)
  })

  it('that cannot read the list says so, offers to try again, and reads it once it can', async () => {
    const { page, context } = await openBrowser(browser)
    await openDesk({ page })
    await context.route('**/Listen/**', (route) => route.abort())
    await page.reload()
    await says(page, 'The notices could not be loaded.')
    await says(page, 'The notices could not be loaded. Please check your internet connection and try again.')
    await look(page, 'desk-news-failed', 'window')
    // Pressed while nothing can come yet: afterwards the list may be there before the button is.
    await press(page, 'Try again')
    await context.unroute('**/Listen/**')
    await page
      .getByRole('button', { name: /^Edit / })
      .first()
      .waitFor()
    await context.close()
  })
})

it('Nothing else went wrong on either desk', () => {
  expect([office, colleague].map(takeTroubles)).toEqual([[], []])
})
