import { limits } from '@prangan/contract/limits'
import { storagePaths } from '@prangan/contract/storage-paths'
import sharp from 'sharp'
import { jpeg } from '../support/alumni.ts'
import { look } from '../support/page.ts'
import { expect, test } from './fixtures.ts'
import { press, waitForText } from './steps/account.ts'
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

test.beforeEach(({ page }) => sendFrom(page))

test('A photo that is not a picture, or is broken, is refused at once, and another can be chosen', {
  tag: '@slow',
}, async ({ page, newAlumnus }) => {
  await openForm(page)
  for (const [bytes, refusal] of [
    [
      '%PDF-1.7 a notice',
      'This type of file is not accepted as a photo. Please choose a JPEG, PNG or WebP picture.',
    ],
    ['\xff\xd8\xff\xe0 and no more', 'The file could not be read. Please choose another copy of it.'],
  ] as const) {
    await choosePhoto(page, Buffer.from(bytes, 'latin1'))
    await waitForText(page, refusal)
    await expect(preview(page)).toHaveCount(0)
    await expect(field(page, 'photo')).toHaveAttribute('aria-invalid', 'true')
  }
  await look(page, 'alumni-registration-bad-photo')
  await fillIn(page, newAlumnus())
  await submit(page)
  await expect(field(page, 'photo')).toBeFocused()
  await choosePhoto(page, await jpeg())
  await expect(preview(page)).toBeVisible()
  await expect(page.getByText(/could not be read/)).toHaveCount(0)
  await press(page, 'Remove photo')
  await expect(preview(page)).toHaveCount(0)
  await expect(field(page, 'photo')).toBeFocused()
  await submit(page)
  await waitForText(page, 'Please select a profile picture.')
})

test('A photo from a phone is made smaller before it is sent, the right way up', {
  tag: '@slow',
}, async ({ page, newAlumnus, firebase }) => {
  const alumnus = newAlumnus()
  const big = await noise(4000, 3000).jpeg({ quality: 92 }).withMetadata({ orientation: 6 }).toBuffer()
  let sentBytes = 0
  await page.route(`**${registrationPath}`, async (route) => {
    sentBytes = route.request().postDataBuffer()?.length ?? 0
    await route.fallback()
  })
  await openForm(page)
  await fillIn(page, alumnus)
  await choosePhoto(page, big, 'IMG 2031.jpeg')
  await waitForText(page, 'IMG 2031.jpg')
  const { longestSide } = limits.photo
  const size = `JPEG picture, ${(longestSide * 3) / 4} × ${longestSide} px`
  await expect(page.getByText(size)).toBeVisible()
  await expect(page.getByText(/^Made smaller, from \d+(\.\d)? MB$/)).toBeVisible()
  await look(page, 'alumni-registration-photo')
  await submit(page)
  await waitForText(page, done)
  expect(sentBytes).toBeGreaterThan(0)
  expect(sentBytes).toBeLessThan(big.length / 4)
  const [stored] = await registrationsOf(await firebase.firestore(), alumnus.email)
  const bucket = await firebase.bucket()
  const [kept] = await bucket.file(storagePaths.alumniPhoto(stored?.photo ?? '')).download()
  expect(await sharp(kept).metadata()).toMatchObject({ width: (longestSide * 3) / 4, height: longestSide })
})

test('A photo of a kind that only the browser reads is sent as a JPEG, and a small one as it is', {
  tag: '@slow',
}, async ({ page }) => {
  await openForm(page)
  await choosePhoto(page, await noise(60, 80).gif().toBuffer(), 'me.gif')
  await waitForText(page, 'me.jpg')
  await expect(page.getByText(/^JPEG picture, 60 × 80 px/)).toBeVisible()
  await choosePhoto(page, await noise(60, 80).png().toBuffer(), 'me.png')
  await expect(page.getByText(/^PNG picture, 60 × 80 px/)).toBeVisible()
  await expect(page.getByText(/^Made smaller/)).toHaveCount(0)
})

function noise(width: number, height: number) {
  const background = '#b45309'
  const grain = { type: 'gaussian', mean: 128, sigma: 40 } as const
  return sharp({ create: { width, height, channels: 3, background, noise: grain } })
}
