import type { Page } from '@playwright/test'
import { errors } from '@prangan/contract/errors'
import { fieldNames } from '../../web/src/features/admissions/api/application-fields.ts'
import { awaitMail } from '../support/mailbox.ts'
import { look, savePicture } from '../support/page.ts'
import { expect, test } from './fixtures.ts'
import {
  abortNext,
  answerBadGateway,
  failed,
  focused,
  holdNext,
  isAtButton,
  press,
  takePageErrors,
  waitForText,
} from './steps/account.ts'
import {
  applicationsOf,
  declaration,
  fieldOf,
  fillIn,
  keptOnDevice,
  receiptNumber,
  sendAll,
  sendFromNewAddress,
} from './steps/application-form.ts'

const call = '/api/reg/register'
const unreachable = 'Failed to submit form. Please check your internet connection or try again later.'

let clientHeaders: Record<string, string>
test.beforeEach(async ({ context, page }) => {
  clientHeaders = await sendFromNewAddress(context)
  await page.setViewportSize({ width: 1366, height: 768 })
})

/** Waits until a text is in view without scrolling. */
const expectInSight = (page: Page, text: string) =>
  expect(page.getByText(text, { exact: true })).toBeInViewport({ ratio: 1 })

test('An applicant registers, and gets the number by mail and on a receipt that is copied, printed, and survives a reload', async ({
  page,
  context,
  applicant,
}) => {
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
  // The same day and month, since their order depends on the browser's language.
  const typed = { ...applicant, dob: '2008-06-06' }
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
    await expect(fieldOf(page, name)).toBeFocused()
    // A select takes an option by its first letters.
    await keyboard.type(name === 'dob' ? '06062008' : typed[name])
    if (name === 'dob') await keyboard.press('Tab').then(() => keyboard.press('Shift+Tab'))
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

test.describe('An applicant whose form is not accepted', { tag: '@slow' }, () => {
  test('is told whether the server, a gateway or the network failed, and loses nothing typed', async ({
    visitor,
    applicant,
  }) => {
    const { page } = visitor
    await page.goto('/registration')
    await sendAll(page, { ...applicant, email: 'kiran' })
    await waitForText(page, 'Please enter a valid e-mail address.')
    await expect(fieldOf(page, 'email')).toBeFocused()
    await fieldOf(page, 'email').fill(applicant.email)
    await abortNext(page, call)
    await press(page, 'Submit application')
    await waitForText(page, unreachable)
    await expect.poll(() => isAtButton(page)).toBe(true)
    await look(page, 'registration-network')
    await answerBadGateway(page, call)
    await press(page, 'Submit application')
    await waitForText(page, 'Error submitting form: Unknown error')
    const body = {
      message: 'Please correct the marked fields and try again.',
      errors: { city: 'No such city.' },
    }
    await page.route(`**${call}`, (route) => route.fulfill({ status: 400, json: body }), { times: 1 })
    await press(page, 'Submit application')
    await waitForText(page, `Error submitting form: ${body.message}`)
    await waitForText(page, 'No such city.')
    await expect(fieldOf(page, 'city')).toBeFocused()
    await expect(fieldOf(page, 'qualification')).toHaveValue(applicant.qualification)
    expect(takePageErrors(visitor)).toEqual([failed, failed, '502', '400'])
  })

  test('is told how long to wait after too many from one connection', async ({ visitor, applicant }) => {
    const { page } = visitor
    await page.goto('/registration')
    const [status, message] = errors['forms-too-often']
    const refusal = { status, json: { message }, headers: { 'retry-after': '1800' } }
    await page.route(`**${call}`, (route) => route.fulfill(refusal), { times: 1 })
    await sendAll(page, applicant)
    await expect(
      page.getByText(
        /^Error submitting form: Several forms have already come .* You can try again in 30 minutes\.$/,
      ),
    ).toBeVisible()
    await expect(page.locator('[aria-invalid]')).toHaveCount(0)
    expect(takePageErrors(visitor)).toEqual(['429'])
  })
})

test.describe('An application', { tag: '@slow' }, () => {
  test('is stored once, however often the button is clicked', async ({ page, applicant }) => {
    await page.goto('/registration')
    const letGo = await holdNext(page, call, clientHeaders)
    await fillIn(page, applicant)
    await declaration(page).check()
    await page.getByRole('button', { name: 'Submit application' }).dblclick()
    await waitForText(page, 'Submitting form...')
    await look(page, 'registration-busy')
    letGo()
    await receiptNumber(page)
    expect(await applicationsOf(applicant.email)).toBe(1)
  })

  test('is stored once when the response is lost and it is sent again, also in another case', async ({
    visitor,
    applicant,
  }) => {
    const { page } = visitor
    await page.goto('/registration')
    const lost: number[] = []
    await page.route(
      `**${call}`,
      async (route) => {
        const answer = await route.fetch({ headers: { ...route.request().headers(), ...clientHeaders } })
        lost.push(answer.status())
        await route.abort()
      },
      { times: 1 },
    )
    await sendAll(page, applicant)
    await waitForText(page, unreachable)
    expect(lost).toEqual([201])
    await fillIn(page, { city: 'KAMALSARAI' })
    await press(page, 'Submit application')
    const number = await receiptNumber(page)
    expect(await applicationsOf(applicant.email)).toBe(1)
    expect((await awaitMail(applicant.email)).subject).toBe(`Your application ${number}`)
    expect(takePageErrors(visitor)).toEqual([failed, failed])
  })
})
