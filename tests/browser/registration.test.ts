import type { Browser, Page } from '@playwright/test'
import { errors } from '@prangan/contract/errors'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { fieldNames } from '../../web/src/features/admissions/api/application-fields.ts'
import { launchBrowser } from '../support/chrome.ts'
import { awaitMail } from '../support/mailbox.ts'
import { look, openBrowser, type Person, savePicture } from '../support/page.ts'
import {
  cutOff,
  failed,
  focused,
  gatewayFails,
  holdBack,
  isAtButton,
  press,
  says,
  takeTroubles,
} from './steps/account.ts'
import {
  applicationsOf,
  declaration,
  fillIn,
  keptOnDevice,
  newTyped,
  receiptNumber,
  sendAll,
  sendFromNewPlace,
  standsIn,
} from './steps/application-form.ts'

const call = '/api/reg/register'
let browser: Browser
let person: Person
let place: Record<string, string>
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser?.close())
beforeEach(async () => {
  person = await openBrowser(browser, 1366, 768)
  place = await sendFromNewPlace(person.context)
  return () => person.context.close()
})

/** Says whether a text is on the screen as it stands, without scrolling. */
const isInSight = (page: Page, text: string): Promise<boolean> =>
  page.getByText(text, { exact: true }).evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect()
    return top >= 0 && bottom <= innerHeight
  })

describe('An applicant with a keyboard alone', () => {
  it('fills in the form, is told what is missing, mends it, and sends it', async () => {
    const { page, troubles } = person
    await page.goto('/registration')
    await look(page, 'registration')
    // A day and a month that are the same, in whichever order the browser's language has them typed.
    const typed = newTyped({ name: 'Meera Joshi', dob: '2008-06-06' })
    const { keyboard } = page
    const order = [
      'name',
      'fatherName',
      'motherName',
      'dob',
      'gender',
      'category',
      'mobile',
      'email',
    ] as const
    await page.locator('[name="name"]').focus()
    await keyboard.press('Enter')
    await says(page, 'Please fill in all required fields.')
    expect(await focused(page)).toBe('name')
    expect(await isInSight(page, 'Please fill in all required fields.')).toBe(true)
    await look(page, 'registration-missing')
    for (const name of [
      ...order,
      'address',
      'city',
      'state',
      'pincode',
      'course',
      'qualification',
    ] as const) {
      expect(await focused(page)).toBe(name)
      // A list takes an option by its beginning.
      await keyboard.type(name === 'dob' ? '06062008' : typed[name])
      if (name === 'dob') await keyboard.press('Tab').then(() => keyboard.press('Shift+Tab'))
      await keyboard.press('Tab')
      while ((await focused(page)) === name) await keyboard.press('Tab')
    }
    expect(await focused(page)).toBe('declaration')
    for (const name of fieldNames) expect(await standsIn(page, name)).toBe(typed[name])
    await keyboard.press('Tab')
    await keyboard.press('Enter')
    await says(page, 'Please agree to the declaration before submitting.')
    expect(await focused(page)).toBe('declaration')
    await look(page, 'registration-undeclared')
    await keyboard.press('Space')
    await keyboard.press('Tab')
    await keyboard.press('Enter')
    const number = await receiptNumber(page)
    await says(page, `Form submitted successfully! Your application number is ${number}.`)
    expect((await awaitMail(typed.email)).text).toContain(number)
    expect(troubles).toEqual([])
  })
})

describe('An applicant whose form is not taken', () => {
  it('is told so, by the server, by nobody, or of the network, and loses nothing typed', async () => {
    const { page } = person
    await page.goto('/registration')
    const typed = newTyped({ email: 'kiran' })
    await sendAll(page, typed)
    await says(page, 'Please enter a valid e-mail address.')
    expect(await focused(page)).toBe('email')
    await page.locator('[name="email"]').fill('kiran@sarvodaya.test')
    await cutOff(page, call)
    await press(page, 'Submit application')
    await says(page, 'Failed to submit form. Please check your internet connection or try again later.')
    expect(await isAtButton(page)).toBe(true)
    await look(page, 'registration-network')
    await gatewayFails(page, call)
    await press(page, 'Submit application')
    await says(page, 'Error submitting form: Unknown error')
    const body = {
      message: 'Please correct the marked fields and try again.',
      errors: { city: 'No such city.' },
    }
    await page.route(`**${call}`, (route) => route.fulfill({ status: 400, json: body }), { times: 1 })
    await press(page, 'Submit application')
    await says(page, `Error submitting form: ${body.message}`)
    await says(page, 'No such city.')
    expect(await focused(page)).toBe('city')
    expect(await standsIn(page, 'qualification')).toBe(typed.qualification)
    expect(takeTroubles(person)).toEqual([failed, failed, '502', '400'])
  })

  it('is told how long to wait after too many from one connection', async () => {
    const { page } = person
    await page.goto('/registration')
    const [status, message] = errors['forms-too-often']
    const refusal = { status, json: { message }, headers: { 'retry-after': '1800' } }
    await page.route(`**${call}`, (route) => route.fulfill(refusal), { times: 1 })
    await sendAll(page, newTyped())
    await page
      .getByText(
        /^Error submitting form: Several forms have already come .* You can try again in 30 minutes\.$/,
      )
      .waitFor()
    expect(await page.locator('[aria-invalid]').count()).toBe(0)
    expect(takeTroubles(person)).toEqual(['429'])
  })
})

describe('An application', () => {
  it('is one, however often the button is pressed', async () => {
    const { page, troubles } = person
    await page.goto('/registration')
    const typed = newTyped()
    const letGo = await holdBack(page, call, place)
    await fillIn(page, typed)
    await declaration(page).check()
    await page.getByRole('button', { name: 'Submit application' }).dblclick()
    await says(page, 'Submitting form...')
    await look(page, 'registration-busy')
    letGo()
    await receiptNumber(page)
    expect(await applicationsOf(typed.email)).toBe(1)
    expect(troubles).toEqual([])
  })

  it('is one when its answer was lost and it is sent again, also with another case', async () => {
    const { page } = person
    await page.goto('/registration')
    const typed = newTyped()
    const lost: number[] = []
    await page.route(
      `**${call}`,
      async (route) => {
        const answer = await route.fetch({ headers: { ...route.request().headers(), ...place } })
        lost.push(answer.status())
        await route.abort()
      },
      { times: 1 },
    )
    await sendAll(page, typed)
    await says(page, 'Failed to submit form. Please check your internet connection or try again later.')
    expect(lost).toEqual([201])
    await fillIn(page, { city: 'KAMALSARAI' })
    await press(page, 'Submit application')
    const number = await receiptNumber(page)
    expect(await applicationsOf(typed.email)).toBe(1)
    expect((await awaitMail(typed.email)).subject).toBe(`Your application ${number}`)
    expect(takeTroubles(person)).toEqual([failed, failed])
  })

  it('gives a receipt that survives a reload, is copied and printed, and ends with a new, blank form', async () => {
    const { page, context, troubles } = person
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.goto('/registration')
    const typed = newTyped()
    await sendAll(page, typed)
    const number = await receiptNumber(page)
    await page.getByRole('heading', { name: 'Your application number' }).and(page.locator(':focus')).waitFor()
    await look(page, 'registration-receipt')
    await press(page, 'Copy the number')
    await says(page, 'Copied.')
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(number)
    await page.reload()
    expect(await receiptNumber(page)).toBe(number)
    await page.emulateMedia({ media: 'print' })
    await page.setViewportSize({ width: 794, height: 1123 })
    await savePicture(page, 'registration-print')
    const printed = await page.evaluate(() => document.body.innerText)
    for (const words of [
      number,
      'Other Backward Class (OBC)',
      '6 May 2008',
      'Signature of the applicant',
      typed.email,
    ])
      expect(printed).toContain(words)
    for (const words of ['Register Now', 'New application', 'Before you begin', 'Quick Links'])
      expect(printed).not.toContain(words)
    await page.emulateMedia({ media: 'screen' })
    await press(page, 'New application')
    expect(await standsIn(page, 'name')).toBe('')
    expect(await declaration(page).isChecked()).toBe(false)
    expect(await keptOnDevice(page)).toEqual([])
    expect(troubles).toEqual([])
  })
})
