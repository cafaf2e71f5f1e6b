import type { Page } from '@playwright/test'
import { errors } from '@prangan/contract/errors'
import { jpeg } from '../support/alumni.ts'
import { look } from '../support/page.ts'
import { suite } from '../support/suite.ts'
import { expect, test } from './fixtures.ts'
import {
  abortNext,
  answerBadGateway,
  failed,
  isAtButton,
  press,
  takePageErrors,
  waitForText,
} from './steps/account.ts'
import {
  choosePhoto,
  done,
  field,
  fieldLabels,
  fieldNames,
  fillIn,
  openForm,
  preview,
  registrationPath,
  registrationsOf,
  sendFrom,
  submit,
  valuesIn,
} from './steps/alumni-pages.ts'

const unreachable =
  'Error: The server could not be reached. Please check your internet connection and try again.'
const untouched = {
  ...Object.fromEntries(fieldNames.map((name) => [name, ''])),
  gender: 'Male',
  degree: 'B.A.',
}

test.beforeEach(({ page }) => sendFrom(page))

/** Presses Tab until the element has the focus. */
async function tabTo(page: Page, selector: string): Promise<void> {
  for (let presses = 0; presses < 80; presses++) {
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted), selector)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`The keyboard never comes to ${selector}.`)
}

test('An alumnus loses nothing when the connection fails or the server is down, and can send the form afterwards', {
  tag: '@slow',
}, async ({ visitor, newAlumnus, firebase }) => {
  const { page } = visitor
  const alumnus = newAlumnus({ name: 'मीनाक्षी कुशवाहा' })
  await openForm(page)
  await fillIn(page, alumnus)
  await choosePhoto(page, await jpeg())
  await abortNext(page, registrationPath)
  await submit(page)
  await waitForText(page, unreachable)
  await expect.poll(() => isAtButton(page)).toBe(true)
  await look(page, 'alumni-registration-cut-off')
  await answerBadGateway(page, registrationPath)
  await submit(page)
  await waitForText(page, 'Submission failed: The server answered in an unexpected way. Please try again.')
  expect(await valuesIn(page)).toEqual(alumnus)
  await expect(preview(page)).toHaveCount(1)
  await field(page, 'designation').fill('Head librarian')
  await expect(page.getByText('Submission failed')).toHaveCount(0)
  await submit(page)
  await waitForText(page, done)
  expect(await registrationsOf(await firebase.firestore(), alumnus.email)).toMatchObject([
    { name: alumnus.name, designation: 'Head librarian' },
  ])
  expect(takePageErrors(visitor)).toEqual([failed, failed, '502'])
})

test('An alumnus opens the form by its button, closes it, and finds it again as it was left', {
  tag: '@slow',
}, async ({ page }) => {
  await page.goto('/alumni-registration')
  const opener = page.getByRole('button', { name: 'Get Registered' })
  await expect(opener).toBeVisible()
  await expect(page.getByRole('form')).toHaveCount(0)
  await look(page, 'alumni-registration')
  await opener.click()
  await expect(page.getByRole('form', { name: 'Your registration' })).toBeVisible()
  expect(await valuesIn(page)).toEqual(untouched)
  await expect(opener).toHaveAttribute('aria-expanded', 'true')
  await look(page, 'alumni-registration-form')
  await field(page, 'name').fill('Meenakshi')
  await press(page, 'Close')
  await expect(page.getByRole('form')).toBeHidden()
  await expect(opener).toBeFocused()
  await opener.click()
  await expect(field(page, 'name')).toHaveValue('Meenakshi')
})

test('An alumnus opens the form by a click before its code is loaded', { tag: '@slow' }, async ({ page }) => {
  const gate = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', (route) => gate.promise.then(() => route.continue()))
  await page.goto('/alumni-registration')
  await page.getByRole('button', { name: 'Get Registered' }).click()
  gate.resolve()
  await expect(page.getByRole('form', { name: 'Your registration' })).toBeVisible()
})

test('An alumnus registers by keyboard alone, and is told at each field what is missing or wrong', {
  tag: '@slow',
}, async ({ page, newAlumnus, firebase }) => {
  const alumnus = newAlumnus({ specialization: 'Hindi' })

  await test.step('opens the form, and is told what is missing', async () => {
    await page.goto('/alumni-registration')
    await tabTo(page, 'main button')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: 'Your registration' })).toBeFocused()
    await tabTo(page, 'form [type="submit"]')
    await page.keyboard.press('Enter')
    await waitForText(page, 'Please select a profile picture.')
    for (const name of fieldNames) {
      const isFilled = ['gender', 'degree', 'specialization'].includes(name)
      const message = page.getByText(`${fieldLabels[name]} is required.`, { exact: true })
      await expect(message).toHaveCount(isFilled ? 0 : 1)
    }
    await expect(field(page, 'name')).toBeFocused()
    await look(page, 'alumni-registration-missing')
  })

  await test.step('fills it in, with a photo', async () => {
    for (const name of fieldNames) {
      await tabTo(page, `form [name="${name}"]`)
      if (name === 'email') await page.keyboard.type('meenakshi')
      else if (name === 'dob') await page.keyboard.type('05051990')
      else if (name === 'gender') await page.keyboard.press('ArrowDown')
      else if (name !== 'degree') await page.keyboard.type(alumnus[name])
    }
    await expect(page.getByText(/ is required\.$/)).toHaveCount(0)
    // The picker must be expected before the key press, or the browser opens its own.
    const dialog = page.waitForEvent('filechooser')
    await tabTo(page, 'form [name="photo"]')
    await page.keyboard.press('Space')
    await (await dialog).setFiles({ name: 'मैं.jpg', mimeType: 'image/jpeg', buffer: await jpeg() })
    await expect(preview(page)).toBeVisible()
  })

  await test.step('is told what is wrong, corrects it and sends it', async () => {
    await tabTo(page, 'form [type="submit"]')
    await page.keyboard.press('Enter')
    await waitForText(page, 'Please enter a valid e-mail address.')
    await expect(field(page, 'email')).toBeFocused()
    await page.keyboard.type(alumnus.email)
    await expect(page.getByText('Please enter a valid e-mail address.')).toHaveCount(0)
    await page.keyboard.press('Enter')
    await waitForText(page, done)
    await expect(page.getByText('What happens next')).toBeVisible()
    const { email, name, year, specialization } = alumnus
    expect(await registrationsOf(await firebase.firestore(), email)).toMatchObject([
      { name, dob: '1990-05-05', gender: 'Female', degree: 'B.A.', yearOfPassing: year, specialization },
    ])
    await look(page, 'alumni-registration-done')
  })

  await test.step('finds an empty form for another person', async () => {
    await expect(page.getByRole('button', { name: 'Submit' }), 'in the place of the form').toHaveCount(0)
    await press(page, 'Register another person')
    await expect(page.getByText(done)).toHaveCount(0)
    await expect.poll(() => valuesIn(page)).toEqual(untouched)
    await expect(preview(page)).toHaveCount(0)
  })
})

test('An alumnus who double-clicks sends once, sees the progress, and cannot change what is being sent', {
  tag: '@slow',
}, async ({ page, newAlumnus, firebase }) => {
  const gate = Promise.withResolvers<void>()
  let sent = 0
  await page.route(`**${registrationPath}`, async (route) => {
    sent++
    await gate.promise
    await route.fallback()
  })
  const alumnus = newAlumnus()
  await openForm(page)
  await fillIn(page, alumnus)
  await choosePhoto(page, await jpeg())
  await page.getByRole('button', { name: 'Submit' }).dblclick()
  await expect(page.getByRole('button', { name: 'Submitting…' })).toBeDisabled()
  await expect(field(page, 'name')).toBeDisabled()
  await expect(page.getByRole('button', { name: 'Close' })).toBeDisabled()
  await expect(page.getByRole('progressbar')).toHaveCount(1)
  await look(page, 'alumni-registration-busy')
  gate.resolve()
  await waitForText(page, done)
  expect(sent).toBe(1)
  expect(await registrationsOf(await firebase.firestore(), alumnus.email)).toHaveLength(1)
})

test('An alumnus is told why the server accepts no more forms, and keeps what was typed', {
  tag: '@slow',
}, async ({ visitor, newAlumnus, firebase }) => {
  const { page } = visitor
  const [status, body] = errors['forms-too-often']
  const refusal = { status, body, contentType: 'text/plain', headers: { 'retry-after': '1800' } }
  await page.route(`**${registrationPath}`, (route) => route.fulfill(refusal), { times: 1 })
  const alumnus = newAlumnus()
  await openForm(page)
  await fillIn(page, alumnus)
  await choosePhoto(page, await jpeg())
  await submit(page)
  await expect(
    page.getByText(
      /^Submission failed: Several forms have already come .+ You can try again in \d+ minutes?\.$/,
    ),
  ).toBeVisible()
  expect(await valuesIn(page)).toEqual(alumnus)
  expect(await registrationsOf(await firebase.firestore(), alumnus.email)).toEqual([])
  expect(takePageErrors(visitor)).toEqual(['429'])
})

test('An alumnus without scripts is told that the form needs them, and where to write instead', {
  tag: '@slow',
}, async ({ browser }) => {
  const context = await browser.newContext({ baseURL: suite.app, javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto('/alumni-registration')
  await expect(page.locator('noscript p')).toContainText('The form needs JavaScript.')
  await expect(page.getByRole('button', { name: 'Get Registered' })).toBeHidden()
  await expect(page.getByRole('heading', { name: 'What becomes public' })).toBeVisible()
  await context.close()
})
