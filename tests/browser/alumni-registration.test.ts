import type { Browser, Page } from '@playwright/test'
import { errors } from '@prangan/contract/errors'
import type { Firestore } from 'firebase-admin/firestore'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { connectFirebase } from '../../functions/src/firebase.ts'
import { jpeg, told } from '../support/alumni.ts'
import { launchBrowser } from '../support/chrome.ts'
import { look, openBrowser, type Person } from '../support/page.ts'
import { suite } from '../support/suite.ts'
import {
  cutOff,
  failed,
  focused,
  gatewayFails,
  isAtButton,
  press,
  says,
  takeTroubles,
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

let browser: Browser
let alumnus: Person
let firestore: Firestore
beforeAll(async () => {
  firestore = await connectFirebase().firestore()
  browser = await launchBrowser()
})
beforeEach(async () => {
  alumnus = await openBrowser(browser)
  await sendFrom(alumnus.page)
})
afterEach(async () => {
  expect(takeTroubles(alumnus)).toEqual([])
  await alumnus.context.close()
})
afterAll(() => browser?.close())

/** Presses Tab until that has the focus. */
async function tabTo(page: Page, selector: string): Promise<void> {
  for (let presses = 0; presses < 80; presses++) {
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted), selector)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`The keyboard never comes to ${selector}.`)
}

describe('An alumnus at the registration', () => {
  it('finds the form behind its button, closes it, and finds it again as it was left', async () => {
    const { page } = alumnus
    await page.goto('/alumni-registration')
    const opener = page.getByRole('button', { name: 'Get Registered' })
    expect(await page.getByRole('form').count()).toBe(0)
    await look(page, 'alumni-registration')
    await opener.click()
    await page.getByRole('form', { name: 'Your registration' }).waitFor()
    expect(await valuesIn(page)).toEqual(untouched)
    expect(await opener.getAttribute('aria-expanded')).toBe('true')
    await look(page, 'alumni-registration-form')
    await field(page, 'name').fill('Meenakshi')
    await press(page, 'Close')
    await page.getByRole('form').waitFor({ state: 'hidden' })
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Get Registered')
    await opener.click()
    expect(await field(page, 'name').inputValue()).toBe('Meenakshi')
  })

  it('without scripts is told that the form needs them, and whom to write to', async () => {
    const context = await browser.newContext({ baseURL: suite.app, javaScriptEnabled: false })
    const page = await context.newPage()
    await page.goto('/alumni-registration')
    await page.locator('noscript p').waitFor()
    expect(await page.locator('noscript p').innerText()).toContain('The form needs JavaScript.')
    expect(await page.getByRole('button', { name: 'Get Registered' }).isVisible()).toBe(false)
    expect(await page.getByRole('heading', { name: 'What becomes public' }).isVisible()).toBe(true)
    await context.close()
  })

  it('opens the form by a press that came before its code', async () => {
    const { page } = alumnus
    const gate = Promise.withResolvers<void>()
    await page.route('**/assets/*.js', (route) => gate.promise.then(() => route.continue()))
    await page.goto('/alumni-registration')
    await page.getByRole('button', { name: 'Get Registered' }).click()
    gate.resolve()
    await page.getByRole('form', { name: 'Your registration' }).waitFor()
  })

  it('registers by the keyboard alone, told at each field what is missing or wrong', async () => {
    const { page } = alumnus
    const fields = told({ specialization: 'Hindi' })
    await page.goto('/alumni-registration')
    await tabTo(page, 'main button')
    await page.keyboard.press('Enter')
    await page.getByRole('form').waitFor()
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Your registration')
    await tabTo(page, 'form [type="submit"]')
    await page.keyboard.press('Enter')
    await says(page, 'Please select a profile picture.')
    for (const name of fieldNames) {
      const isFilled = ['gender', 'degree', 'specialization'].includes(name)
      const words = page.getByText(`${fieldLabels[name]} is required.`, { exact: true })
      expect([name, await words.count()]).toEqual([name, isFilled ? 0 : 1])
    }
    expect(await focused(page)).toBe('name')
    await look(page, 'alumni-registration-missing')
    for (const name of fieldNames) {
      await tabTo(page, `form [name="${name}"]`)
      if (name === 'email') await page.keyboard.type('meenakshi')
      else if (name === 'dob') await page.keyboard.type('05051990')
      else if (name === 'gender') await page.keyboard.press('ArrowDown')
      else if (name !== 'degree') await page.keyboard.type(fields[name])
    }
    expect(await page.getByText(/ is required\.$/).count()).toBe(0)
    // Waited for well before the key, or the browser may open its own.
    const dialog = page.waitForEvent('filechooser')
    await tabTo(page, 'form [name="photo"]')
    await page.keyboard.press('Space')
    await (await dialog).setFiles({ name: 'मैं.jpg', mimeType: 'image/jpeg', buffer: await jpeg() })
    await preview(page).waitFor()
    await tabTo(page, 'form [type="submit"]')
    await page.keyboard.press('Enter')
    await says(page, 'Please enter a valid e-mail address.')
    expect(await focused(page)).toBe('email')
    await page.keyboard.type(fields.email)
    expect(await page.getByText('Please enter a valid e-mail address.').count()).toBe(0)
    await page.keyboard.press('Enter')
    await says(page, done)
    expect(await page.getByText('What happens next').isVisible()).toBe(true)
    const { email, name, year, specialization } = fields
    expect(await registrationsOf(firestore, email)).toMatchObject([
      { name, dob: '1990-05-05', gender: 'Female', degree: 'B.A.', yearOfPassing: year, specialization },
    ])
    await look(page, 'alumni-registration-done')
    expect(await page.getByRole('button', { name: 'Submit' }).count(), 'in the place of the form').toBe(0)
    await press(page, 'Register another person')
    await page.getByText(done).waitFor({ state: 'detached' })
    expect([await valuesIn(page), await preview(page).count()]).toEqual([untouched, 0])
  })

  it('sends once by a double press, sees how far it is, and cannot change what is under way', async () => {
    const { page } = alumnus
    const gate = Promise.withResolvers<void>()
    let sent = 0
    await page.route(`**${registrationPath}`, async (route) => {
      sent++
      await gate.promise
      await route.fallback()
    })
    const fields = told()
    await openForm(page)
    await fillIn(page, fields)
    await choosePhoto(page, await jpeg())
    await page.getByRole('button', { name: 'Submit' }).dblclick()
    const busy = page.getByRole('button', { name: 'Submitting…' })
    await busy.waitFor()
    expect([await busy.isDisabled(), await field(page, 'name').isDisabled()]).toEqual([true, true])
    expect(await page.getByRole('button', { name: 'Close' }).isDisabled()).toBe(true)
    expect(await page.getByRole('progressbar').count()).toBe(1)
    await look(page, 'alumni-registration-busy')
    gate.resolve()
    await says(page, done)
    expect([sent, (await registrationsOf(firestore, fields.email)).length]).toEqual([1, 1])
  })

  it('loses nothing when the line is cut or the server is down, and sends it when it can', async () => {
    const { page } = alumnus
    const fields = told({ name: 'मीनाक्षी कुशवाहा' })
    await openForm(page)
    await fillIn(page, fields)
    await choosePhoto(page, await jpeg())
    await cutOff(page, registrationPath)
    await submit(page)
    await says(page, unreachable)
    expect(await isAtButton(page)).toBe(true)
    await look(page, 'alumni-registration-cut-off')
    await gatewayFails(page, registrationPath)
    await submit(page)
    await says(page, 'Submission failed: The server answered in an unexpected way. Please try again.')
    expect([await valuesIn(page), await preview(page).count()]).toEqual([fields, 1])
    await field(page, 'designation').fill('Head librarian')
    await page.getByText('Submission failed').waitFor({ state: 'detached' })
    await submit(page)
    await says(page, done)
    const [stored] = await registrationsOf(firestore, fields.email)
    expect(stored).toMatchObject({ name: 'मीनाक्षी कुशवाहा', designation: 'Head librarian' })
    expect(takeTroubles(alumnus)).toEqual([failed, failed, '502'])
  })

  it('is told in the server’s words why it takes no more forms, and keeps what was typed', async () => {
    const { page } = alumnus
    const [status, body] = errors['forms-too-often']
    const refusal = { status, body, contentType: 'text/plain', headers: { 'retry-after': '1800' } }
    await page.route(`**${registrationPath}`, (route) => route.fulfill(refusal), { times: 1 })
    const fields = told()
    await openForm(page)
    await fillIn(page, fields)
    await choosePhoto(page, await jpeg())
    await submit(page)
    await page
      .getByText(
        /^Submission failed: Several forms have already come .+ You can try again in \d+ minutes?\.$/,
      )
      .waitFor()
    expect([await valuesIn(page), await registrationsOf(firestore, fields.email)]).toEqual([fields, []])
    expect(takeTroubles(alumnus)).toEqual(['429'])
  })
})
