import type { Browser } from '@playwright/test'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { connectFirebase } from '../../functions/src/firebase.ts'
import { launchBrowser } from '../support/chrome.ts'
import { look, openBrowser, type Person } from '../support/page.ts'
import { makePerson } from '../support/people.ts'
import { cutOff, failed, focused, login, press, says, takeTroubles } from './steps/account.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser?.close())

const next = 'New#Lantern-2026'

/** Somebody with an account of their own, at the form on their desk. */
async function openForm(role: 'admin' | 'faculty') {
  const account = await makePerson(connectFirebase(), role)
  const person = await openBrowser(browser)
  const { page } = person
  await page.goto('/login')
  await login(page, account.uname, account.psw)
  await page.waitForURL(/Dashboard$/)
  await page.getByRole('complementary').getByRole('link', { name: 'Change Password' }).click()
  await page.getByRole('heading', { name: 'Change Password' }).waitFor()
  return { account, person }
}

async function fill({ page }: Person, current: string, password: string, again = password): Promise<void> {
  await page.getByLabel('Current Password', { exact: true }).fill(current)
  await page.getByLabel('New Password', { exact: true }).fill(password)
  await page.getByLabel('Confirm New Password').fill(again)
  await press(page, 'Change Password')
}

it('An admin changes the password on the desk, stays there, and signs in with the new one', async () => {
  const { account, person } = await openForm('admin')
  const { page } = person
  await look(page, 'change-password')
  await press(page, 'Change Password')
  await says(page, 'All fields are required.')
  expect(await focused(page)).toBe('currentPassword')
  await fill(person, account.psw, 'short')
  await says(page, 'The password needs at least 8 characters.')
  await fill(person, account.psw, next, `${next}!`)
  await says(page, 'New password and confirm password do not match.')
  expect(takeTroubles(person)).toEqual([])

  await fill(person, 'not the current one', next)
  await says(page, 'That is not your current password.')
  expect(await focused(page)).toBe('currentPassword')
  expect(await page.locator('[name=newPassword]').inputValue()).toBe(next)
  await look(page, 'change-password-wrong')
  expect(takeTroubles(person)).toEqual(['400'])

  await fill(person, account.psw, next)
  await says(page, 'Your password was changed.')
  expect(await page.locator('[name=newPassword]').inputValue()).toBe('')
  await look(page, 'change-password-done')
  await page.reload()
  await page.getByRole('heading', { name: 'Change Password' }).waitFor()
  await press(page, 'Logout')
  await page.waitForURL('**/login')
  await login(page, account.uname, next)
  await page.waitForURL('**/AdminDashboard')
  expect(takeTroubles(person)).toEqual([])
})

it('Somebody who leaves with a new password typed is asked first, and keeps it where they stay', async () => {
  const { person } = await openForm('admin')
  const { page } = person
  const question = page.getByRole('alertdialog', { name: 'Discard your changes?' })
  const leave = () => page.getByRole('complementary').getByRole('link', { name: 'View Faculty' }).click()
  await page.getByLabel('New Password', { exact: true }).fill(next)
  await leave()
  await question.getByRole('button', { name: 'Cancel' }).click()
  await question.waitFor({ state: 'hidden' })
  expect(await page.locator('[name=newPassword]').inputValue()).toBe(next)
  await leave()
  await question.getByRole('button', { name: 'Discard' }).click()
  await page.getByRole('heading', { name: 'View Faculty' }).waitFor()
  expect(takeTroubles(person)).toEqual([])
})

it('A teacher finds it on their desk as well, and loses nothing typed while the network is away', async () => {
  const { account, person } = await openForm('faculty')
  const { page } = person
  await cutOff(page, '/auth/change_password')
  await fill(person, account.psw, next)
  await says(page, 'An error occurred while changing the password. Please try again.')
  expect(await page.locator('[name=newPassword]').inputValue()).toBe(next)
  expect(takeTroubles(person)).toEqual([failed, failed])
  await press(page, 'Change Password')
  await says(page, 'Your password was changed.')
  expect(takeTroubles(person)).toEqual([])
})
