import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { college } from '@prangan/college/config'
import { departmentPath } from '@prangan/contract/departments'
import { profileSlug } from '@prangan/contract/profile-slug'
import { publicObject, storagePaths } from '@prangan/contract/storage-paths'
import { designationAt, facultyAt } from '@prangan/contract/testing/fixtures'
import { call, form } from '../support/call.ts'
import { openLive, request } from '../support/page.ts'
import { smallPdf } from '../support/pdf.ts'
import { signedInState } from '../support/signed-in-state.ts'
import { expect, type Teacher, test } from './fixtures.ts'
import { takePageErrors } from './steps/account.ts'
import { card, nameHeading, newName } from './steps/faculty-pages.ts'
import { recordsOf } from './steps/teacher.ts'

const detail = (page: Page, label: string) =>
  page.getByRole('main').locator('dl > div').filter({ hasText: label }).locator('dd')

const nobody = (page: Page, id: string) => page.getByText(`No faculty data found for ID: ${id}`)

const details = {
  phone: '55500 10888',
  highestQualification: 'Ph.D.',
  areaOfInterest: 'Village banks',
  teachingExperience: '17',
  publicationsBooksPatents: 'Two books',
  seminarsOrganized: 'Three',
  seminarsAttended: 'Forty',
  fellowshipAwards: 'One fellowship',
  membership: 'Life member',
  mastersSupervised: '12',
  phdSupervised: '4',
  otherInfo: 'Cashier',
}

async function addRecords(teacher: Teacher): Promise<void> {
  const { profile, uid } = teacher
  const isRemoved = false
  const publication = {
    publication: 'On ledgers',
    department: 'Arts',
    category: 'Book',
    indexing: '',
    issn: '',
  }
  await Promise.all([
    recordsOf(teacher, 'experiences').add({
      position: 'Reader',
      organization: 'Here',
      from: '2018-07',
      to: 'Present',
      isRemoved,
    }),
    recordsOf(teacher, 'experiences').add({
      position: 'Lecturer',
      organization: 'There',
      from: '2008',
      to: '2018-06-30',
      isRemoved,
    }),
    recordsOf(teacher, 'qualifications').add({
      degree: 'Ph.D.',
      specialization: 'History',
      institute: 'Gomti University',
      year: '2008',
      isRemoved,
    }),
    recordsOf(teacher, 'publications').add({
      ...publication,
      year: '2023',
      month: 'March',
      impact: '1.8',
      isRemoved,
    }),
    recordsOf(teacher, 'awards').add({
      award: 'Best paper',
      year: '2022',
      awardingOrganization: 'A Trust',
      isRemoved,
    }),
  ])
  await profile.update({ resume: `${uid}.pdf` })
}

test('A visitor finds a teacher under their faculty, and reads the whole profile without a reload', {
  tag: '@slow',
}, async ({ addTeacher, firebase, visitor: { page } }) => {
  const name = newName('Dr. Uma Pathak')
  const designation = designationAt(1)
  const teacher = await addTeacher({ name, designation, department: facultyAt(0).en, ...details })
  const resume = storagePaths.resume(teacher.uid, `${teacher.uid}.pdf`)
  const pdf = Buffer.from(await smallPdf().arrayBuffer())
  await Promise.all([
    addRecords(teacher),
    (await firebase.bucket()).file(resume).save(pdf, {
      contentType: 'application/pdf',
      metadata: { metadata: publicObject },
    }),
  ])
  await openLive(page, departmentPath(facultyAt(0).slug))
  await expect(card(page, name).getByRole('link', { name: teacher.uname })).toHaveAttribute(
    'href',
    `mailto:${teacher.uname}`,
  )
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }))
  await page.getByRole('link', { name: `View Profile of ${name}` }).click()
  await expect(nameHeading(page, name)).toBeVisible()
  const slug = profileSlug({ id: teacher.profile.id, name })
  expect(new URL(page.url()).pathname).toBe(`/faculty-profile/${slug}`)
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true)
  await expect(page).toHaveTitle(`${name} · ${college.name.en}`)
  const main = page.getByRole('main')
  for (const part of [designation, facultyAt(0).en, details.phone, teacher.uname])
    await expect(main).toContainText(part)
  await expect(main).not.toContainText('N/A')
  await expect(detail(page, 'Teaching experience')).toHaveText('17 years')
  await expect(detail(page, 'Memberships')).toHaveText(details.membership)
  for (const [section, first] of [
    ['Experience', 'Jul 2018 – Present'],
    ['Qualifications', '2008'],
    ['Publications', 'March 2023'],
    ['Awards', '2022'],
  ] as const) {
    const lines = page.getByRole('region', { name: section }).getByRole('listitem')
    await expect(lines.first(), section).toContainText(first)
  }
  await expect(main).toContainText('Impact factor 1.8')
  const link = page.getByRole('link', { name: 'Resume' })
  await expect(link).toHaveAttribute('href', `/${resume}`)
  const file = await request(page, `/${resume}`)
  expect([file.status(), file.headers()['content-type']]).toEqual([200, 'application/pdf'])
})

test('A visitor sees live what the office and the teacher change, and the teacher leave and return', {
  tag: '@slow',
}, async ({ addTeacher, admin, visitor, openPerson }) => {
  const name = newName('Dr. Naresh Joshi')
  const renamed = newName('Prof. Naresh Joshi')
  const department = facultyAt(1).en
  const [teacher, other] = await Promise.all([
    addTeacher({ name, department }),
    addTeacher({ name: newName('Dr. Lata Bisht'), department }),
  ])
  const list = visitor.page
  const { page: profile } = await openPerson()
  const { uname: email } = teacher
  const change = async (fields: Record<string, string>, token: string) => {
    const { status } = await call('POST /faculty/update_faculty_details', { token, ...form(fields) })
    expect(status).toBe(200)
  }
  const setRemoved = (isRemoved: boolean) => teacher.profile.update({ isRemoved })

  await Promise.all([list.goto(departmentPath(facultyAt(1).slug)), profile.goto(`/faculty-profile/${email}`)])
  for (const each of [teacher, other]) await expect(card(list, each.name)).toBeVisible()
  await expect(nameHeading(profile, name)).toBeVisible()

  await change({ email, name: renamed, phone: '55500 99999' }, admin.token)
  await expect(card(list, renamed)).toBeVisible()
  await expect(nameHeading(profile, renamed)).toBeVisible()
  await expect(profile.getByRole('link', { name: '55500 99999' })).toBeVisible()

  await change({ membership: 'Life member' }, (await signedInState(teacher)).token)
  await expect(detail(profile, 'Memberships')).toHaveText('Life member')

  await setRemoved(true)
  await expect(nobody(profile, email)).toBeVisible()
  await expect(card(list, renamed)).toHaveCount(0)
  await expect(card(list, other.name)).toBeVisible()

  await setRemoved(false)
  await expect(card(list, renamed)).toBeVisible()
  await expect(nameHeading(profile, renamed)).toBeVisible()
})

test('A visitor is told that there is no such member, whether they never existed or were removed', {
  tag: '@slow',
}, async ({ addTeacher, visitor }) => {
  const { page } = visitor
  const name = newName('Dr. Mohan Kushwaha')
  const removed = await addTeacher({ name, isRemoved: true })
  for (const id of [`nobody-${randomUUID()}@college.test`, removed.uname]) {
    await page.goto(`/faculty-profile/${id}`)
    await expect(nobody(page, id)).toBeVisible()
    await expect(page.getByRole('main')).not.toContainText('Kushwaha')
    await expect(page.locator('link[rel=canonical]')).toHaveCount(0)
    expect(takePageErrors(visitor)).toEqual(['404'])
  }
})
