import type { BrowserContext, Page } from '@playwright/test'
import { look } from '../support/page.ts'
import { makePerson } from '../support/people.ts'
import { signedInState } from '../support/signed-in-state.ts'
import { expect, test } from './fixtures.ts'
import { login, press, takePageErrors, waitForText } from './steps/account.ts'
import { openAdd, openNotices, titleField } from './steps/desk.ts'
import { goTo } from './steps/teacher.ts'

const restored = /^What you typed before is here again/

async function logOutElsewhere(context: BrowserContext, desk: string): Promise<void> {
  const tab = await context.newPage()
  await tab.goto(`${desk}/logout`)
  await tab.waitForURL('**/login')
  await tab.close()
}
const tokenOf = (page: Page) => page.evaluate(() => localStorage.getItem('token'))

test('A session that ends while the office types leads to the sign-in and back to the form, with what was typed', {
  tag: '@slow',
}, async ({ openPerson, firebase, mark }) => {
  const title = `Half a notice ${mark}`
  const account = await makePerson(firebase, 'admin')
  const { state: storageState } = await signedInState(account)
  const { page, context } = await openPerson({ width: 360, height: 780, storageState })
  await page.goto('/AdminDashboard')
  const dialog = await openAdd(page)
  await titleField(dialog).fill(title)
  await dialog.getByLabel('Pinned').check()
  await logOutElsewhere(context, '/AdminDashboard')
  await page.waitForURL('**/login')
  await login(page, account.uname, account.psw)
  await page.waitForURL('**/AdminDashboard?open=new')
  await expect(dialog.getByText(restored)).toBeVisible()
  await expect(titleField(dialog)).toHaveValue(title)
  await expect(dialog.getByLabel('Pinned')).toBeChecked()
  await look(page, 'desk-restored', 'window')
  await press(page, 'Publish')
  await waitForText(page, 'Notice published.')
  await openAdd(page)
  await expect(titleField(dialog)).toHaveValue('')
  await expect(dialog.getByText(restored)).toHaveCount(0)
})

test('A note about an application survives the end of a session, and a password does not', {
  tag: '@slow',
}, async ({ openPerson, makeApplication, firebase }) => {
  const [account, { id }] = await Promise.all([makePerson(firebase, 'admin'), makeApplication()])
  const { state: storageState } = await signedInState(account)
  const { page, context } = await openPerson({ width: 360, height: 780, storageState })
  const note = page.getByLabel('Note (optional)')

  await test.step('the note', async () => {
    const address = `/AdminDashboard/admissions?open=${id}`
    await page.goto(address)
    await note.fill('Please bring the marksheet.')
    await logOutElsewhere(context, '/AdminDashboard')
    await page.waitForURL('**/login')
    await login(page, account.uname, account.psw)
    await page.waitForURL(address)
    await expect(page.getByText(restored)).toBeVisible()
    await expect(note).toHaveValue('Please bring the marksheet.')
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).first().click()
    await press(page, 'Throw away')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })

  await test.step('a new teacher’s name, and not the password', async () => {
    await page.goto('/AdminDashboard/add-faculty')
    await page.getByLabel('Name').fill('Kavita Joshi')
    await page.getByLabel(/^Password/).fill('A lamp in the courtyard')
    const kept = () => page.evaluate(() => JSON.stringify(sessionStorage))
    await expect.poll(kept).toContain('Kavita Joshi')
    expect(await kept()).not.toContain('lamp')
    page.once('dialog', (asked) => asked.accept())
    await page.reload()
    await expect(page.getByText(restored)).toBeVisible()
    await expect(page.getByLabel('Name')).toHaveValue('Kavita Joshi')
    await expect(page.getByLabel(/^Password/)).toHaveValue('')
  })
})

test('A session that ends while a teacher types loses nothing, and shows it to nobody else who signs in', {
  tag: '@slow',
}, async ({ addTeacher, openTeacher }) => {
  const [teacher, other] = await Promise.all([addTeacher(), addTeacher()])
  const { page, context } = await openTeacher(teacher)
  const box = page.getByLabel('Publication title')
  const openForm = async () => {
    await goTo(page, 'Publications')
    await press(page, 'Add Publication')
  }
  await page.goto('/FacultyDashboard')
  await openForm()
  await box.fill('Half-written')
  await logOutElsewhere(context, '/FacultyDashboard')
  await page.waitForURL('**/login')
  await login(page, other.uname, other.psw)
  await page.waitForURL('**/FacultyDashboard')
  await openForm()
  await expect(box).toHaveValue('')
  await page.getByRole('button', { name: 'Logout' }).first().click()
  await page.waitForURL('**/login')
  await login(page, teacher.uname, teacher.psw)
  // After Logout the next sign-in starts at the desk's first section.
  await page.waitForURL('**/FacultyDashboard')
  await openForm()
  await expect(page.getByText(restored)).toBeVisible()
  await expect(box).toHaveValue('Half-written')
  await page.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Throw away' }).click()
  await expect(box).toHaveCount(0)
})

test('A failing network or gateway does not end a session that cannot be checked: the desk opens once the server answers', {
  tag: '@slow',
}, async ({ office, mark }) => {
  const { page } = office
  await openNotices(page, mark)
  let checks = 0
  await page.route('**/auth/checkAuth', async (route) => {
    checks += 1
    if (checks > 4) return route.continue()
    if (checks > 2) return route.fulfill({ status: 403, contentType: 'text/html', body: '<h1>No</h1>' })
    return route.abort()
  })
  await page.reload()
  await expect(page.getByText(/You are still signed in, and we are trying again\.$/)).toBeVisible()
  expect(await tokenOf(page)).not.toBeNull()
  await waitForText(page, 'No records found')
  expect(checks).toBeGreaterThan(4)
  expect(await tokenOf(page)).not.toBeNull()
  const isExpected = (error: string) => error === '403' || /net::ERR_FAILED/.test(error)
  expect(takePageErrors(office).filter((error) => !isExpected(error))).toEqual([])
})
