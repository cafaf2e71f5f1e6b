import { randomBytes } from 'node:crypto'
import type { Browser, Page } from '@playwright/test'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makePortrait } from '../../emulators/demo/portrait/portrait.ts'
import { connectFirebase } from '../../functions/src/firebase.ts'
import { makeTeacher, type Teacher } from '../api/teachers.ts'
import { launchBrowser } from '../support/chrome.ts'
import { look, openBrowser, type Person } from '../support/page.ts'
import { smallPdf } from '../support/pdf.ts'
import { timeUntil } from '../support/watch-for-text.ts'
import { focused, gatewayFails, press, says, takeTroubles, troublesButOffline } from './steps/account.ts'
import { payloadOf } from './steps/desk.ts'
import { cutSecondPart, goTo, mostMilliseconds, openDesk } from './steps/teacher.ts'

let browser: Browser
let teacher: Teacher
let desk: Person
let visitor: Person

beforeAll(async () => {
  teacher = await makeTeacher(connectFirebase(), 'Dr. Kavita Rawat')
  browser = await launchBrowser()
  ;[desk, visitor] = await Promise.all([openBrowser(browser), openBrowser(browser)])
  await visitor.page.goto(`/faculty-profile/${teacher.uname}`)
  await visitor.page.getByRole('heading', { level: 1, name: 'Dr. Kavita Rawat' }).waitFor()
})
afterAll(() => browser?.close())

const save = (page: Page) => press(page, 'Save')
const detail = (page: Page, label: string) =>
  page.getByRole('main').locator('dl > div').filter({ hasText: label }).locator('dd')

async function chooseResume(page: Page, file: File): Promise<void> {
  await page.getByLabel('Resume', { exact: true }).setInputFiles(await payloadOf(file))
}

describe('A teacher’s day at the desk', () => {
  it('begins with their profile, and every section has an address of its own, also on a narrow screen', async () => {
    const { page } = desk
    await openDesk(page, teacher)
    for (const [section, path] of [
      ['Experiences', 'experiences'],
      ['Awards & Honors', 'awards'],
      ['Qualifications', 'qualifications'],
      ['Publications', 'publications'],
    ] as const) {
      await goTo(page, section)
      expect(new URL(page.url()).pathname).toBe(`/FacultyDashboard/${path}`)
      expect(await page.title()).toContain(section)
    }
    await page.reload()
    await page.getByRole('heading', { level: 1, name: 'Publications' }).waitFor()
    await page.goto('/FacultyDashboard/nothing')
    await page.waitForURL('**/FacultyDashboard')
    await page.setViewportSize({ width: 768, height: 900 })
    expect(await page.getByRole('complementary').isVisible()).toBe(false)
    await press(page, 'Open menu')
    await page.getByRole('dialog').getByRole('link', { name: 'Experiences' }).click()
    await page.getByRole('heading', { level: 1, name: 'Experiences' }).waitFor()
    await page.setViewportSize({ width: 1366, height: 900 })
    await goTo(page, 'Profile')
  })

  it('shows what visitors still miss, and each thing leads to its field', async () => {
    const { page } = desk
    await says(page, 'What visitors still miss')
    await look(page, 'teacher-profile-empty')
    await press(page, 'Add memberships')
    await expect.poll(() => focused(page)).toBe('membership')
    for (const label of ['Name', 'Designation', 'Department', 'Email']) {
      expect(await page.getByLabel(label, { exact: true }).getAttribute('readonly'), label).not.toBeNull()
    }
    await says(
      page,
      'Leave blank to keep current. At least 8 characters. A new one ends your sessions elsewhere.',
    )
    await look(page, 'teacher-profile-edit')
    await press(page, 'Cancel')
    expect(await focused(page)).toBeNull()
    await press(page, 'Edit profile')
  })

  it('loses nothing typed to a gateway or a way out taken too soon', async () => {
    const { page } = desk
    await page.getByLabel('Phone').fill('55500 20202')
    await page.getByLabel('Area of interest').fill('लोक प्रशासन, cooperative banks')
    await gatewayFails(page, '/faculty/update_faculty_details')
    await save(page)
    await says(page, 'Failed to update profile. Please try again.')
    expect(takeTroubles(desk)).toEqual(['502'])
    await page.getByRole('complementary').getByRole('link', { name: 'Experiences' }).click()
    const question = page.getByRole('alertdialog', { name: 'Discard your changes?' })
    await question.waitFor()
    await look(page, 'teacher-leave')
    await question.getByRole('button', { name: 'Cancel' }).click()
    await question.waitFor({ state: 'hidden' })
    await page.getByRole('button', { name: 'Logout' }).first().click()
    await question.getByRole('button', { name: 'Cancel' }).click()
    await question.waitFor({ state: 'hidden' })
    expect(await page.getByLabel('Phone').inputValue()).toBe('55500 20202')
    expect(await page.getByLabel('Area of interest').inputValue()).toBe('लोक प्रशासन, cooperative banks')
  })

  it('saves, and a visitor who is on the profile sees it without a reload', async () => {
    const { page } = desk
    const took = await timeUntil(visitor.page, '55500 20202', () => save(page))
    console.log(`  profile saved to seen by a visitor: ${took} ms`)
    expect(took).toBeLessThan(mostMilliseconds)
    await says(page, 'Profile updated!')
    expect(await detail(visitor.page, 'Area of interest').innerText()).toBe('लोक प्रशासन, cooperative banks')
    await expect
      .poll(() => detail(page, 'Area of interest').innerText())
      .toBe('लोक प्रशासन, cooperative banks')
    expect(await detail(visitor.page, 'Memberships').innerText()).toBe('N/A')
  })

  it('cuts a photo to the frame, and it stands on the public profile', async () => {
    const { page } = desk
    const portrait = await makePortrait({
      figure: 'woman',
      age: 'middle',
      wear: 'sari',
      hair: 'bun',
      glasses: true,
      skin: 2,
      seed: 7,
    })
    // As a telephone takes it: the person in the middle of a wide picture.
    const sides = { left: 300, right: 300, background: '#d5d8f0' }
    const picture = await sharp(portrait).extend(sides).png().toBuffer()
    await press(page, 'Add photo')
    await page
      .getByLabel('Photo', { exact: true })
      .setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: picture })
    await page.getByLabel('Zoom').fill('1.5')
    await look(page, 'teacher-photo')
    await save(page)
    await says(page, 'Profile updated!')
    const photo = visitor.page.getByRole('img', { name: 'Portrait of Dr. Kavita Rawat' })
    await photo.waitFor()
    const size = await photo.evaluate(async (image: HTMLImageElement) => {
      await image.decode()
      return image.naturalWidth / image.naturalHeight
    })
    expect(size).toBeCloseTo(4 / 5, 2)
  })

  it('uploads a resume whose connection is cut half-way, and it goes on from there', async () => {
    const { page, context } = desk
    const resume = smallPdf('Résumé 2026.pdf', 1_800_000)
    const steps = await cutSecondPart(page)
    await press(page, 'Add resume')
    await chooseResume(page, resume)
    await says(page, 'The connection was lost. The upload goes on from here by itself when it is back.')
    expect(await page.getByRole('button', { name: 'Go on now' }).count()).toBe(1)
    await look(page, 'teacher-resume-cut')
    const before = steps.length
    await context.setOffline(false)
    await says(page, 'The resume has arrived. It replaces the current one when you save.')
    await page.unroute('**/v0/b/**')
    const after = steps.slice(before)
    expect(steps.filter(({ command }) => command === 'start')).toHaveLength(1)
    expect(after[0]?.command).toBe('query')
    expect(after.filter(({ command }) => command.startsWith('upload')).map(({ offset }) => offset)[0]).toBe(
      256 * 1024,
    )
    console.log(`  upload in parts: ${steps.map(({ command, offset }) => `${command}@${offset}`).join(' ')}`)
    const seen = await timeUntil(visitor.page, 'Resume', () => save(page))
    console.log(`  resume saved to seen by a visitor: ${seen} ms`)
    await says(page, 'Profile updated!')
    const href = await visitor.page.getByRole('link', { name: 'Resume' }).getAttribute('href')
    const file = await page.request.get(href ?? '')
    expect([file.status(), file.headers()['content-type'], (await file.body()).length]).toEqual([
      200,
      'application/pdf',
      1_800_000,
    ])
    expect(await page.getByRole('link', { name: 'Download resume' }).getAttribute('href')).toBe(href)
    expect(troublesButOffline(desk)).toEqual([])
  })

  it('is told under the field of a resume that is none, and may cancel one on its way', async () => {
    const { page } = desk
    await press(page, 'Edit profile')
    await chooseResume(page, new File([randomBytes(3_000)], 'resume.pdf', { type: 'application/pdf' }))
    await says(page, 'The resume has arrived. It replaces the current one when you save.')
    await save(page)
    await says(page, 'This type of file is not accepted. Please choose a PDF or a Word document.')
    await look(page, 'teacher-resume-refused')
    expect(takeTroubles(desk)).toEqual(['415'])
    await chooseResume(page, new File(['x'], 'resume.odt'))
    await says(page, 'This type of file is not accepted. Please choose a PDF or a Word document.')
    // A server that never answers.
    await page.route('**/v0/b/**', () => undefined)
    await chooseResume(page, smallPdf('Late.pdf', 900_000))
    await press(page, 'Cancel upload')
    await says(page, 'Choose a file or drop one here')
    await page.unroute('**/v0/b/**')
    await press(page, 'Cancel')
    await page.getByRole('button', { name: 'Edit profile' }).waitFor()
    takeTroubles(desk)
  })

  it('sets a new password and stays signed in here', async () => {
    const { page } = desk
    await press(page, 'Edit profile')
    const box = page.getByLabel('New password', { exact: true })
    await box.fill('password')
    await save(page)
    await page.getByText('This password is one of the most common ones').waitFor()
    expect(await focused(page)).toBe('password')
    expect(takeTroubles(desk)).toEqual(['400'])
    const psw = `Lantern ${randomBytes(4).toString('hex')}`
    await box.fill(psw)
    await press(page, 'Show password')
    expect(await box.getAttribute('type')).toBe('text')
    await save(page)
    await says(page, 'Profile updated!')
    teacher = { ...teacher, psw }
    await page.reload()
    await page.getByRole('button', { name: 'Edit profile' }).waitFor()
    await look(page, 'teacher-profile')
  })
})
