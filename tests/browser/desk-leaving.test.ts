import { randomUUID } from 'node:crypto'
import type { Browser, Page } from '@playwright/test'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { anApplication } from '../support/applications.ts'
import { signIn } from '../support/call.ts'
import { launchBrowser } from '../support/chrome.ts'
import { look, openBrowser, type Person } from '../support/page.ts'
import { logins } from '../support/suite.ts'
import { press, takeTroubles } from './steps/account.ts'
import { openList as openApplications, openDetails } from './steps/admissions.ts'
import { openAdd, openDesk, openEdit, publishByCall } from './steps/desk.ts'
import { goTo, openDesk as openTeachersDesk } from './steps/teacher.ts'

const mark = randomUUID().slice(0, 6)
const title = `Library closed ${mark}`

let browser: Browser
let office: Person
let teacher: Person
beforeAll(async () => {
  browser = await launchBrowser()
  // On a phone people close what is open by Back.
  ;[office, teacher] = await Promise.all([openBrowser(browser, 360, 780), openBrowser(browser)])
  await publishByCall(await signIn('admin'), { title })
  await openDesk(office)
})
afterAll(() => browser?.close())

const question = (page: Page) => page.getByRole('alertdialog', { name: 'Discard your changes?' })
/** Answers what is asked, and waits until nothing is asked any more. */
async function answer(page: Page, action: 'Cancel' | 'Discard'): Promise<void> {
  await question(page).getByRole('button', { name: action }).click()
  await question(page).waitFor({ state: 'hidden' })
}
/** Whether the browser would ask before a reload, or before the tab is closed. */
const asksAtReload = (page: Page) =>
  page.evaluate(() => !dispatchEvent(new Event('beforeunload', { cancelable: true })))

describe('Back, on the office’s desk', () => {
  it('closes the form of a new notice first, and asks where something was typed', async () => {
    const { page } = office
    const dialog = await openAdd(page)
    expect(await asksAtReload(page)).toBe(false)
    await dialog.getByLabel('Title').fill('Half a notice')
    expect(await asksAtReload(page)).toBe(true)
    await page.goBack()
    await question(page).waitFor()
    await look(page, 'desk-leaving', 'window')
    await answer(page, 'Cancel')
    expect(await dialog.getByLabel('Title').inputValue()).toBe('Half a notice')
    // Back while it is asked takes back the question, not the form.
    await page.goBack()
    await question(page).waitFor()
    await page.goBack()
    await question(page).waitFor({ state: 'hidden' })
    expect(await dialog.getByLabel('Title').inputValue()).toBe('Half a notice')
    await page.goBack()
    await answer(page, 'Discard')
    await dialog.waitFor({ state: 'hidden' })
    expect(new URL(page.url()).search).toBe('')
    expect(await asksAtReload(page)).toBe(false)
  })

  it('closes a form without a question where nothing was typed; Forward and a reload open it again', async () => {
    const { page } = office
    const dialog = page.getByRole('dialog', { name: 'Edit notice' })
    await openEdit(page, title)
    await page.goBack()
    await dialog.waitFor({ state: 'hidden' })
    await page.goForward()
    await dialog.waitFor()
    await page.reload()
    await expect.poll(() => dialog.getByLabel('Title').inputValue()).toBe(title)
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await dialog.waitFor({ state: 'hidden' })
    // Closing by a button left no dead entry behind: the desk was opened by the sign-in.
    expect(await page.evaluate(() => history.state?.idx)).toBe(0)
  })

  it('takes a question back', async () => {
    const { page } = office
    await press(page, 'Open menu')
    await page.getByRole('dialog').getByRole('link', { name: 'View Alumni' }).click()
    await page.getByRole('heading', { level: 1, name: 'View Alumni' }).waitFor()
    await page
      .getByRole('button', { name: /^Delete / })
      .first()
      .click()
    await page.getByRole('alertdialog').waitFor()
    await page.goBack()
    await page.getByRole('alertdialog').waitFor({ state: 'hidden' })
    await page.getByRole('heading', { level: 1, name: 'View Alumni' }).waitFor()
  })

  it.each([
    {
      form: 'an alumnus’s form',
      section: 'View Alumni',
      open: async (page: Page) => {
        await page
          .getByRole('button', { name: /^Details / })
          .first()
          .click()
        await page.getByRole('dialog').getByRole('button', { name: 'Edit' }).click()
        return page.getByRole('dialog').getByLabel('Father')
      },
      search: /^\?open=[^&]+$/,
    },
    {
      form: 'a member’s form',
      section: 'View Faculty',
      open: async (page: Page) => {
        await page.getByRole('main').getByRole('listitem').getByRole('link').first().click()
        await page.getByRole('dialog').getByRole('button', { name: 'Edit' }).click()
        return page.getByRole('dialog').getByLabel('Phone')
      },
      search: /^\?open=[^&]+$/,
    },
    {
      form: 'the note of a decision',
      section: 'Admissions',
      open: async (page: Page) => {
        await page
          .getByRole('button', { name: /^Details / })
          .first()
          .click()
        return page.getByLabel('Note (optional)')
      },
      search: /^$/,
    },
  ])('closes $form first, and asks', async ({ section, open, search }) => {
    const { page } = office
    await press(page, 'Open menu')
    await page.getByRole('dialog').getByRole('link', { name: section }).click()
    await page.getByRole('heading', { level: 1, name: section }).waitFor()
    const field = await open(page)
    await field.fill('Typed here')
    await page.goBack()
    await answer(page, 'Cancel')
    expect(await field.inputValue()).toBe('Typed here')
    expect(await asksAtReload(page)).toBe(true)
    await page.goBack()
    await answer(page, 'Discard')
    await field.waitFor({ state: 'detached' })
    expect(new URL(page.url()).search).toMatch(search)
    expect(await asksAtReload(page)).toBe(false)
    if (search.test('')) return
    await page.goBack()
    await page.getByRole('dialog').waitFor({ state: 'detached' })
  })

  it('asks before Add Faculty is left, as Logout does', async () => {
    const { page } = office
    await press(page, 'Open menu')
    await page.getByRole('dialog').getByRole('link', { name: 'Add Faculty' }).click()
    await page.getByLabel('Name').fill('Kavita')
    await page.goBack()
    await answer(page, 'Cancel')
    await press(page, 'Open menu')
    await page.getByRole('dialog').getByRole('button', { name: 'Logout' }).click()
    await answer(page, 'Cancel')
    expect(await page.getByLabel('Name').inputValue()).toBe('Kavita')
    await page.goBack()
    await answer(page, 'Discard')
    await page.getByRole('heading', { level: 1, name: 'Admissions' }).waitFor()
  })
})

describe('A decision that takes an application off the filtered list', () => {
  it('leaves the focus in the dialog, and gives it to the list’s heading at its end', async () => {
    const { page } = office
    const sent = await anApplication()
    await openApplications(page, '?status=new')
    await openDetails(page, sent.name)
    await page.getByLabel('Note (optional)').waitFor()
    const dialog = page.getByRole('dialog', { name: 'Application for admission' })
    const inDialog = () => page.evaluate(() => document.activeElement?.closest('[role=dialog]') !== null)
    await dialog.getByLabel('Status').selectOption('Accepted')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await page.getByRole('row').filter({ hasText: sent.name }).waitFor({ state: 'detached' })
    await expect.poll(inDialog).toBe(true)
    expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('status')
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('admissions')
  })
})

describe('Back, on a teacher’s desk', () => {
  it('closes a record’s form and the profile’s, and asks', async () => {
    const { page } = teacher
    await openTeachersDesk(page, logins.teacher)
    await press(page, 'Edit profile')
    await page.getByLabel('Phone').fill('55500 1')
    await page.goBack()
    await answer(page, 'Cancel')
    expect(await page.getByLabel('Phone').inputValue()).toBe('55500 1')
    expect(await asksAtReload(page)).toBe(true)
    await page.goBack()
    await answer(page, 'Discard')
    await page.getByRole('button', { name: 'Edit profile' }).waitFor()
    await goTo(page, 'Publications')
    await press(page, 'Add Publication')
    const box = page.getByLabel('Publication title')
    await box.fill('Half-written')
    await page.goBack()
    await answer(page, 'Cancel')
    expect(await box.inputValue()).toBe('Half-written')
    await page.goBack()
    await answer(page, 'Discard')
    await box.waitFor({ state: 'detached' })
    await page.goForward()
    await box.waitFor()
    expect(await box.inputValue()).toBe('')
    await page.goBack()
    await box.waitFor({ state: 'detached' })
    await page.getByRole('button', { name: 'Add Publication' }).and(page.locator(':focus')).waitFor()
  })
})

it('nothing went wrong on any page', () => {
  expect([office, teacher].flatMap(takeTroubles)).toEqual([])
})
