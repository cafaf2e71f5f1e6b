import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { departmentPath } from '@prangan/contract/departments'
import { facultyAt } from '@prangan/contract/testing/fixtures'
import { jpeg, photoOf } from '../support/alumni.ts'
import { call, form } from '../support/call.ts'
import { accessibilityViolations, look, request } from '../support/page.ts'
import { smallPdf } from '../support/pdf.ts'
import { expect, test } from './fixtures.ts'
import { press } from './steps/account.ts'
import { payloadOf } from './steps/desk.ts'
import { coloursOf, emptyText, openPanel, openViewFaculty, redGreenPicture } from './steps/faculty-desk.ts'

const department = facultyAt(0).en

function newNames() {
  const mark = randomUUID().slice(0, 6)
  return { mark, name: `Dr. Sushila ${mark} श्रीवास्तव`, renamed: `Prof. Sushila ${mark} श्रीवास्तव` }
}

const toast = (page: Page, text: string) => page.getByText(text, { exact: true })
const photoField = (page: Page) => page.getByLabel('Photo', { exact: true }).and(page.locator('input'))
const resumeField = (page: Page) => page.getByLabel('Resume', { exact: true })
const openForm = async (page: Page, name: string) => {
  const panel = await openPanel(page, name)
  await panel.getByRole('button', { name: 'Edit' }).click()
  const profile = page.getByRole('form', { name: 'Profile' })
  await profile.waitFor()
  return profile
}
const src = async (page: Page, name: string) =>
  (await page.getByRole('img', { name }).getAttribute('src')) ?? ''

test('What an admin saves of a profile reaches the other admin, the list and the profile, with photo and resume', {
  tag: '@slow',
}, async ({ addTeacher, office, admin, visitor, openPerson }) => {
  const { mark, name, renamed } = newNames()
  const member = await addTeacher({ name, department })
  const [colleague, reader] = await Promise.all([
    openPerson({ storageState: admin.storageState }),
    openPerson(),
  ])
  await Promise.all([
    openViewFaculty(office.page, mark),
    openViewFaculty(colleague.page, mark),
    visitor.page.goto(departmentPath(facultyAt(0).slug)),
    reader.page.goto(`/faculty-profile/${member.uname}`),
  ])
  for (const { page } of [colleague, visitor, reader])
    await expect(page.getByRole('heading', { name })).toBeVisible()

  const { page } = office
  const profile = await openForm(page, name)
  await profile.getByLabel('Name').fill(renamed)
  await photoField(page).setInputFiles({
    name: 'me.jpg',
    mimeType: 'image/jpeg',
    buffer: await redGreenPicture(),
  })
  await expect(page.getByRole('group', { name: 'Part of the picture' })).toBeVisible()
  await resumeField(page).setInputFiles(await payloadOf(smallPdf('cv.pdf')))
  let calls = 0
  page.on('request', (request) => {
    if (request.url().endsWith('/faculty/update_faculty_details')) calls += 1
  })
  // Two clicks must make one call.
  await profile.evaluate((element: HTMLFormElement) => {
    element.querySelector<HTMLElement>('[type=submit]')?.click()
    element.requestSubmit()
  })
  await expect(toast(page, 'Profile updated successfully!')).toBeVisible()
  for (const each of [colleague, visitor, reader])
    await expect(each.page.getByRole('heading', { name: renamed })).toBeVisible()
  await expect(reader.page.getByRole('link', { name: 'Resume' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'History' })).toContainText('name, photo, resume')
  expect(calls).toBe(1)
  const photo = await request(reader.page, await src(reader.page, renamed))
  const { width = 0, height = 1, red, green } = await coloursOf(await photo.body())
  expect(width / height).toBeCloseTo(4 / 5, 2)
  // The crop is in the middle, where both halves meet.
  expect(Math.min(red, green)).toBeGreaterThan(50)
  await look(page, 'desk-faculty-saved', 'window')
})

test('A removed member leaves every page with their photo, and the other admin restores both', {
  tag: '@slow',
}, async ({ addTeacher, office, admin, visitor, openPerson }) => {
  const { mark, name } = newNames()
  const member = await addTeacher({ name, department })
  const fields = { email: member.uname, photo: photoOf(await jpeg()) }
  const saved = await call('POST /faculty/update_faculty_details', { token: admin.token, ...form(fields) })
  expect(saved.status).toBe(200)
  const [colleague, reader] = await Promise.all([
    openPerson({ storageState: admin.storageState }),
    openPerson(),
  ])
  await Promise.all([
    openViewFaculty(office.page, mark),
    openViewFaculty(colleague.page, mark),
    visitor.page.goto(departmentPath(facultyAt(0).slug)),
    reader.page.goto(`/faculty-profile/${member.uname}`),
  ])
  for (const { page } of [visitor, reader]) await expect(page.getByRole('heading', { name })).toBeVisible()
  const photo = await src(reader.page, name)
  const statusOf = async (address: string) => (await request(reader.page, address)).status()
  expect(await statusOf(photo)).toBe(200)

  await test.step('an admin removes them, after a question', async () => {
    const { page } = office
    await openPanel(page, name)
    await press(page, 'Remove')
    const question = page.getByRole('alertdialog', { name: 'Remove this faculty member?' })
    await expect(question).toBeVisible()
    await look(page, 'desk-faculty-remove', 'window')
    await question.getByRole('button', { name: 'Remove' }).click()
    await expect(toast(page, 'Faculty member removed successfully!')).toBeVisible()
    await expect(reader.page.getByText(`No faculty data found for ID: ${member.uname}`)).toBeVisible()
    await expect(visitor.page.getByRole('heading', { name })).toHaveCount(0)
    await expect(toast(colleague.page, emptyText)).toBeVisible()
    expect(await statusOf(photo)).toBe(404)
    await expect(page.getByText('Removed: the site does not show this profile')).toBeVisible()
    await look(page, 'desk-faculty-panel-removed', 'window')
  })

  await test.step('the other admin finds them by the switch and restores them', async () => {
    const { page } = colleague
    await page.getByRole('switch', { name: 'Show removed' }).check()
    const panel = await openPanel(page, name)
    await panel.getByRole('button', { name: 'Restore' }).click()
    await expect(toast(page, 'Faculty member restored successfully!')).toBeVisible()
    for (const each of [visitor, reader]) await expect(each.page.getByRole('heading', { name })).toBeVisible()
    await expect(panel.getByText('faculty restored')).toBeVisible()
    expect(await statusOf((await panel.getByRole('img').getAttribute('src')) ?? '')).toBe(200)
    expect(await statusOf(photo)).toBe(200)
  })
})

test.describe('An admin who edits a profile', { tag: '@slow' }, () => {
  test('moves a picture in the crop frame by keyboard, and is refused files of the wrong type', async ({
    addTeacher,
    office: { page },
  }) => {
    const { mark, name } = newNames()
    await addTeacher({ name, department })
    await openViewFaculty(page, mark)
    await openForm(page, name)
    const photo = photoField(page)
    await photo.setInputFiles({ name: 'me.gif', mimeType: 'image/gif', buffer: Buffer.from('GIF89a') })
    await expect(page.getByText('This type of file is not accepted as a photo.')).toBeVisible()
    await photo.setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: Buffer.from('no picture') })
    await expect(page.getByText('The file could not be read.')).toBeVisible()
    await photo.setInputFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer: await redGreenPicture() })
    const frame = page.getByRole('group', { name: 'Part of the picture' })
    await expect(frame).toBeVisible()
    await look(page, 'desk-faculty-crop', 'window')
    expect(await accessibilityViolations(page)).toEqual([])
    await page.getByLabel('Zoom').fill('1.5')
    await frame.focus()
    const left = () => page.locator('.reactEasyCrop_Image').evaluate((each) => each.getBoundingClientRect().x)
    // Moves it as far as possible: then nothing of the right half is in the frame.
    for (let before = Number.NaN; before !== (await left()); ) {
      before = await left()
      for (let presses = 0; presses < 10; presses++) await page.keyboard.press('ArrowRight')
      await page.evaluate(() => new Promise(requestAnimationFrame))
    }
    const text = { name: 'cv.txt', mimeType: 'text/plain', buffer: Buffer.from('me') }
    await resumeField(page).setInputFiles(text)
    await expect(page.getByText('Please choose a PDF or a Word document.')).toBeVisible()
    await resumeField(page).setInputFiles(await payloadOf(smallPdf('cv.pdf')))
    await press(page, 'Save')
    await expect(toast(page, 'Profile updated successfully!')).toBeVisible()
    const panel = page.getByRole('dialog', { name: 'Faculty member', exact: true })
    await expect(panel.getByRole('link', { name: 'Resume' })).toBeVisible()
    const shown = panel.getByRole('img').first()
    await expect(shown).toHaveAttribute('src', /^\/faculty_photos\//)
    const served = await request(page, (await shown.getAttribute('src')) ?? '')
    const colours = await coloursOf(await served.body())
    expect(colours).toMatchObject({ width: 640, height: 800 })
    expect(colours.red).toBeGreaterThan(190)
    expect(colours.green).toBeLessThan(20)
  })

  test('sees accessible confirmations, and an accessible panel of a removed member', async ({
    addTeacher,
    office: { page },
  }) => {
    const { mark, name } = newNames()
    const member = await addTeacher({ name, department })
    await openViewFaculty(page, mark)
    await openPanel(page, name)
    await press(page, 'Remove')
    await expect(page.getByRole('alertdialog')).toBeVisible()
    expect(await accessibilityViolations(page)).toEqual([])
    await page.keyboard.press('Escape')
    await expect(page.getByRole('alertdialog')).toBeHidden()
    await member.profile.update({ isRemoved: true })
    await expect(page.getByText('Removed: the site does not show this profile')).toBeVisible()
    expect(await accessibilityViolations(page)).toEqual([])
  })
})
