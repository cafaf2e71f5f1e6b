import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { departmentHome } from '@prangan/contract/departments'
import { departmentNamed, facultyAt } from '@prangan/contract/testing/fixtures'
import { syncDepartments } from '../../functions/src/faculty/sync-departments.ts'
import { call, form } from '../support/call.ts'
import { hasHindi, noHindi } from '../support/languages.ts'
import { accessibilityViolations, look, openLive } from '../support/page.ts'
import { test as base, expect, type Teacher } from './fixtures.ts'
import { press } from './steps/account.ts'
import { cards } from './steps/faculty-pages.ts'

type Department = { name: string; path: string }

const test = base.extend<{
  makeDepartment: (name: string) => Promise<Department & { teacher: Teacher }>
}>({
  makeDepartment: async ({ addTeacher, admin, firebase }, use) => {
    const firestore = await firebase.firestore()
    const teachers: Teacher[] = []
    await use(async (name) => {
      const mark = randomUUID().slice(0, 6)
      const department = departmentNamed(`${name} ${mark}`)
      const teacher = await addTeacher({ name: `Dr. ${name} ${mark}`, department: facultyAt(0).en })
      teachers.push(teacher)
      const sent = form({ email: teacher.uname, department })
      const { status } = await call('POST /faculty/update_faculty_details', { token: admin.token, ...sent })
      expect(status).toBe(200)
      return { name: department, path: `/${name.toLowerCase()}-${mark}/viewfaculty`, teacher }
    })
    await Promise.all(teachers.map(({ profile }) => profile.update({ isRemoved: true })))
    await syncDepartments(firestore, new Date())
  },
})

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true })

const rowOf = (page: Page, name: string, opener = 'Name or merge') =>
  page
    .getByRole('dialog')
    .getByRole('listitem')
    .filter({ hasText: name, has: page.getByRole('button', { name: opener }) })

async function openForms(page: Page, { name }: Department) {
  await page.goto('/AdminDashboard/view-faculty')
  await press(page, 'Departments')
  const row = rowOf(page, name)
  await row.getByRole('button', { name: 'Name or merge' }).click()
  return row
}

test('A visitor finds a new department at its own address, by a link and in Hindi, and sees who joins it', {
  tag: '@slow',
}, async ({ makeDepartment, addTeacher, visitor: { page } }) => {
  test.skip(!hasHindi, noHindi)
  const dance = await makeDepartment('Dance')

  await test.step('on a fresh visit, in both languages', async () => {
    const hindi = await page.goto(`/hi${dance.path}`)
    expect(hindi?.status()).toBe(200)
    await expect(heading(page, dance.name)).toHaveAttribute('lang', 'en')
    await expect(page.getByRole('heading', { level: 2, name: 'अन्य विभाग' })).toBeVisible()
    await openLive(page, dance.path)
    await expect(heading(page, dance.name)).toBeVisible()
    await expect(cards(page).filter({ hasText: dance.teacher.name })).toBeVisible()
    expect(await accessibilityViolations(page)).toEqual([])
    await look(page, 'department')
  })

  await test.step('while it is open', async () => {
    await addTeacher({ name: 'Prof. Ila Newcomer', department: dance.name })
    await expect(cards(page).filter({ hasText: 'Prof. Ila Newcomer' })).toBeVisible()
  })

  await test.step('from a teacher’s profile and from another faculty', async () => {
    await page.goto(`/faculty-profile/${dance.teacher.uname}`)
    await page.getByRole('main').getByRole('link', { name: dance.name }).click()
    await page.waitForURL(`**${dance.path}`)
    await openLive(page, departmentHome(facultyAt(0).slug))
    await page.getByRole('link', { name: dance.name }).click()
    await page.waitForURL(`**${dance.path}`)
    await expect(heading(page, dance.name)).toBeVisible()
    await expect(cards(page).filter({ hasText: dance.teacher.name })).toBeVisible()
  })
})

test('The office names a department in Hindi and merges another spelling into it, and open pages follow', {
  tag: '@slow',
}, async ({ makeDepartment, office, openPerson }) => {
  test.skip(!hasHindi, noHindi)
  const [dance, dans] = [await makeDepartment('Dance'), await makeDepartment('Dans')]
  const { page } = office
  const [reader, hindiReader] = [(await openPerson()).page, (await openPerson()).page]
  await openLive(reader, dans.path)
  await openLive(hindiReader, `/hi${dance.path}`)

  await test.step('the name', async () => {
    const row = await openForms(page, dance)
    await row.getByLabel('Name in Hindi').fill('नृत्य संकाय')
    await row.getByRole('button', { name: 'Save name' }).click()
    await expect(page.getByText('The name was saved.', { exact: true })).toBeVisible()
    await expect(row).toContainText('नृत्य संकाय · 1 teacher')
    await expect(row.getByRole('listitem')).toContainText('department named')
    await expect(heading(hindiReader, 'नृत्य संकाय')).toBeVisible()
    await look(page, 'desk-departments', 'window')
    await look(hindiReader, 'department-hi')
  })

  await test.step('the merge', async () => {
    const row = await openForms(page, dans)
    await row.getByLabel('Merge into').selectOption({ label: dance.name })
    await row.getByRole('button', { name: 'Merge departments' }).click()
    const question = page.getByRole('alertdialog')
    await expect(question).toContainText(`1 teacher moves to ${dance.name}`)
    await look(page, 'desk-departments-merge', 'window')
    await question.getByRole('button', { name: 'Merge departments' }).click()
    await expect(page.getByText('The departments were merged.', { exact: true })).toBeVisible()
    await expect(row).toBeHidden()
    await reader.waitForURL(`**${dance.path}`)
    await expect(cards(reader).filter({ hasText: dans.teacher.name })).toBeVisible()
    const fresh = await reader.goto(`/hi${dans.path}`)
    expect(new URL(fresh?.url() ?? '').pathname).toBe(`/hi${dance.path}`)
  })

  await test.step('the way into the menu', async () => {
    await page.getByRole('link', { name: 'Open the menus' }).click()
    await page.waitForURL('**/pages/frame')
  })
})

test('The office reads the departments in Hindi', { tag: '@slow' }, async ({
  makeDepartment,
  office: { page },
}) => {
  test.skip(!hasHindi, noHindi)
  const dance = await makeDepartment('Dance')
  await page.goto('/AdminDashboard/view-faculty')
  await page.evaluate(() => localStorage.setItem('deskLanguage', 'hi'))
  await page.reload()
  await page.getByRole('button', { name: 'विभाग', exact: true }).click()
  const row = rowOf(page, dance.name, 'नाम दें या मिलाएँ')
  await row.getByRole('button', { name: 'नाम दें या मिलाएँ' }).click()
  await expect(row.getByLabel('हिन्दी नाम')).toBeVisible()
  expect(await accessibilityViolations(page)).toEqual([])
  await look(page, 'desk-departments-hi', 'window')
})
