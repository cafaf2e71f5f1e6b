import { look } from '../support/page.ts'
import { newEmail } from '../support/people.ts'
import { expect, test } from './fixtures.ts'
import {
  abortNext,
  answerBadGateway,
  failed,
  fillNewPassword,
  login,
  press,
  takePageErrors,
  waitForText,
} from './steps/account.ts'
import { sendFromNewAddress } from './steps/application-form.ts'

const password = 'A lamp in the courtyard'
/** The messages do not depend on whether the account exists: this one does not. */
let email: string

test.beforeEach(async ({ context }) => {
  email = newEmail('nobody')
  await sendFromNewAddress(context, '**/auth/**')
})

test.describe('A person at the sign-in', { tag: '@slow' }, () => {
  test('is told what is wrong, and keeps what was typed', async ({ visitor }) => {
    const { page } = visitor
    await page.goto('/login')
    await press(page, 'Login')
    await waitForText(page, 'Please enter both username and password')
    await expect(page.getByLabel('Username')).toBeFocused()
    await login(page, email, password)
    await waitForText(page, 'Invalid username or password')
    await expect(page.locator('[name=psw]')).toBeFocused()
    await expect(page.getByLabel('Username')).toHaveValue(email)
    await look(page, 'login-unknown')
    await abortNext(page, '/auth/login_auth')
    await press(page, 'Login')
    await waitForText(page, 'An error occurred during login. Please try again.')
    await answerBadGateway(page, '/auth/login_auth')
    await press(page, 'Login')
    await waitForText(page, 'Invalid username or password')
    expect(takePageErrors(visitor)).toEqual(['401', failed, failed, '502'])
  })

  test('asks for a code, and is told what is missing and when it cannot be sent', async ({ visitor }) => {
    const { page } = visitor
    const box = page.getByLabel('Email')
    await page.goto('/login')
    await page.getByRole('link', { name: 'Forgot Password?' }).click()
    await expect(box).toBeFocused()
    await look(page, 'reset-email')
    await press(page, 'Send OTP')
    await waitForText(page, 'Please enter your email address.')
    await box.fill('kavita')
    await press(page, 'Send OTP')
    await waitForText(page, 'Please enter a valid e-mail address.')
    await box.fill(email)
    await abortNext(page, '/auth/send_otp_reset')
    await press(page, 'Send OTP')
    await waitForText(page, 'An error occurred while sending OTP. Please try again.')
    await answerBadGateway(page, '/auth/send_otp_reset')
    await press(page, 'Send OTP')
    await waitForText(page, 'Failed to send OTP.')
    await expect(box).toHaveValue(email)
    await look(page, 'reset-email-refused')
    expect(takePageErrors(visitor)).toEqual([failed, failed, '502'])

    await test.step('goes back by the button and by the browser, and finds the form cleared', async () => {
      await press(page, 'Back to Login')
      await expect(page.getByRole('heading', { name: 'Login to Dashboard' })).toBeVisible()
      await expect(page.getByLabel('Username')).toBeFocused()
      await expect(page.getByRole('alert')).toHaveText('')
      await page.getByRole('link', { name: 'Forgot Password?' }).click()
      await expect(box).toHaveValue('')
      await page.goBack()
      await expect(page.getByRole('heading', { name: 'Login to Dashboard' })).toBeVisible()
    })
  })

  test('sets a new password, is told what is wrong with it and the code, and loses nothing typed', async ({
    visitor,
  }) => {
    const { page } = visitor
    await page.goto('/login')
    await page.getByRole('link', { name: 'Forgot Password?' }).click()
    await page.getByLabel('Email').fill(email)
    await press(page, 'Send OTP')
    await expect(page.getByLabel('OTP')).toBeVisible()
    await press(page, 'Reset Password')
    await waitForText(page, 'All fields are required.')
    await fillNewPassword(page, '12345', password, `${password}!`)
    await waitForText(page, 'New password and confirm password do not match.')
    await fillNewPassword(page, '12345', password)
    await waitForText(page, 'The code has six digits.')
    await fillNewPassword(page, '123456', 'password')
    await expect(page.getByText('This password is one of the most common ones')).toBeVisible()
    await expect(page.getByLabel('New Password', { exact: true })).toBeFocused()
    await expect(page.getByLabel('OTP')).toHaveValue('123456')
    await look(page, 'reset-weak-password')
    await fillNewPassword(page, '123456', password)
    await waitForText(page, 'The code is wrong or has expired. Please check it, or ask for a new one.')
    await abortNext(page, '/auth/reset_password')
    await press(page, 'Reset Password')
    await waitForText(page, 'An error occurred while resetting password. Please try again.')
    await answerBadGateway(page, '/auth/reset_password')
    await press(page, 'Reset Password')
    await waitForText(page, 'Failed to reset password.')
    expect(takePageErrors(visitor)).toEqual(['400', '400', failed, failed, '502'])
  })
})
