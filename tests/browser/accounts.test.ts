import { randomUUID } from 'node:crypto'
import type { Browser } from '@playwright/test'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { launchBrowser } from '../support/chrome.ts'
import { wrongCode } from '../support/codes.ts'
import { awaitMail, codeIn } from '../support/mailbox.ts'
import { look, openBrowser, type Person } from '../support/page.ts'
import { newEmail } from '../support/people.ts'
import { logins } from '../support/suite.ts'
import {
  fillNewPassword,
  focused,
  holdBack,
  login,
  press,
  says,
  takeTroubles,
  troublesButOffline,
} from './steps/account.ts'

let browser: Browser
let office: Person
let teacher: Person
/** The same teacher, still signed in on another computer. */
let elsewhere: Person
const email = newEmail('teacher')
const firstPassword = `First lamp ${randomUUID().slice(0, 8)}`
const secondPassword = `नया दीपक ${randomUUID().slice(0, 8)}`

beforeAll(async () => {
  browser = await launchBrowser()
  ;[office, teacher, elsewhere] = await Promise.all([
    openBrowser(browser),
    openBrowser(browser),
    openBrowser(browser),
  ])
})
afterAll(() => browser?.close())

it('An admin adds a teacher, who is told of it by mail', async () => {
  const { page } = office
  await page.goto('/login')
  await login(page, logins.admin.uname, logins.admin.psw)
  await page.getByRole('link', { name: 'Add Faculty' }).click()
  await page.getByLabel('Name').fill('Kavita Joshi')
  await page.getByLabel('Designation').selectOption('Associate Professor')
  await page.getByLabel('Department').fill('Commerce')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel(/^Password/).fill(firstPassword)
  await press(page, 'Add Faculty')
  await says(page, 'Faculty added successfully!')
  expect((await awaitMail(email)).text).toContain('Forgot Password?')
  expect(takeTroubles(office)).toEqual([])
})

describe('The new teacher', () => {
  it('who is faster than the page, loses neither what was typed nor the press', async () => {
    const { page } = teacher
    const letGo = await holdBack(page, '/assets/*.js')
    await page.goto('/login')
    await page.getByLabel('Username').fill(email)
    await page.getByLabel('Password', { exact: true }).fill('not the one')
    await page.getByLabel('Password', { exact: true }).press('Enter')
    expect(new URL(page.url()).search).toBe('')
    letGo()
    await says(page, 'Invalid username or password')
    expect(await page.getByLabel('Username').inputValue()).toBe(email)
    expect(takeTroubles(teacher)).toEqual([expect.stringContaining('401')])
  })

  it('is refused with a wrong password, and keeps what was typed', async () => {
    const { page } = teacher
    await page.goto('/login')
    await page.getByRole('heading', { name: 'Login to Dashboard' }).waitFor()
    await look(page, 'login')
    await login(page, email, `${firstPassword}!`)
    await says(page, 'Invalid username or password')
    expect(await focused(page)).toBe('psw')
    expect(await page.getByLabel('Username').inputValue()).toBe(email)
    await look(page, 'login-refused')
    expect(takeTroubles(teacher)).toEqual(['401'])
  })

  it('signs in with the keyboard alone; everything waits meanwhile', async () => {
    const { page } = teacher
    await page.reload()
    await page.getByRole('heading', { name: 'Login to Dashboard' }).waitFor()
    const { keyboard } = page
    for (const key of ['Tab', 'Enter', 'Tab']) await keyboard.press(key)
    await keyboard.insertText(email)
    await keyboard.press('Tab')
    await keyboard.insertText(firstPassword)
    await keyboard.press('Tab')
    await keyboard.press('Space')
    await expect.poll(() => page.locator('[name=psw]').getAttribute('type')).toBe('text')
    await keyboard.press('Tab')
    await keyboard.press('Tab')
    const letGo = await holdBack(page, '/auth/login_auth')
    await keyboard.press('Enter')
    const button = page.getByRole('button', { name: 'Logging in...' })
    await button.waitFor()
    const waiting = [button, page.getByLabel('Username'), page.locator('[name=psw]')]
    for (const control of waiting) expect(await control.isDisabled()).toBe(true)
    await look(page, 'login-busy')
    letGo()
    await page.waitForURL('**/FacultyDashboard')
    await page.getByRole('heading', { name: 'Kavita Joshi' }).waitFor()
    await look(page, 'faculty-dashboard')
  })

  it('sees no navigation on the site, comes straight to the desk, and leaves by Logout', async () => {
    const { page } = teacher
    expect(await page.evaluate(() => Object.keys(localStorage).toSorted())).toEqual([
      'device',
      'token',
      'userType',
      'username',
    ])
    await page.goto('/student/login')
    await page.getByRole('link', { name: 'Dashboard', exact: true }).waitFor()
    expect(await page.getByRole('navigation', { name: 'Main' }).count()).toBe(0)
    await page.goto('/login')
    await page.waitForURL('**/FacultyDashboard')
    await page.goto('/history')
    await page.getByRole('button', { name: 'Logout' }).click()
    await page.waitForURL('**/login')
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual(['device'])
    await page.goto('/FacultyDashboard')
    await page.waitForURL('**/login')
    expect(takeTroubles(teacher)).toEqual([])
  })
})

describe('The teacher who forgot the password', () => {
  it('asks for a code, and too soon for another', async () => {
    const { page } = teacher
    await page.getByRole('link', { name: 'Forgot Password?' }).click()
    await page.getByLabel('Email').fill(email.toUpperCase())
    const letGo = await holdBack(page, '/auth/send_otp_reset')
    await page.getByLabel('Email').press('Enter')
    const button = page.getByRole('button', { name: 'Sending OTP...' })
    await button.waitFor()
    expect([await button.isDisabled(), await page.getByLabel('Email').isDisabled()]).toEqual([true, true])
    letGo()
    await page.getByLabel('OTP').waitFor()
    await page.getByRole('status').getByText('If there is an account with this address').waitFor()
    expect(await focused(page)).toBe('otp')
    await look(page, 'reset-code')
    await press(page, 'Ask for a new code')
    await press(page, 'Send OTP')
    await page
      .getByText(/wait a little and ask again\. You can try again in (\d+ seconds|1 minute)\.$/)
      .waitFor()
    await look(page, 'reset-too-soon')
    await page.goForward()
    await page.getByLabel('OTP').waitFor()
    expect(takeTroubles(teacher)).toEqual(['429'])
  })

  it('is told of passwords that differ and of a wrong code, and loses nothing typed', async () => {
    const { page } = teacher
    const code = codeIn(await awaitMail(email, 1, 'Your code for a new password'))
    await fillNewPassword(page, code, secondPassword, firstPassword)
    await says(page, 'New password and confirm password do not match.')
    expect([await focused(page), await page.getByLabel('OTP').inputValue()]).toEqual([
      'confirmPassword',
      code,
    ])
    await look(page, 'reset-mismatch')
    await fillNewPassword(page, wrongCode(code), secondPassword)
    await says(page, 'The code is wrong or has expired. Please check it, or ask for a new one.')
    expect(await page.locator('[name=newPassword]').inputValue()).toBe(secondPassword)
    await look(page, 'reset-wrong-code')
    expect(takeTroubles(teacher)).toEqual(['400'])
  })
})

describe('The teacher’s other computer', () => {
  it('stays at the desk while its network is away', async () => {
    const { page, context } = elsewhere
    await page.goto('/login')
    await login(page, email, firstPassword)
    await page.waitForURL('**/FacultyDashboard')
    // Loaded anew, the page listens to nothing that would miss the network.
    await page.reload()
    await page.getByRole('heading', { name: 'Kavita Joshi' }).waitFor()
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
    await page.getByRole('heading', { name: 'Kavita Joshi' }).waitFor()
    expect(new URL(page.url()).pathname).toBe('/FacultyDashboard')
    expect(troublesButOffline(elsewhere)).toEqual([])
  })
})

describe('A new password', () => {
  it('is set with a pasted code; the sign-in confirms it, and takes it and not the old one', async () => {
    const { page } = teacher
    const code = codeIn(await awaitMail(email, 1, 'Your code for a new password'))
    await fillNewPassword(page, '', secondPassword)
    await page.getByLabel('OTP').evaluate(
      (box, text) => {
        const clipboardData = new DataTransfer()
        clipboardData.setData('text', text)
        box.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
      },
      ` ${code.slice(0, 3)} ${code.slice(3)} `,
    )
    await press(page, 'Show passwords')
    for (const name of ['newPassword', 'confirmPassword'])
      expect(await page.locator(`[name=${name}]`).getAttribute('type')).toBe('text')
    const letGo = await holdBack(page, '/auth/reset_password')
    await press(page, 'Reset Password')
    await page.getByRole('button', { name: 'Resetting Password...' }).waitFor()
    letGo()
    await says(page, 'Password reset successfully. You can now log in with your new password.')
    expect(await focused(page)).toBe('uname')
    await look(page, 'login-after-reset')
    await login(page, email, firstPassword)
    await says(page, 'Invalid username or password')
    await login(page, email, secondPassword)
    await page.waitForURL('**/FacultyDashboard')
    expect(takeTroubles(teacher)).toEqual(['401'])
  })

  it('ends the session on the other computer, which is told why', async () => {
    const { page } = elsewhere
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    await page.waitForURL('**/login')
    await says(page, 'Your session has ended. Please sign in again.')
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual(['device'])
    await look(page, 'login-session-ended')
    // The web SDK's own token is tried too, where it is another one.
    expect(new Set(troublesButOffline(elsewhere))).toEqual(new Set(['401']))
  })
})

it('A student finds where to go and whom to ask', async () => {
  const { page } = elsewhere
  await page.getByRole('link', { name: 'Go to the student page' }).click()
  await page.getByRole('heading', { name: 'Student Login' }).waitFor()
  const main = page.getByRole('main')
  const links = await main
    .getByRole('link')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href')))
  expect(links).toEqual(expect.arrayContaining(['/syllabus', '/timetable', '/viewallnews', '/login']))
  expect(links.filter((link) => /^(tel|mailto|https):/.test(link ?? ''))).toHaveLength(3)
  await look(page, 'student-login')
  expect(troublesButOffline(elsewhere)).toEqual([])
})
