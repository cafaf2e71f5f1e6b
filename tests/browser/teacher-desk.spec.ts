import { randomBytes } from 'node:crypto'
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { makePortrait } from '../../emulators/demo/portrait/portrait.ts'
import { look, request } from '../support/page.ts'
import { smallPdf } from '../support/pdf.ts'
import { expect, test } from './fixtures.ts'
import { pageErrorsExceptOffline, press, takePageErrors } from './steps/account.ts'
import { payloadOf } from './steps/desk.ts'
import { redGreenPicture } from './steps/faculty-desk.ts'
import { abortSecondChunk, goTo, openOwnProfile } from './steps/teacher.ts'

const save = (page: Page) => press(page, 'Save')
const waitForText = (page: Page, text: string) => expect(page.getByText(text, { exact: true })).toBeVisible()
const detail = (page: Page, label: string) =>
  page.getByRole('main').locator('dl > div').filter({ hasText: label }).locator('dd')
const arrived = 'The resume is uploaded. It replaces the current one when you save.'

async function chooseResume(page: Page, file: File): Promise<void> {
  await page.getByLabel('Resume', { exact: true }).setInputFiles(await payloadOf(file))
}

test('A teacher edits their profile with a photo, and a visitor with it open sees that without a reload', {
  tag: '@slow',
}, async ({ addTeacher, openTeacher, visitor }) => {
  const teacher = await addTeacher()
  const { page } = await openTeacher(teacher)
  await Promise.all([openOwnProfile(page), visitor.page.goto(`/faculty-profile/${teacher.uname}`)])
  await expect(visitor.page.getByRole('heading', { level: 1, name: teacher.name })).toBeVisible()
  await press(page, 'Edit profile')
  const interest = 'लोक प्रशासन, cooperative banks'
  await page.getByLabel('Phone').fill('55500 20202')
  await page.getByLabel('Area of interest').fill(interest)
  await page
    .getByLabel('Photo', { exact: true })
    .setInputFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer: await redGreenPicture() })
  await page.getByLabel('Zoom').fill('1.5')
  await save(page)
  await waitForText(page, 'Profile updated!')
  await expect(detail(page, 'Area of interest')).toHaveText(interest)
  await waitForText(visitor.page, '55500 20202')
  await expect(detail(visitor.page, 'Area of interest')).toHaveText(interest)
  await expect(detail(visitor.page, 'Memberships')).toHaveText('N/A')
  const photo = visitor.page.getByRole('img', { name: `Portrait of ${teacher.name}` })
  await expect(photo).toBeVisible()
  const shape = await photo.evaluate(async (image: HTMLImageElement) => {
    await image.decode()
    return image.naturalWidth / image.naturalHeight
  })
  expect(shape).toBeCloseTo(4 / 5, 2)
})

/** A PDF is rewritten on arrival; it must still have the whole content of `smallPdf(name, bytes)`. */
function expectWholePdf(body: Buffer, bytes: number) {
  expect(body.subarray(0, 5).toString()).toBe('%PDF-')
  expect(body.includes(' '.repeat(bytes - 400))).toBe(true)
}

test('A teacher uploads a resume, and a visitor finds it on the profile', { tag: '@slow' }, async ({
  addTeacher,
  openTeacher,
  visitor,
}) => {
  const teacher = await addTeacher()
  const { page } = await openTeacher(teacher)
  await Promise.all([openOwnProfile(page), visitor.page.goto(`/faculty-profile/${teacher.uname}`)])
  await expect(visitor.page.getByRole('heading', { level: 1, name: teacher.name })).toBeVisible()
  await press(page, 'Add resume')
  await chooseResume(page, smallPdf('Résumé 2026.pdf', 300_000))
  await waitForText(page, arrived)
  await save(page)
  await waitForText(page, 'Profile updated!')
  const link = visitor.page.getByRole('link', { name: 'Resume' })
  await expect(link).toBeVisible()
  const href = (await link.getAttribute('href')) ?? ''
  const file = await request(page, href)
  expect([file.status(), file.headers()['content-type']]).toEqual([200, 'application/pdf'])
  expectWholePdf(await file.body(), 300_000)
  await expect(page.getByRole('link', { name: 'Download resume' })).toHaveAttribute('href', href)
})

test.describe('A teacher at the desk', { tag: '@slow' }, () => {
  test('finds every section at its own address, also on a narrow screen', async ({
    addTeacher,
    openTeacher,
  }) => {
    const { page } = await openTeacher(await addTeacher())
    await openOwnProfile(page)
    for (const [section, path] of [
      ['Experiences', 'experiences'],
      ['Awards & Honors', 'awards'],
      ['Qualifications', 'qualifications'],
      ['Publications', 'publications'],
    ] as const) {
      await goTo(page, section)
      await expect(page).toHaveURL(`/FacultyDashboard/${path}`)
      await expect(page).toHaveTitle(new RegExp(section))
    }
    await page.reload()
    await expect(page.getByRole('heading', { level: 1, name: 'Publications' })).toBeVisible()
    await page.goto('/FacultyDashboard/nothing')
    await page.waitForURL('**/FacultyDashboard')
    await page.setViewportSize({ width: 768, height: 900 })
    await expect(page.getByRole('complementary')).toBeHidden()
    await press(page, 'Open menu')
    await page.getByRole('dialog').getByRole('link', { name: 'Experiences' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Experiences' })).toBeVisible()
    await page.setViewportSize({ width: 1366, height: 900 })
    await goTo(page, 'Profile')
  })

  test('sees what their profile lacks, with a link to each field', async ({ addTeacher, openTeacher }) => {
    const { page } = await openTeacher(await addTeacher())
    await openOwnProfile(page)
    await waitForText(page, 'What is still missing')
    await look(page, 'teacher-profile-empty')
    await press(page, 'Add memberships')
    await expect(page.locator('[name="membership"]')).toBeFocused()
    for (const label of ['Name', 'Designation', 'Department', 'Email'])
      await expect(page.getByLabel(label, { exact: true }), label).not.toBeEditable()
    await waitForText(
      page,
      'Leave blank to keep current. At least 8 characters. A new password signs you out on all other devices.',
    )
    await look(page, 'teacher-profile-edit')
    await press(page, 'Cancel')
    await expect(page.getByRole('button', { name: 'Edit profile' })).toBeVisible()
    await expect(page.locator('[name]:focus')).toHaveCount(0)
  })

  test('crops a wide picture to its middle', async ({ addTeacher, openTeacher }) => {
    const teacher = await addTeacher()
    const { page } = await openTeacher(teacher)
    const portrait = await makePortrait({
      figure: 'woman',
      age: 'middle',
      wear: 'sari',
      hair: 'bun',
      glasses: true,
      skin: 2,
      seed: 7,
    })
    const sides = { left: 300, right: 300, background: '#d5d8f0' }
    const picture = await sharp(portrait).extend(sides).png().toBuffer()
    await openOwnProfile(page)
    await press(page, 'Add photo')
    await page
      .getByLabel('Photo', { exact: true })
      .setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: picture })
    await page.getByLabel('Zoom').fill('1.5')
    await look(page, 'teacher-photo')
    await save(page)
    await waitForText(page, 'Profile updated!')
    await expect(page.getByRole('main').getByRole('img').first()).toBeVisible()
    await look(page, 'teacher-profile')
  })

  test('uploads a resume whose connection fails half-way, and it resumes from there', async ({
    addTeacher,
    openTeacher,
  }) => {
    const desk = await openTeacher(await addTeacher())
    const { page, context } = desk
    await openOwnProfile(page)
    await press(page, 'Add resume')
    const steps = await abortSecondChunk(page)
    await chooseResume(page, smallPdf('Résumé 2026.pdf', 1_800_000))
    await waitForText(page, 'The connection was lost. The upload continues automatically when it is back.')
    await expect(page.getByRole('button', { name: 'Continue upload' })).toBeVisible()
    await look(page, 'teacher-resume-cut')
    const before = steps.length
    await context.setOffline(false)
    await waitForText(page, arrived)
    await page.unroute('**/v0/b/**')
    const after = steps.slice(before)
    expect(steps.filter(({ command }) => command === 'start')).toHaveLength(1)
    expect(after[0]?.command).toBe('query')
    expect(after.find(({ command }) => command.startsWith('upload'))?.offset).toBe(256 * 1024)
    await save(page)
    await waitForText(page, 'Profile updated!')
    const href = await page.getByRole('link', { name: 'Download resume' }).getAttribute('href')
    const file = await request(page, href ?? '')
    expect(file.status()).toBe(200)
    expectWholePdf(await file.body(), 1_800_000)
    expect(pageErrorsExceptOffline(desk)).toEqual([])
  })

  test('is told under the field that a file is not a resume, and can cancel an upload', async ({
    addTeacher,
    openTeacher,
  }) => {
    const desk = await openTeacher(await addTeacher())
    const { page } = desk
    const refused = 'This type of file is not accepted. Please choose a PDF or a Word document.'
    await openOwnProfile(page)
    await press(page, 'Edit profile')
    await chooseResume(page, new File(['x'], 'resume.odt'))
    await waitForText(page, refused)
    // This server never answers.
    await page.route('**/v0/b/**', () => undefined)
    await chooseResume(page, smallPdf('Late.pdf', 900_000))
    await press(page, 'Cancel upload')
    await waitForText(page, 'Choose a file or drop one here')
    await page.unroute('**/v0/b/**')
    await press(page, 'Cancel')
    await expect(page.getByRole('button', { name: 'Edit profile' })).toBeVisible()
  })

  test('sets a new password and stays signed in here', async ({ addTeacher, openTeacher }) => {
    const desk = await openTeacher(await addTeacher())
    const { page } = desk
    await openOwnProfile(page)
    await press(page, 'Edit profile')
    const box = page.getByLabel('New password', { exact: true })
    await box.fill('password')
    await save(page)
    await expect(page.getByText('This password is one of the most common ones')).toBeVisible()
    await expect(box).toBeFocused()
    expect(takePageErrors(desk)).toEqual(['400'])
    await box.fill(`Lantern ${randomBytes(4).toString('hex')}`)
    await press(page, 'Show password')
    await expect(box).toHaveAttribute('type', 'text')
    await save(page)
    await waitForText(page, 'Profile updated!')
    await page.reload()
    await expect(page.getByRole('button', { name: 'Edit profile' })).toBeVisible()
  })
})
