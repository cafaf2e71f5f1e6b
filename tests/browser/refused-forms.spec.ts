import { randomBytes } from 'node:crypto'
import type { Page } from '@playwright/test'
import { look } from '../support/page.ts'
import { expect, test } from './fixtures.ts'
import { press, takePageErrors } from './steps/account.ts'
import { openAdd, openNotices, payloadOf, titleField } from './steps/desk.ts'
import { partsOfFocused } from './steps/in-view.ts'
import { openOwnProfile } from './steps/teacher.ts'

const phone = { width: 360, height: 640 }

/** Waits until the field with this message has the focus, and its label and messages are in view. */
const isShownAt = (page: Page, label: RegExp, message: string | RegExp) =>
  expect(async () => {
    const parts = await partsOfFocused(page)
    expect(parts[0]?.text).toMatch(label)
    expect(parts.at(-1)?.text).toMatch(message)
    expect(parts.filter(({ issue }) => issue)).toEqual([])
  }).toPass()

test('A teacher on a phone sees at its field why a resume is refused: when it is chosen, or by the server', {
  tag: '@slow',
}, async ({ addTeacher, openPerson, openTeacher }) => {
  const teacher = await addTeacher()
  const { context } = await openTeacher(teacher)
  const desk = await openPerson({ ...phone, storageState: await context.storageState() })
  const { page } = desk
  await openOwnProfile(page)
  await press(page, 'Edit profile')
  await expect(page.getByRole('button', { name: 'Choose a photo' })).toBeFocused()
  await expect(page.getByRole('heading', { name: 'Edit your profile' })).toBeInViewport()
  // The button stays within reach, whichever field is wrong.
  await expect(page.getByRole('button', { name: 'Save' })).toBeInViewport()
  const resume = page.getByLabel('Resume', { exact: true })
  const named =
    'This file is not a PDF or a Word document, whatever its name says. Please choose another file.'
  await resume.setInputFiles(await payloadOf(new File(['Asha Verma, M.A.'], 'resume.pdf')))
  await expect(page.getByText(named)).toBeVisible()
  await expect(page.getByText('The resume is uploaded')).toHaveCount(0)
  // A Word document starts with the same bytes as any archive.
  const archive = new File(['PK\x03\x04', randomBytes(2_000)], 'resume.docx')
  await resume.setInputFiles(await payloadOf(archive))
  await expect(page.getByText('The resume is uploaded')).toBeVisible()
  await page.getByLabel('New password', { exact: true }).focus()
  await press(page, 'Save')
  await isShownAt(page, /^Resume/, 'This type of file is not accepted.')
  await look(page, 'teacher-resume-refused', 'window')
  expect(takePageErrors(desk)).toEqual(['415'])
})

test('Forms show on a phone what is missing or wrong: feedback, and a notice in its dialog', {
  tag: '@slow',
}, async ({ admin, openPerson }) => {
  const { page } = await openPerson({ ...phone, storageState: admin.storageState })
  await page.goto('/feedback')
  await press(page, 'Send feedback')
  await isShownAt(page, /./, /./)
  await openNotices(page)
  const dialog = await openAdd(page)
  await titleField(dialog).fill('Holi')
  await dialog.getByLabel('Link').fill('ftp://elsewhere')
  await dialog.getByLabel('Pinned').focus()
  await press(page, 'Publish')
  await isShownAt(page, /^Link/, 'The link must begin with')
})
