import type { Browser } from '@playwright/test'
import { limits } from '@prangan/contract/limits'
import type { Firestore } from 'firebase-admin/firestore'
import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { connectFirebase } from '../../functions/src/firebase.ts'
import { jpeg, told } from '../support/alumni.ts'
import { launchBrowser } from '../support/chrome.ts'
import { look, openBrowser, type Person } from '../support/page.ts'
import { focused, press, says, takeTroubles } from './steps/account.ts'
import {
  choosePhoto,
  done,
  field,
  fillIn,
  openForm,
  preview,
  registrationPath,
  registrationsOf,
  sendFrom,
  submit,
} from './steps/alumni-pages.ts'

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
    await look(page, 'alumni-registration-bad-photo')
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
    await page.route(`**${registrationPath}`, async (route) => {
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
    await look(page, 'alumni-registration-photo')
    await submit(page)
    await says(page, done)
    console.log(`A photo of ${big.length} bytes was sent in a form of ${sentBytes} bytes.`)
    expect(sentBytes).toBeGreaterThan(0)
    expect(sentBytes).toBeLessThan(big.length / 4)
    const [stored] = await registrationsOf(firestore, fields.email)
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
