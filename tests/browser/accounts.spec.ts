import type { Page } from '@playwright/test'
import { staffDocument } from '../../functions/src/auth/staff-access.ts'
import { newStaff } from '../../functions/src/auth/staff-store.ts'
import { receiveCode, resetPassword } from '../support/codes.ts'
import { hasHindi, noHindi } from '../support/languages.ts'
import { keptKeys, look, streamOf } from '../support/page.ts'
import { secondAfter } from '../support/second-after.ts'
import { expect, test } from './fixtures.ts'
import {
  holdNext,
  login,
  pageErrorsExceptOffline,
  press,
  takePageErrors,
  waitForText,
} from './steps/account.ts'
import { sendFromNewAddress } from './steps/application-form.ts'
import { openDesk } from './steps/teacher.ts'

const newPassword = 'नया दीपक 2026'
const password = (page: Page) => page.locator('[name=psw]')

test.beforeEach(({ context }) => sendFromNewAddress(context, '**/auth/**'))

test('A teacher is refused with a wrong password, keeps what was typed, and signs in with the right one', {
  tag: '@slow',
}, async ({ visitor, addTeacher }) => {
  const teacher = await addTeacher()
  const { page } = visitor
  await page.goto('/login')
  await expect(page.getByRole('heading', { name: 'Login to Dashboard' })).toBeVisible()
  await look(page, 'login')
  await login(page, teacher.uname, `${teacher.psw}!`)
  await waitForText(page, 'Invalid username or password')
  await expect(password(page)).toBeFocused()
  await expect(page.getByLabel('Username')).toHaveValue(teacher.uname)
  await look(page, 'login-refused')
  expect(takePageErrors(visitor)).toEqual(['401'])

  await login(page, teacher.uname, teacher.psw)
  await page.waitForURL('**/FacultyDashboard')
  await expect(page.getByRole('heading', { name: teacher.name })).toBeVisible()
  const stored = await keptKeys(page)
  expect(stored.filter((key) => !key.startsWith('firebase:'))).toEqual([
    'device',
    'token',
    'userType',
    'username',
  ])
  await look(page, 'faculty-dashboard')
})

test('A teacher with an account from before is asked once who chose the password', { tag: '@slow' }, async ({
  page,
  addTeacher,
  firebase,
}) => {
  test.skip(!hasHindi, noHindi)
  const teacher = await addTeacher()
  const {
    firstPassword: _,
    asksAboutPassword: __,
    hasCopy: ___,
    ...staff
  } = newStaff({ email: teacher.uname, role: 'faculty' })
  await staffDocument(await firebase.firestore(), teacher.uid).set(staff)
  await page.goto('/hi/login')
  await page.getByLabel('यूज़रनेम').fill(teacher.uname)
  await page.getByLabel('पासवर्ड', { exact: true }).fill(teacher.psw)
  await press(page, 'लॉगिन करें')
  await expect(page.getByRole('heading', { name: 'क्या आपका पासवर्ड कार्यालय ने दिया था?' })).toBeVisible()
  await look(page, 'login-whose-password-hi')
  await page.goto('/login')
  await login(page, teacher.uname, teacher.psw)
  await expect(page.getByRole('heading', { name: 'Did the office choose your password?' })).toBeVisible()
  await look(page, 'login-whose-password')
  await press(page, 'No, I chose it myself')
  await page.waitForURL('**/FacultyDashboard')
  await press(page, 'Logout')
  await page.waitForURL('**/login')
  await login(page, teacher.uname, teacher.psw)
  await page.waitForURL('**/FacultyDashboard')
})

test('A student finds on the sign-in where to go and whom to ask', { tag: '@slow' }, async ({ page }) => {
  await page.goto('/login')
  await page.getByRole('link', { name: 'Go to the student page' }).click()
  await expect(page.getByRole('heading', { name: 'Student Login' })).toBeVisible()
  const links = await page
    .getByRole('main')
    .getByRole('link')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href')))
  expect(links).toEqual(expect.arrayContaining(['/syllabus', '/timetable', '/viewallnews', '/login']))
  expect(links.filter((link) => /^(tel|mailto|https):/.test(link ?? ''))).toHaveLength(3)
  await look(page, 'student-login')
})

test('Who signs in at the Hindi page comes to a desk in Hindi, which is so after a reload, and leaves to that page', {
  tag: '@slow',
}, async ({ openPerson, addTeacher, admin }) => {
  test.skip(!hasHindi, noHindi)
  for (const [width, account, desk, title] of [
    [360, await addTeacher(), '/FacultyDashboard', 'प्रोफ़ाइल'],
    [1366, admin, '/AdminDashboard', 'सूचनाएँ'],
  ] as const) {
    const { page } = await openPerson({ width })
    const isInHindi = async () => {
      await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible()
      await expect(page.locator('html')).toHaveAttribute('lang', 'hi')
    }
    await page.goto('/hi/login')
    await page.locator('[name=uname]').fill(account.uname)
    await password(page).fill(account.psw)
    await password(page).press('Enter')
    await page.waitForURL(`**${desk}`)
    await isInHindi()
    await look(page, `desk-in-hindi-${width}`)
    await page.reload()
    await isInHindi()
    await page.goto(`${desk}/logout`)
    await page.waitForURL('**/hi/login')
  }
})

test('A teacher who signed in sees no navigation on the site, goes straight to the desk, and leaves by Logout', {
  tag: '@slow',
}, async ({ page, addTeacher }) => {
  const teacher = await addTeacher()
  await openDesk(page, teacher)
  await page.goto('/student/login')
  await expect(page.getByRole('link', { name: 'Dashboard', exact: true })).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Main' })).toHaveCount(0)
  await page.goto('/login')
  await page.waitForURL('**/FacultyDashboard')
  await page.goto('/history')
  await press(page, 'Logout')
  await page.waitForURL('**/login')
  await expect.poll(() => keptKeys(page)).toEqual(['device'])
  await page.goto('/FacultyDashboard')
  await page.waitForURL('**/login')
})

test.describe('A teacher who signs in', { tag: '@slow' }, () => {
  test('before the page is hydrated loses neither what was typed nor the click', async ({
    visitor,
    addTeacher,
  }) => {
    const teacher = await addTeacher()
    const { page } = visitor
    const letGo = await holdNext(page, '/assets/*.js')
    await page.goto('/login')
    await login(page, teacher.uname, 'not the one')
    expect(new URL(page.url()).search).toBe('')
    letGo()
    await waitForText(page, 'Invalid username or password')
    await expect(page.getByLabel('Username')).toHaveValue(teacher.uname)
    expect(takePageErrors(visitor)).toEqual([expect.stringContaining('401')])
  })

  test('can do so with the keyboard alone; the form is disabled meanwhile', async ({ page, addTeacher }) => {
    const teacher = await addTeacher()
    await page.goto('/login')
    await expect(page.getByRole('heading', { name: 'Login to Dashboard' })).toBeVisible()
    const { keyboard } = page
    for (const key of ['Tab', 'Enter', 'Tab']) await keyboard.press(key)
    await expect(page.getByLabel('Username')).toBeFocused()
    await keyboard.insertText(teacher.uname)
    await keyboard.press('Tab')
    await keyboard.insertText(teacher.psw)
    await keyboard.press('Tab')
    await keyboard.press('Space')
    await expect(password(page)).toHaveAttribute('type', 'text')
    await keyboard.press('Tab')
    await keyboard.press('Tab')
    const letGo = await holdNext(page, '/auth/login_auth')
    await keyboard.press('Enter')
    for (const control of [
      page.getByRole('button', { name: 'Logging in...' }),
      page.getByLabel('Username'),
      password(page),
    ])
      await expect(control).toBeDisabled()
    await look(page, 'login-busy')
    letGo()
    await page.waitForURL('**/FacultyDashboard')
  })
})

test('A teacher whose connection drops before the scripts load is told so, and signs in when it is back', {
  tag: '@slow',
}, async ({ visitor, addTeacher }) => {
  const teacher = await addTeacher()
  const { page, context } = visitor
  const note = 'This page has not loaded completely.'
  await page.route('**/assets/**.js', (route) => route.abort('internetdisconnected'))
  await page.goto('/login')
  await context.setOffline(true)
  await page.keyboard.press('Shift')
  await page.getByRole('alert').filter({ hasText: note }).waitFor()
  await page.getByLabel('Username').fill(teacher.uname)
  await password(page).fill(teacher.psw)
  await look(page, 'login-not-loaded', 'window')
  const retried = page.waitForEvent('requestfailed', (request) => request.method() === 'HEAD')
  await press(page, 'Login')
  await retried
  await page.getByRole('alert').filter({ hasText: note }).waitFor()
  await page.unrouteAll()
  // A browser that remembers the failure reloads the page, which loses what was typed.
  const hydrated = streamOf(page)
  await context.setOffline(false)
  await hydrated
  await login(page, teacher.uname, teacher.psw)
  await page.waitForURL('**/FacultyDashboard')
  const errors = pageErrorsExceptOffline(visitor)
  expect(errors.filter((error) => !/dynamically imported|Failed to fetch/.test(error))).toEqual([])
})

test.describe('A session on another computer', { tag: '@slow' }, () => {
  test('stays while the network is away', async ({ openTeacher, addTeacher }) => {
    const teacher = await addTeacher()
    const elsewhere = await openTeacher(teacher)
    const { page, context } = elsewhere
    await page.goto('/FacultyDashboard')
    await expect(page.getByRole('heading', { name: teacher.name })).toBeVisible()
    await context.setOffline(true)
    const checks = [0, 1].map((count) => {
      let seen = 0
      return page.waitForEvent(
        'requestfailed',
        (request) => request.url().endsWith('checkAuth') && seen++ === count,
      )
    })
    await page.evaluate(() => dispatchEvent(new Event('focus')))
    await Promise.all(checks)
    const checked = page.waitForResponse('**/auth/checkAuth')
    await context.setOffline(false)
    expect((await checked).status()).toBe(200)
    await expect(page.getByRole('heading', { name: teacher.name })).toBeVisible()
    expect(new URL(page.url()).pathname).toBe('/FacultyDashboard')
    expect(pageErrorsExceptOffline(elsewhere)).toEqual([])
  })

  test('ends with the old password, and is told why', async ({ openTeacher, addTeacher }) => {
    const teacher = await addTeacher()
    const elsewhere = await openTeacher(teacher)
    const { page } = elsewhere
    await page.goto('/FacultyDashboard')
    await expect(page.getByRole('heading', { name: teacher.name })).toBeVisible()
    await secondAfter((await page.evaluate(() => localStorage.getItem('token'))) ?? '')
    const otp = await receiveCode(teacher.uname)
    expect((await resetPassword({ email: teacher.uname, otp, newPassword })).status).toBe(200)
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    await page.waitForURL('**/login')
    await waitForText(page, 'You have been signed out. Please sign in again.')
    expect(await keptKeys(page)).toEqual([])
    await look(page, 'login-session-ended')
    // The web SDK's token is tried too if it is a different one.
    expect(new Set(takePageErrors(elsewhere))).toEqual(new Set(['401']))
  })
})
