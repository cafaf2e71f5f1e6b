import type { Browser } from '@playwright/test'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { launchBrowser } from '../support/chrome.ts'
import { look, openBrowser, type Person } from '../support/page.ts'
import { newEmail } from '../support/people.ts'
import {
  cutOff,
  failed,
  fillNewPassword,
  focused,
  gatewayFails,
  login,
  press,
  says,
  takeTroubles,
} from './steps/account.ts'

/** What a person is told does not depend on whether there is an account: this one has none. */
const email = newEmail('nobody')
const password = 'A lamp in the courtyard'
let browser: Browser
let person: Person

beforeAll(async () => {
  browser = await launchBrowser()
  person = await openBrowser(browser)
})
afterAll(() => browser?.close())

describe('A person who signs in', () => {
  it('is told what is wrong with a sign-in, and keeps what was typed', async () => {
    const { page } = person
    await page.goto('/login')
    await press(page, 'Login')
    await says(page, 'Please enter both username and password')
    expect(await focused(page)).toBe('uname')
    await login(page, email, password)
    await says(page, 'Invalid username or password')
    expect(await focused(page)).toBe('psw')
    expect(await page.getByLabel('Username').inputValue()).toBe(email)
    await look(page, 'login-unknown')
    await cutOff(page, '/auth/login_auth')
    await press(page, 'Login')
    await says(page, 'An error occurred during login. Please try again.')
    await gatewayFails(page, '/auth/login_auth')
    await press(page, 'Login')
    await says(page, 'Invalid username or password')
    expect(takeTroubles(person)).toEqual(['401', failed, failed, '502'])
  })
})

describe('A person who asks for a code', () => {
  it('is told what is missing, and when no code can be sent', async () => {
    const { page } = person
    await page.getByRole('link', { name: 'Forgot Password?' }).click()
    await page.getByLabel('Email').waitFor()
    expect(await focused(page)).toBe('email')
    await look(page, 'reset-email')
    await press(page, 'Send OTP')
    await says(page, 'Please enter your email address.')
    await page.getByLabel('Email').fill('kavita')
    await press(page, 'Send OTP')
    await says(page, 'Please enter a valid e-mail address.')
    await page.getByLabel('Email').fill(email)
    await cutOff(page, '/auth/send_otp_reset')
    await press(page, 'Send OTP')
    await says(page, 'An error occurred while sending OTP. Please try again.')
    await gatewayFails(page, '/auth/send_otp_reset')
    await press(page, 'Send OTP')
    await says(page, 'Failed to send OTP.')
    expect(await page.getByLabel('Email').inputValue()).toBe(email)
    await look(page, 'reset-email-refused')
    expect(takeTroubles(person)).toEqual([failed, failed, '502'])
  })

  it('goes back to the sign-in by the button and by the browser, and finds it cleared', async () => {
    const { page } = person
    await press(page, 'Back to Login')
    await page.getByRole('heading', { name: 'Login to Dashboard' }).waitFor()
    expect([await focused(page), await page.getByRole('alert').textContent()]).toEqual(['uname', ''])
    await page.getByRole('link', { name: 'Forgot Password?' }).click()
    expect(await page.getByLabel('Email').inputValue()).toBe('')
    await page.goBack()
    await page.getByRole('heading', { name: 'Login to Dashboard' }).waitFor()
    await page.getByRole('link', { name: 'Forgot Password?' }).click()
  })
})

describe('A person who sets a new password', () => {
  it('is told what is wrong with the code and the passwords, and loses nothing typed', async () => {
    const { page } = person
    await page.getByLabel('Email').fill(email)
    await press(page, 'Send OTP')
    await page.getByLabel('OTP').waitFor()
    await press(page, 'Reset Password')
    await says(page, 'All fields are required.')
    await fillNewPassword(page, '12345', password, `${password}!`)
    await says(page, 'New password and confirm password do not match.')
    await fillNewPassword(page, '12345', password)
    await says(page, 'The code has six digits.')
    await fillNewPassword(page, '123456', 'password')
    await page.getByText('This password is one of the most common ones').waitFor()
    expect([await focused(page), await page.getByLabel('OTP').inputValue()]).toEqual([
      'newPassword',
      '123456',
    ])
    await look(page, 'reset-weak-password')
    await fillNewPassword(page, '123456', password)
    await says(page, 'The code is wrong or has expired. Please check it, or ask for a new one.')
    await cutOff(page, '/auth/reset_password')
    await press(page, 'Reset Password')
    await says(page, 'An error occurred while resetting password. Please try again.')
    await gatewayFails(page, '/auth/reset_password')
    await press(page, 'Reset Password')
    await says(page, 'Failed to reset password.')
    expect(takeTroubles(person)).toEqual(['400', '400', failed, failed, '502'])
  })
})
