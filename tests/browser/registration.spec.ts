import type { Page } from '@playwright/test'
import { fieldNames } from '../../web/src/features/admissions/apply/api/field-names.ts'
import { awaitMail } from '../support/mailbox.ts'
import { look, savePicture } from '../support/page.ts'
import { expect, test } from './fixtures.ts'
import { focused, press, waitForText } from './steps/account.ts'
import {
  applicationsOf,
  declaration,
  fieldOf,
  keptOnDevice,
  receiptNumber,
  sendAll,
  sendFromNewAddress,
} from './steps/application-form.ts'

test.beforeEach(async ({ context, page }) => {
  await sendFromNewAddress(context)
  await page.setViewportSize({ width: 1366, height: 768 })
})

const expectInSight = (page: Page, text: string) =>
  expect(page.getByText(text, { exact: true })).toBeInViewport({ ratio: 1 })

test('An applicant registers, and gets the number by mail and on a receipt that is copied, printed, and survives a reload', {
  tag: '@slow',
}, async ({ page, context, applicant }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/registration')
  await sendAll(page, applicant)
  const number = await receiptNumber(page)
  await waitForText(page, `Form submitted successfully! Your application number is ${number}.`)
  await expect(page.getByRole('heading', { name: 'Your application number' })).toBeFocused()
  await look(page, 'registration-receipt')
  expect(await applicationsOf(applicant.email)).toBe(1)

  await press(page, 'Copy the number')
  await waitForText(page, 'Copied.')
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(number)
  await page.reload()
  expect(await receiptNumber(page)).toBe(number)

  await test.step('prints as a sheet, and nothing else', async () => {
    await page.emulateMedia({ media: 'print' })
    await page.setViewportSize({ width: 794, height: 1123 })
    await savePicture(page, 'registration-print')
    const printed = await page.evaluate(() => document.body.innerText)
    for (const text of [
      number,
      'Other Backward Class (OBC)',
      '6 May 2008',
      'Signature of the applicant',
      applicant.email,
    ])
      expect(printed).toContain(text)
    for (const text of ['Register Now', 'New application', 'Before you begin', 'Quick Links'])
      expect(printed).not.toContain(text)
    await page.emulateMedia({ media: 'screen' })
  })

  await test.step('ends with a new, blank form', async () => {
    await press(page, 'New application')
    await expect(fieldOf(page, 'name')).toHaveValue('')
    await expect(declaration(page)).not.toBeChecked()
    expect(await keptOnDevice(page)).toEqual([])
  })

  expect((await awaitMail(applicant.email)).text).toContain(number)
})

test('An applicant with a keyboard alone is told what is missing, corrects it, and sends the form', {
  tag: '@slow',
}, async ({ page, applicant }) => {
  await page.goto('/registration')
  await look(page, 'registration')
  const typed = { ...applicant, dob: '2008-06-05' }
  const { keyboard } = page
  await fieldOf(page, 'name').focus()
  await keyboard.press('Enter')
  await waitForText(page, 'Please fill in all required fields.')
  await expect(fieldOf(page, 'name')).toBeFocused()
  await expectInSight(page, 'Please fill in all required fields.')
  await look(page, 'registration-missing')
  for (const name of [
    'name',
    'fatherName',
    'motherName',
    'dob',
    'gender',
    'category',
    'mobile',
    'email',
    'address',
    'city',
    'state',
    'pincode',
    'course',
    'qualification',
  ] as const) {
    await expect(name === 'dob' ? page.getByLabel('Date of birth') : fieldOf(page, name)).toBeFocused()
    // A select chooses an option by its first letters.
    await keyboard.type(name === 'dob' ? '05062008' : typed[name])
    await keyboard.press('Tab')
    while ((await focused(page)) === name) await keyboard.press('Tab')
  }
  await expect(declaration(page)).toBeFocused()
  for (const name of fieldNames) await expect(fieldOf(page, name)).toHaveValue(typed[name])
  await keyboard.press('Tab')
  await keyboard.press('Enter')
  await waitForText(page, 'Please agree to the declaration before submitting.')
  await expect(declaration(page)).toBeFocused()
  await look(page, 'registration-undeclared')
  await keyboard.press('Space')
  await keyboard.press('Tab')
  await keyboard.press('Enter')
  await receiptNumber(page)
})
