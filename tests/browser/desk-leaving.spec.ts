import type { Page } from '@playwright/test'
import { newRegistration, registered } from '../support/alumni.ts'
import { look, type Person } from '../support/page.ts'
import { test as base, expect } from './fixtures.ts'
import { press } from './steps/account.ts'
import { openList as openApplications, openDetails } from './steps/admissions.ts'
import { remove as removeAlumnus, verify } from './steps/alumni-pages.ts'
import { openAdd, openEdit, openNotices, titleField } from './steps/desk.ts'
import { goTo } from './steps/teacher.ts'

const test = base.extend<{
  phone: Person
}>({
  phone: async ({ openPerson, admin: { storageState } }, use) =>
    use(await openPerson({ width: 360, height: 780, storageState })),
})

const question = (page: Page) => page.getByRole('alertdialog', { name: 'Throw away your changes?' })
async function answer(page: Page, action: 'Keep writing' | 'Throw away'): Promise<void> {
  await question(page).getByRole('button', { name: action }).click()
  await question(page).waitFor({ state: 'hidden' })
}
async function expectQuestionAtReload(page: Page, isAsked: boolean): Promise<void> {
  const asks = () => page.evaluate(() => !dispatchEvent(new Event('beforeunload', { cancelable: true })))
  await expect.poll(asks).toBe(isAsked)
}
async function goToSection(page: Page, section: string): Promise<void> {
  await press(page, 'Open menu')
  await page.getByRole('dialog').getByRole('link', { name: section, exact: true }).click()
  await page.getByRole('heading', { level: 1, name: section }).waitFor()
}
async function narrow(page: Page, query: string): Promise<void> {
  await page.getByRole('searchbox').fill(query)
  await page.waitForURL((url) => url.searchParams.get('q') === query)
}

test('Back closes the form of a new notice first, and asks where something was typed', {
  tag: '@slow',
}, async ({ phone: { page } }) => {
  await page.goto('/AdminDashboard')
  const dialog = await openAdd(page)
  await expectQuestionAtReload(page, false)
  await titleField(dialog).fill('Half a notice')
  await expectQuestionAtReload(page, true)
  await page.goBack()
  await expect(question(page)).toBeVisible()
  await look(page, 'desk-leaving', 'window')
  await answer(page, 'Keep writing')
  await expect(titleField(dialog)).toHaveValue('Half a notice')
  // Back closes the confirmation, not the form.
  await page.goBack()
  await expect(question(page)).toBeVisible()
  await page.goBack()
  await expect(question(page)).toBeHidden()
  await expect(titleField(dialog)).toHaveValue('Half a notice')
  await page.goBack()
  await answer(page, 'Throw away')
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL(/\/AdminDashboard$/)
  await expectQuestionAtReload(page, false)
})

test.describe('Back, on the office’s desk', { tag: '@slow' }, () => {
  test('closes a form without a question where nothing was typed; Forward and a reload open it again', async ({
    phone: { page },
    publish,
    mark,
  }) => {
    const title = `Library closed ${mark}`
    await publish({ title })
    await openNotices(page, mark)
    const dialog = await openEdit(page, title)
    await page.goBack()
    await expect(dialog).toBeHidden()
    await page.goForward()
    await expect(dialog).toBeVisible()
    await page.reload()
    await expect(titleField(dialog)).toHaveValue(title)
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await expect(dialog).toBeHidden()
    // Closing by a button leaves no extra history entry.
    await expect.poll(() => page.evaluate(() => history.state?.idx)).toBe(0)
  })

  test('closes a confirmation', async ({ phone: { page }, admin: { token }, mark, atEnd }) => {
    const name = `Anita ${mark}`
    const id = await registered(newRegistration({ name }))
    atEnd(() => removeAlumnus(id, token))
    await verify(id, token)
    await openNotices(page)
    await goToSection(page, 'View Alumni')
    await narrow(page, mark)
    await press(page, `Delete ${name}`)
    await expect(page.getByRole('alertdialog')).toBeVisible()
    await page.goBack()
    await expect(page.getByRole('alertdialog')).toBeHidden()
    await expect(page.getByRole('heading', { level: 1, name: 'View Alumni' })).toBeVisible()
  })

  test('closes an alumnus’s form first, and asks; then the details', async ({
    phone: { page },
    admin: { token },
    mark,
    atEnd,
  }) => {
    const name = `Anita ${mark}`
    const id = await registered(newRegistration({ name }))
    atEnd(() => removeAlumnus(id, token))
    await verify(id, token)
    await openNotices(page)
    await goToSection(page, 'View Alumni')
    await narrow(page, mark)
    await press(page, `Details ${name}`)
    await page.getByRole('dialog').getByRole('button', { name: 'Edit' }).click()
    await leaveByBack(page, 'Father')
    await expectOneStepIn(page)
  })

  test('closes a member’s form first, and asks; then the panel', async ({
    phone: { page },
    addTeacher,
    mark,
  }) => {
    const { name } = await addTeacher({ name: `Kavita ${mark}` })
    await openNotices(page)
    await goToSection(page, 'View Faculty')
    await narrow(page, mark)
    await page.getByRole('main').getByRole('link', { name, exact: true }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Edit' }).click()
    await leaveByBack(page, 'Phone')
    await expectOneStepIn(page)
  })

  test('asks before it closes an application with the note of a decision', async ({
    phone: { page },
    makeApplication,
  }) => {
    const { name } = await makeApplication()
    await openNotices(page)
    await goToSection(page, 'Applications')
    await narrow(page, name)
    await openDetails(page, name)
    await leaveByBack(page, 'Note (optional)')
    expect(new URL(page.url()).searchParams.has('open')).toBe(false)
  })

  test('asks before Add Faculty is left, as Logout does', async ({ phone: { page } }) => {
    await openNotices(page)
    await goToSection(page, 'Add Faculty')
    await page.getByLabel('Name').fill('Kavita')
    await page.goBack()
    await answer(page, 'Keep writing')
    await press(page, 'Open menu')
    await page.getByRole('dialog').getByRole('button', { name: 'Logout' }).click()
    await answer(page, 'Keep writing')
    await expect(page.getByLabel('Name')).toHaveValue('Kavita')
    await page.goBack()
    await answer(page, 'Throw away')
    await expect(page.getByRole('heading', { level: 1, name: 'View News' })).toBeVisible()
  })
})

async function leaveByBack(page: Page, label: string): Promise<void> {
  const field = page.getByRole('dialog').getByLabel(label)
  await field.fill('Typed here')
  await page.goBack()
  await answer(page, 'Keep writing')
  await expect(field).toHaveValue('Typed here')
  await expectQuestionAtReload(page, true)
  await page.goBack()
  await answer(page, 'Throw away')
  await expect(field).toHaveCount(0)
  await expectQuestionAtReload(page, false)
}
async function expectOneStepIn(page: Page): Promise<void> {
  await expect(page.getByRole('dialog')).toBeVisible()
  expect(new URL(page.url()).searchParams.has('open')).toBe(true)
  await page.goBack()
  await expect(page.getByRole('dialog')).toHaveCount(0)
}

test('A decision that takes an application off the filtered list keeps the focus in the dialog, and closing that moves it to the list’s heading', {
  tag: '@slow',
}, async ({ phone: { page }, makeApplication }) => {
  const { name } = await makeApplication()
  await openApplications(page, '?status=new')
  await openDetails(page, name)
  await page.getByLabel('Note (optional)').waitFor()
  const dialog = page.getByRole('dialog', { name: 'Application for admission' })
  await dialog.getByLabel('Status').selectOption('Accepted')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('row').filter({ hasText: name })).toHaveCount(0)
  await expect(dialog.getByLabel('Status')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'Applications', exact: true })).toBeFocused()
})

test('Back, on a teacher’s desk, closes a record’s form and the profile’s, and asks', {
  tag: '@slow',
}, async ({ addTeacher, openTeacher }) => {
  const { page } = await openTeacher(await addTeacher())
  await page.goto('/FacultyDashboard')
  await press(page, 'Edit profile')
  const phone = page.getByLabel('Phone')
  await phone.fill('55500 1')
  await page.goBack()
  await answer(page, 'Keep writing')
  await expect(phone).toHaveValue('55500 1')
  await expectQuestionAtReload(page, true)
  await page.goBack()
  await answer(page, 'Throw away')
  await expect(page.getByRole('button', { name: 'Edit profile' })).toBeVisible()
  await goTo(page, 'Publications')
  await press(page, 'Add Publication')
  const box = page.getByLabel('Publication title')
  await box.fill('Half-written')
  await page.goBack()
  await answer(page, 'Keep writing')
  await expect(box).toHaveValue('Half-written')
  await page.goBack()
  await answer(page, 'Throw away')
  await expect(box).toHaveCount(0)
  await page.goForward()
  await expect(box).toHaveValue('')
  await page.goBack()
  await expect(box).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Add Publication' })).toBeFocused()
})
