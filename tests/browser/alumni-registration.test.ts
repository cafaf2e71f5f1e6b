import { limits } from '@prangan/contract/limits'
import { collections } from '@prangan/contract/paths'
import type { Firestore } from 'firebase-admin/firestore'
import type { Browser, Page } from 'playwright-core'
import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { connectFirebase } from '../../functions/src/firebase.ts'
import { jpeg, register, told } from '../support/alumni.ts'
import {
  choosePhoto,
  field,
  fieldLabels,
  fieldNames,
  fillIn,
  lookAtAllWidths,
  openForm,
  sendFrom,
  valuesIn,
} from '../support/alumni-pages.ts'
import { launchBrowser } from '../support/chrome.ts'
import { openBrowser, type Person } from '../support/page.ts'
import { newPlace } from '../support/people.ts'
import { suite } from '../support/suite.ts'
import { cutOff, failed, focused, gatewayFails, press, says, takeTroubles } from './account-steps.ts'

const path = '/alumni/reg_sub'
const done = 'Data Submitted Successfully'
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

const registrationsOf = async (email: string) => {
  const { docs } = await firestore.collection(collections.alumni).where('email', '==', email).get()
  return docs.map((stored) => stored.data())
}
const submit = (page: Page) => press(page, 'Submit')
const preview = (page: Page) => page.getByRole('img', { name: 'The chosen portrait' })

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
    await lookAtAllWidths(page, 'alumni-registration')
    await opener.click()
    await page.getByRole('form', { name: 'Your registration' }).waitFor()
    expect(await valuesIn(page)).toEqual(untouched)
    expect(await opener.getAttribute('aria-expanded')).toBe('true')
    await lookAtAllWidths(page, 'alumni-registration-form')
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
    await page.getByText('The form needs JavaScript.').waitFor()
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
    await lookAtAllWidths(page, 'alumni-registration-missing')
    for (const name of fieldNames) {
      await tabTo(page, `form [name="${name}"]`)
      if (name === 'email') await page.keyboard.type('meenakshi')
      else if (name === 'dob') await page.keyboard.type('05051990')
      else if (name === 'gender') await page.keyboard.press('ArrowDown')
      else if (name !== 'degree') await page.keyboard.type(fields[name])
    }
    expect(await page.getByText(/ is required\.$/).count()).toBe(0)
    await tabTo(page, 'form [name="photo"]')
    const dialog = page.waitForEvent('filechooser')
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
    expect([await valuesIn(page), await preview(page).count()]).toEqual([untouched, 0])
    const { email, name, year, specialization } = fields
    expect(await registrationsOf(email)).toMatchObject([
      { name, dob: '1990-05-05', gender: 'Female', degree: 'B.A.', yearOfPassing: year, specialization },
    ])
    await lookAtAllWidths(page, 'alumni-registration-done')
    await field(page, 'name').fill('A')
    await page.getByText(done).waitFor({ state: 'detached' })
  })

  it('sends once by a double press, sees how far it is, and cannot change what is under way', async () => {
    const { page } = alumnus
    const gate = Promise.withResolvers<void>()
    let sent = 0
    await page.route(`**${path}`, async (route) => {
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
    await lookAtAllWidths(page, 'alumni-registration-busy')
    gate.resolve()
    await says(page, done)
    expect([sent, (await registrationsOf(fields.email)).length]).toEqual([1, 1])
  })

  it('loses nothing when the line is cut or the server is down, and sends it when it can', async () => {
    const { page } = alumnus
    const fields = told({ name: 'मीनाक्षी कुशवाहा' })
    await openForm(page)
    await fillIn(page, fields)
    await choosePhoto(page, await jpeg())
    await cutOff(page, path)
    await submit(page)
    await says(page, unreachable)
    expect(await focused(page)).toBe('submit')
    await lookAtAllWidths(page, 'alumni-registration-cut-off')
    await gatewayFails(page, path)
    await submit(page)
    await says(page, 'Submission failed: The server answered in an unexpected way. Please try again.')
    expect([await valuesIn(page), await preview(page).count()]).toEqual([fields, 1])
    await field(page, 'designation').fill('Head librarian')
    await page.getByText('Submission failed').waitFor({ state: 'detached' })
    await submit(page)
    await says(page, done)
    const [stored] = await registrationsOf(fields.email)
    expect(stored).toMatchObject({ name: 'मीनाक्षी कुशवाहा', designation: 'Head librarian' })
    expect(takeTroubles(alumnus)).toEqual([failed, failed, '502'])
  })

  it('is told in the server’s words why it takes no more forms, and keeps what was typed', async () => {
    const { page } = alumnus
    const place = newPlace()
    await sendFrom(page, place)
    for (let turn = 0; turn < limits.publicForms.perAddressPerHour; turn++) await register(told(), { place })
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
    expect([await valuesIn(page), await registrationsOf(fields.email)]).toEqual([fields, []])
    expect(takeTroubles(alumnus)).toEqual(['429'])
  })
})

describe('The photo of a registration', () => {
  it('is refused at once where it is no picture or a broken one, and asked for again', async () => {
    const { page } = alumnus
    await openForm(page)
    for (const [bytes, words] of [
      [
        '%PDF-1.7 a notice',
        'This type of file is not accepted as a photo. Please choose a JPEG, PNG or WebP picture.',
      ],
      ['\xff\xd8\xff\xe0 and no more', 'The file could not be read. Please choose another copy of it.'],
    ] as const) {
      await choosePhoto(page, Buffer.from(bytes, 'latin1'))
      await says(page, words)
      expect(await preview(page).count()).toBe(0)
      expect(await field(page, 'photo').getAttribute('aria-invalid')).toBe('true')
    }
    await lookAtAllWidths(page, 'alumni-registration-bad-photo')
    await fillIn(page, told())
    await submit(page)
    expect(await focused(page)).toBe('photo')
    await choosePhoto(page, await jpeg())
    await preview(page).waitFor()
    await page.getByText(/could not be read/).waitFor({ state: 'detached' })
    await press(page, 'Remove photo')
    await preview(page).waitFor({ state: 'detached' })
    expect(await focused(page)).toBe('photo')
    await submit(page)
    await says(page, 'Please select a profile picture.')
  })

  it('from a phone is made smaller before it is sent, the right way up', async () => {
    const { page } = alumnus
    const fields = told()
    const big = await noise(4000, 3000).jpeg({ quality: 92 }).withMetadata({ orientation: 6 }).toBuffer()
    let sentBytes = 0
    await page.route(`**${path}`, async (route) => {
      sentBytes = route.request().postDataBuffer()?.length ?? 0
      await route.fallback()
    })
    await openForm(page)
    await fillIn(page, fields)
    await choosePhoto(page, big, 'IMG 2031.jpeg')
    await says(page, 'IMG 2031.jpg')
    const { longestSide } = limits.photo
    await page.getByText(`JPEG picture, ${(longestSide * 3) / 4} × ${longestSide} px`).waitFor()
    await page.getByText(/^Made smaller, from \d+(\.\d)? MB$/).waitFor()
    await lookAtAllWidths(page, 'alumni-registration-photo')
    await submit(page)
    await says(page, done)
    console.log(`A photo of ${big.length} bytes was sent in a form of ${sentBytes} bytes.`)
    expect(sentBytes).toBeGreaterThan(0)
    expect(sentBytes).toBeLessThan(big.length / 4)
    const [stored] = await registrationsOf(fields.email)
    const bucket = await connectFirebase().bucket()
    const [kept] = await bucket.file(`alumni_photos/${stored?.photo}`).download()
    expect(await sharp(kept).metadata()).toMatchObject({ width: 1200, height: 1600 })
  })

  it('of a kind that only the browser reads is sent as a JPEG, and a small one as it is', async () => {
    const { page } = alumnus
    await openForm(page)
    await choosePhoto(page, await noise(60, 80).gif().toBuffer(), 'me.gif')
    await says(page, 'me.jpg')
    await page.getByText(/^JPEG picture, 60 × 80 px/).waitFor()
    await choosePhoto(page, await noise(60, 80).png().toBuffer(), 'me.png')
    await page.getByText(/^PNG picture, 60 × 80 px/).waitFor()
    expect(await page.getByText(/^Made smaller/).count()).toBe(0)
  })
})

/** A picture that no encoder makes small. */
function noise(width: number, height: number) {
  const background = '#b45309'
  const grain = { type: 'gaussian', mean: 128, sigma: 40 } as const
  return sharp({ create: { width, height, channels: 3, background, noise: grain } })
}
