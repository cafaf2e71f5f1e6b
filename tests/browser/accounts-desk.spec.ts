import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { documentPaths } from '@prangan/contract/paths'
import { designationAt } from '@prangan/contract/testing/fixtures'
import { hasHindi, noHindi } from '../support/languages.ts'
import { awaitMail } from '../support/mailbox.ts'
import { look } from '../support/page.ts'
import { newEmail } from '../support/people.ts'
import { test as base, expect } from './fixtures.ts'
import { login, press, takePageErrors, waitForText } from './steps/account.ts'

const addPage = '/AdminDashboard/add-faculty'
const formOf = (page: Page) => page.getByRole('form', { name: 'Add Faculty' })
const fieldsOf = (page: Page) => formOf(page).locator('input:not([type=radio]), select')

type Newcomer = { email: string; password: string }

const test = base.extend<{
  newcomer: Newcomer
}>({
  newcomer: async ({ firebase }, use) => {
    const newcomer = { email: newEmail('teacher'), password: `First lamp ${randomUUID().slice(0, 8)}` }
    await use(newcomer)
    const [auth, firestore] = await Promise.all([firebase.auth(), firebase.firestore()])
    const { users } = await auth.getUsers([{ email: newcomer.email }])
    await Promise.all(
      users.map(({ uid }) => firestore.recursiveDelete(firestore.doc(documentPaths.faculty(uid)))),
    )
  },
})

async function fillIn(page: Page, { email, password }: Newcomer): Promise<void> {
  await page.getByLabel('Name').fill('Kavita Joshi')
  await page.getByLabel('Designation').selectOption(designationAt(1))
  await page.getByLabel('Department').fill('Commerce')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel(/^Password/).fill(password)
}

test('An admin adds a teacher, who is told by mail, chooses a password on a phone in Hindi, and is at the desk', {
  tag: '@slow',
}, async ({ office, openPerson, newcomer }) => {
  test.skip(!hasHindi, noHindi)
  const { page } = office
  await page.goto('/AdminDashboard')
  await page.getByRole('link', { name: 'Add Faculty' }).click()
  await page.waitForURL(`**${addPage}`)
  await expect(page.getByRole('heading', { name: 'Add Faculty' })).toBeVisible()
  await look(page, 'add-faculty')
  await fillIn(page, newcomer)
  await press(page, 'Add Faculty')
  await waitForText(page, 'Faculty added successfully!')
  for (const field of await fieldsOf(page).all()) await expect(field).toHaveValue('')
  await expect(page.getByLabel('Name')).toBeFocused()
  await look(page, 'add-faculty-done')
  const { text } = await awaitMail(newcomer.email)
  expect(text).toContain('Forgot Password?')
  expect(text).toContain('/hi/login')

  await page.goto(`/AdminDashboard/people?q=${encodeURIComponent(newcomer.email)}`)
  await page.getByRole('main').getByRole('table').getByRole('link').click()
  await expect(page.getByRole('button', { name: 'Send the sign-in mail again' })).toBeVisible()
  await look(page, 'desk-people-first-password')

  const phone = await openPerson({ width: 360, height: 740, hasTouch: true })
  await phone.page.goto('/login')
  await login(phone.page, newcomer.email, newcomer.password)
  await expect(phone.page.getByRole('heading', { name: 'Choose your own password' })).toBeVisible()
  await look(phone.page, 'login-first-password')

  await phone.page.goto('/hi/login')
  await phone.page.getByLabel('यूज़रनेम').fill(newcomer.email)
  await phone.page.getByLabel('पासवर्ड', { exact: true }).fill(newcomer.password)
  await press(phone.page, 'लॉगिन करें')
  await expect(phone.page.getByRole('heading', { name: 'अपना पासवर्ड बनाएँ' })).toBeVisible()
  await expect(phone.page.getByLabel('नया पासवर्ड', { exact: true })).toBeFocused()
  await look(phone.page, 'login-first-password-hi')
  await phone.page.getByLabel('नया पासवर्ड', { exact: true }).fill('आँगन में बरगद १२')
  await phone.page.getByLabel('नया पासवर्ड दोबारा भरें').fill('आँगन में बरगद १२')
  await press(phone.page, 'पासवर्ड सहेजें और लॉगिन करें')
  await phone.page.waitForURL('**/FacultyDashboard')
  await expect(phone.page.getByRole('heading', { name: 'Kavita Joshi' })).toBeVisible()
  expect(takePageErrors(phone)).toEqual(['403', '403'])
})

test.describe('An admin who adds a teacher', { tag: '@slow' }, () => {
  test('finds Add Faculty at an address of its own, also on a phone', async ({ office }) => {
    const { page } = office
    await page.goto('/AdminDashboard')
    await page.getByRole('link', { name: 'Add Faculty' }).click()
    await page.waitForURL(`**${addPage}`)
    await page.reload()
    await expect(page.getByRole('heading', { name: 'Add Faculty' })).toBeVisible()
    await expect(page).toHaveTitle(/Add Faculty/)
    await page.goBack()
    await expect(page.getByRole('heading', { name: 'View News' })).toBeVisible()
    await page.setViewportSize({ width: 360, height: 780 })
    await press(page, 'Open menu')
    await page.getByRole('dialog').getByRole('link', { name: 'Add Faculty' }).click()
    await expect(page.getByRole('dialog')).toBeHidden()
    await expect(page.getByRole('heading', { name: 'Add Faculty' })).toBeVisible()
  })

  test('is told under the e-mail that it is taken, in any case, and may add an admin instead', async ({
    office,
    addTeacher,
    newcomer,
  }) => {
    const teacher = await addTeacher()
    const { page } = office
    await page.goto(addPage)
    await fillIn(page, { ...newcomer, email: teacher.uname.toUpperCase() })
    await press(page, 'Add Faculty')
    await waitForText(page, 'There is already an account with this e-mail address.')
    await expect(page.getByLabel('Email')).toBeFocused()
    await page.getByLabel('Email').fill(newcomer.email)
    await page.getByRole('radio', { name: 'Admin' }).check()
    await press(page, 'Add Faculty')
    await waitForText(page, 'Admin added successfully!')
    expect(takePageErrors(office)).toEqual(['409'])
  })
})
