import type { Page } from '@playwright/test'
import { college } from '@prangan/college/config'
import { limits } from '@prangan/contract/limits'
import { sendForm } from '../support/applications.ts'
import { awaitMail } from '../support/mailbox.ts'
import { look } from '../support/page.ts'
import { newEmail } from '../support/people.ts'
import { suite } from '../support/suite.ts'
import { expect, test } from './fixtures.ts'
import { press, takePageErrors, waitForText } from './steps/account.ts'
import { sendFromNewAddress } from './steps/application-form.ts'

const thanks = 'Thank you. Your feedback has reached the office.'

const field = (page: Page, name: 'role' | 'subject' | 'message' | 'name' | 'email') =>
  page.locator(`form [name="${name}"]`)

test.beforeEach(async ({ page, context }) => {
  await sendFromNewAddress(context)
  await page.goto('/feedback')
})

test('A visitor sends feedback with the keyboard alone, and the office receives it', {
  tag: '@slow',
}, async ({ page }) => {
  await look(page, 'feedback')
  const subject = `The library ${crypto.randomUUID().slice(0, 8)}`
  const email = newEmail('parent')
  await field(page, 'role').focus()
  for (const text of ['Parent', subject, 'Open on Saturdays, please.', 'Kiran Rao', email]) {
    await page.keyboard.type(text)
    await page.keyboard.press('Tab')
  }
  await page.keyboard.press('Enter')
  await waitForText(page, thanks)
  await look(page, 'feedback-sent')
  const mail = await awaitMail(college.email, 1, `Feedback: ${subject}`)
  expect(mail.text).toContain('Kiran Rao (parent)')
  expect(mail.headers['reply-to']).toContain(email)
  await press(page, 'Send more feedback')
  await expect(field(page, 'message')).toHaveValue('')
})

test('The feedback page has letters for Hindi on every system, also where nothing says that it is Hindi', {
  tag: '@slow',
}, async ({ page }) => {
  for (const part of ['body', 'input[name="subject"]', 'textarea[name="message"]', 'h1'])
    await expect(page.locator(part)).toHaveCSS('font-family', /Hind Devanagari/)
})

test('A visitor on a connection that reached the rate limit waits a moment, and can then send', {
  tag: '@slow',
}, async ({ visitor }) => {
  test.slow()
  const { page, context } = visitor
  const clientHeaders = await sendFromNewAddress(context)
  const feedback = { role: 'visitor', message: 'Hello.' }
  for (let sent = 0; sent < limits.publicForms.perAddressPerHour; sent++) {
    await sendForm('/api/feedback', { ...feedback, subject: crypto.randomUUID() }, { clientHeaders })
  }
  await field(page, 'role').selectOption('visitor')
  await field(page, 'subject').fill('The queue')
  await field(page, 'message').fill('Beautiful.')
  await press(page, 'Send feedback')
  await waitForText(page, thanks)
  expect(takePageErrors(visitor)).toEqual(['429'])
})

test('A visitor without scripts is told where to write instead', { tag: '@slow' }, async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: suite.app })
  const page = await context.newPage()
  await page.goto('/feedback')
  await expect(page.getByText(/^This form needs JavaScript/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Send feedback' })).toBeHidden()
  await context.close()
})
