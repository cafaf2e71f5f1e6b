import { randomUUID } from 'node:crypto'
import type { Browser, BrowserContext, Page } from '@playwright/test'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { launchBrowser } from '../support/chrome.ts'
import { look, openBrowser, type Person } from '../support/page.ts'
import { logins } from '../support/suite.ts'
import { login, press, says, takeTroubles } from './steps/account.ts'
import { openAdd, openDesk, signInToDesk } from './steps/desk.ts'
import { goTo, openDesk as openTeachersDesk } from './steps/teacher.ts'

const title = `Half a notice ${randomUUID().slice(0, 6)}`
const restored = /^What you typed before is here again/

let browser: Browser
let office: Person
let teacher: Person
beforeAll(async () => {
  browser = await launchBrowser()
  // The office on a phone's width.
  ;[office, teacher] = await Promise.all([openBrowser(browser, 360, 780), openBrowser(browser)])
})
afterAll(() => browser?.close())

/** Logs out in another tab of the same browser. */
async function logOutElsewhere(context: BrowserContext, desk: string): Promise<void> {
  const tab = await context.newPage()
  await tab.goto(`${desk}/logout`)
  await tab.waitForURL('**/login')
  await tab.close()
}
const tokenOf = (page: Page) => page.evaluate(() => localStorage.getItem('token'))

describe('A session that ends while the office types', () => {
  it('leads to the sign-in, from there back to the form, and what was typed is there', async () => {
    const { page, context } = office
    await openDesk(office)
    const dialog = await openAdd(page)
    await dialog.getByLabel('Title').fill(title)
    await dialog.getByLabel('Pinned').check()
    await logOutElsewhere(context, '/AdminDashboard')
    await page.waitForURL('**/login')
    await login(page, logins.admin.uname, logins.admin.psw)
    await page.waitForURL('**/AdminDashboard?open=new')
    await dialog.getByText(restored).waitFor()
    expect(await dialog.getByLabel('Title').inputValue()).toBe(title)
    expect(await dialog.getByLabel('Pinned').isChecked()).toBe(true)
    await look(page, 'desk-restored', 'window')
    await press(page, 'Publish')
    await says(page, 'Notice published.')
    await openAdd(page)
    expect(await dialog.getByLabel('Title').inputValue()).toBe('')
    expect(await dialog.getByText(restored).count()).toBe(0)
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await dialog.waitFor({ state: 'detached' })
  })

  it('is survived by a note about an application, and by no password', async () => {
    const { page, context } = office
    await page.goto('/AdminDashboard/admissions')
    await page
      .getByRole('button', { name: /^Details of / })
      .first()
      .click()
    const note = page.getByLabel('Note (optional)')
    await note.fill('Please bring the marksheet.')
    const address = page.url()
    await logOutElsewhere(context, '/AdminDashboard')
    await page.waitForURL('**/login')
    await login(page, logins.admin.uname, logins.admin.psw)
    await page.waitForURL(address)
    await page.getByText(restored).waitFor()
    expect(await note.inputValue()).toBe('Please bring the marksheet.')
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).first().click()
    await press(page, 'Discard')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await page.goto('/AdminDashboard/add-faculty')
    await page.getByLabel('Name').fill('Kavita Joshi')
    await page.getByLabel(/^Password/).fill('A lamp in the courtyard')
    const kept = await page.evaluate(() => JSON.stringify(sessionStorage))
    expect(kept).toContain('Kavita Joshi')
    expect(kept).not.toContain('lamp')
    page.once('dialog', (asked) => asked.accept())
    await page.reload()
    await page.getByText(restored).waitFor()
    expect(await page.getByLabel('Name').inputValue()).toBe('Kavita Joshi')
    expect(await page.getByLabel(/^Password/).inputValue()).toBe('')
  })
})

describe('A session that ends while a teacher types', () => {
  it('loses nothing, and shows it to nobody else who signs in', async () => {
    const { page, context } = teacher
    await openTeachersDesk(page, logins.teacher)
    await goTo(page, 'Publications')
    await press(page, 'Add Publication')
    const box = page.getByLabel('Publication title')
    await box.fill('Half-written')
    await logOutElsewhere(context, '/FacultyDashboard')
    await page.waitForURL('**/login')
    await login(page, logins.otherTeacher.uname, logins.otherTeacher.psw)
    await page.waitForURL('**/FacultyDashboard')
    await goTo(page, 'Publications')
    await press(page, 'Add Publication')
    expect(await box.inputValue()).toBe('')
    await page.getByRole('button', { name: 'Logout' }).first().click()
    await page.waitForURL('**/login')
    await login(page, logins.teacher.uname, logins.teacher.psw)
    // Who logs out means to leave: the next sign-in begins at the desk's start.
    await page.waitForURL('**/FacultyDashboard')
    await goTo(page, 'Publications')
    await press(page, 'Add Publication')
    await page.getByText(restored).waitFor()
    expect(await box.inputValue()).toBe('Half-written')
    await page.getByRole('button', { name: 'Cancel' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click()
    await box.waitFor({ state: 'detached' })
  })
})

describe('A session that cannot be checked', () => {
  it('is not ended by a network or a gateway that fails: the desk opens once it answers', async () => {
    const { page } = await openBrowser(browser)
    await signInToDesk(page)
    let failures = 0
    await page.route('**/auth/checkAuth', async (route) => {
      failures += 1
      if (failures > 5) return route.continue()
      if (failures > 3) return route.fulfill({ status: 403, contentType: 'text/html', body: '<h1>No</h1>' })
      return route.abort()
    })
    await page.reload()
    await page.getByText(/You are still signed in, and the connection is being tried again\.$/).waitFor()
    expect(await tokenOf(page)).not.toBeNull()
    await page
      .getByRole('button', { name: /^Edit / })
      .first()
      .waitFor()
    expect(failures).toBeGreaterThan(5)
    expect(await tokenOf(page)).not.toBeNull()
  })
})

it('nothing went wrong on any page', () => {
  expect([office, teacher].flatMap(takeTroubles)).toEqual([])
})
