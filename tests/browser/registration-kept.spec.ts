import { look, savePicture } from '../support/page.ts'
import { expect, test } from './fixtures.ts'
import { isAtButton, pageErrorsExceptOffline, press, waitForText } from './steps/account.ts'
import {
  applicationsOf,
  declaration,
  declare,
  fieldOf,
  fillIn,
  keptOnDevice,
  receiptNumber,
  sendAll,
  sendFromNewAddress,
} from './steps/application-form.ts'

test.beforeEach(({ context }) => sendFromNewAddress(context))

test('What an applicant types survives a reload, until it is cleared, which asks first', async ({ page }) => {
  const typed = { name: 'Kiran Rao', category: 'sc', address: '4 Station Road', dob: '2008-05-06' } as const
  await page.goto('/registration')
  await fillIn(page, typed)
  await waitForText(page, 'Saved on this device.')
  await declare(page)
  await page.goto('/registration')
  await waitForText(page, 'Saved on this device. What you typed before is here again.')
  for (const name of ['name', 'category', 'address', 'dob'] as const)
    await expect(fieldOf(page, name)).toHaveValue(typed[name])
  await expect(declaration(page), 'nothing is declared by itself').not.toBeChecked()
  await look(page, 'registration-restored')
  await press(page, 'Clear the form')
  await expect(page.getByRole('dialog', { name: 'Clear the form?' })).toBeVisible()
  await look(page, 'registration-clear', 'window')
  await press(page, 'Keep it')
  await expect(fieldOf(page, 'name')).toHaveValue(typed.name)
  await press(page, 'Clear the form')
  await press(page, 'Clear everything')
  await expect(fieldOf(page, 'name')).toHaveValue('')
  expect(await keptOnDevice(page)).toEqual([])
})

test('What an applicant types survives being offline, and is sent when the connection is back', {
  tag: '@slow',
}, async ({ visitor, applicant }) => {
  const { page, context } = visitor
  await page.goto('/registration')
  await fillIn(page, { name: applicant.name })
  await waitForText(page, 'Saved on this device.')
  await context.setOffline(true)
  await waitForText(
    page,
    'You are offline. What you typed is still here; send the form when you are connected again.',
  )
  await sendAll(page, applicant)
  await waitForText(page, 'Failed to submit form. Please check your internet connection or try again later.')
  expect(await isAtButton(page)).toBe(true)
  await look(page, 'registration-offline')
  await context.setOffline(false)
  await press(page, 'Submit application')
  await receiptNumber(page)
  expect(await applicationsOf(applicant.email)).toBe(1)
  expect(pageErrorsExceptOffline(visitor)).toEqual([])
})

test('A visitor who types before hydration loses neither what was typed nor the click', {
  tag: '@slow',
}, async ({ page, context, applicant, baseURL }) => {
  const held: (() => void)[] = []
  await context.route('**/assets/*.js', async (route) => {
    await new Promise<void>((resolve) => held.push(resolve))
    await route.continue()
  })
  await page.goto('/registration')
  await sendAll(page, applicant)
  expect(page.url()).toBe(`${baseURL}/registration`)
  await context.unroute('**/assets/*.js')
  for (const release of held) release()
  await receiptNumber(page)
})

test('A visitor without scripts reads who may apply and where to go instead of the form', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' })
  const page = await context.newPage()
  await page.goto('/registration')
  await expect(page.locator('noscript summary', { hasText: 'Before you begin' })).toBeVisible()
  await expect(page.locator('noscript dd').last()).toBeVisible()
  await expect(page.getByText(/^This form needs JavaScript/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Submit application' })).toBeHidden()
  await savePicture(page, 'registration-without-scripts')
  await context.close()
})
