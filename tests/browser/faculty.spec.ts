import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { profileSlug } from '@prangan/contract/profile-slug'
import { publicObject, storagePaths } from '@prangan/contract/storage-paths'
import sharp from 'sharp'
import { call, form } from '../support/call.ts'
import {
  accessibilityViolations,
  followLink,
  look,
  openHydrated,
  openLive,
  request,
} from '../support/page.ts'
import { smallPdf } from '../support/pdf.ts'
import { signedInState } from '../support/signed-in-state.ts'
import { logins } from '../support/suite.ts'
import { expect, type Teacher, test } from './fixtures.ts'
import { failed, takePageErrors } from './steps/account.ts'
import { cards, seePhotos } from './steps/faculty-pages.ts'
import { recordsOf } from './steps/teacher.ts'

const newName = (name: string) => `${name} ${randomUUID().slice(0, 6)}`
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true })
const card = (page: Page, name: string) => cards(page).filter({ hasText: name })
const detail = (page: Page, label: string) =>
  page.getByRole('main').locator('dl > div').filter({ hasText: label }).locator('dd')
const nobody = (page: Page, id: string) => page.getByText(`No faculty data found for ID: ${id}`)

const lists = [
  ['/faculty/arts', 'Faculty of Arts'],
  ['/arts/viewfaculty', 'Arts faculty'],
  ['/faculty/science', 'Faculty of Science'],
  ['/science/viewfaculty', 'Science faculty'],
] as const

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
  const designation = 'Associate Professor'
  const teacher = await addTeacher({ name, designation, department: 'Faculty of Arts', ...details })
  const resume = storagePaths.resume(teacher.uid, `${teacher.uid}.pdf`)
  const pdf = Buffer.from(await smallPdf().arrayBuffer())
  await Promise.all([
    addRecords(teacher),
    (await firebase.bucket()).file(resume).save(pdf, {
      contentType: 'application/pdf',
      metadata: { metadata: publicObject },
    }),
  ])
  await openLive(page, '/arts/viewfaculty')
  await expect(card(page, name).getByRole('link', { name: teacher.uname })).toHaveAttribute(
    'href',
    `mailto:${teacher.uname}`,
  )
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }))
  await page.getByRole('link', { name: `View Profile of ${name}` }).click()
  await expect(heading(page, name)).toBeVisible()
  const slug = profileSlug({ id: teacher.profile.id, name })
  expect(new URL(page.url()).pathname).toBe(`/faculty-profile/${slug}`)
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true)
  await expect(page).toHaveTitle(`${name} · Sarvodaya Degree College`)
  const main = page.getByRole('main')
  for (const part of [designation, 'Faculty of Arts', details.phone, teacher.uname])
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

test('A visitor sees live what the office and the teacher change, and the teacher leave and return', async ({
  addTeacher,
  admin,
  visitor,
  openPerson,
}) => {
  const name = newName('Dr. Naresh Joshi')
  const renamed = newName('Prof. Naresh Joshi')
  const department = 'Faculty of Science'
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

  await Promise.all([list.goto('/science/viewfaculty'), profile.goto(`/faculty-profile/${email}`)])
  for (const each of [teacher, other]) await expect(card(list, each.name)).toBeVisible()
  await expect(heading(profile, name)).toBeVisible()

  await change({ email, name: renamed, phone: '55500 99999' }, admin.token)
  await expect(card(list, renamed)).toBeVisible()
  await expect(heading(profile, renamed)).toBeVisible()
  await expect(profile.getByRole('link', { name: '55500 99999' })).toBeVisible()

  await change({ membership: 'Life member' }, (await signedInState(teacher)).token)
  await expect(detail(profile, 'Memberships')).toHaveText('Life member')

  await setRemoved(true)
  await expect(nobody(profile, email)).toBeVisible()
  await expect(card(list, renamed)).toHaveCount(0)
  await expect(card(list, other.name)).toBeVisible()

  await setRemoved(false)
  await expect(card(list, renamed)).toBeVisible()
  await expect(heading(profile, renamed)).toBeVisible()
})

test('A visitor is told that there is no such member, whether they never existed or were removed', {
  tag: '@slow',
}, async ({ addTeacher, visitor }) => {
  const { page } = visitor
  const name = newName('Dr. Mohan Kushwaha')
  const removed = await addTeacher({ name, isRemoved: true })
  for (const id of [`nobody-${randomUUID()}@sarvodaya.test`, removed.uname]) {
    await page.goto(`/faculty-profile/${id}`)
    await expect(nobody(page, id)).toBeVisible()
    await expect(page.getByRole('main')).not.toContainText('Kushwaha')
    await expect(page.locator('link[rel=canonical]')).toHaveCount(0)
    expect(takePageErrors(visitor)).toEqual(['404'])
  }
})

test.describe('A visitor of the faculty', { tag: '@slow' }, () => {
  test('finds the teachers of arts and of science, each under their faculty, and nobody who was removed', async ({
    addTeacher,
    visitor: { page },
  }) => {
    const people = await Promise.all(
      ['Faculty of Arts', 'Faculty of Science'].map(async (department) => ({
        department,
        shown: await addTeacher({ name: newName('Dr. Asha Rana'), department }),
        removed: await addTeacher({ name: newName('Dr. Mohan Rana'), department, isRemoved: true }),
      })),
    )
    for (const [path, title] of lists) {
      await page.goto(path)
      for (const { department, shown, removed } of people) {
        const isHere = department.endsWith(path.includes('arts') ? 'Arts' : 'Science')
        await expect(card(page, shown.name), `${path} ${department}`).toHaveCount(isHere ? 1 : 0)
        await expect(card(page, removed.name), `${path} ${department}`).toHaveCount(0)
      }
      await expect(heading(page, title)).toHaveCount(1)
      await expect(page).toHaveTitle(`${title} · Sarvodaya Degree College`)
    }
  })

  test('sees the demo faculty’s pages complete, with all photos', async ({ visitor: { page } }) => {
    for (const [path] of lists) {
      await page.goto(path)
      await expect(cards(page).nth(1)).toBeVisible()
      await seePhotos(page)
      expect(await accessibilityViolations(page), path).toEqual([])
      await look(page, `faculty${path.replaceAll('/', '-')}`)
    }
    for (const [email, picture] of [
      [logins.teacher.uname, 'full'],
      ['pushpa.maurya@sarvodaya.test', 'hindi'],
      ['vaidehi.chattopadhyay@sarvodaya.test', 'long-name'],
    ] as const) {
      await page.goto(`/faculty-profile/${email}`)
      await expect(page.getByRole('main').getByRole('link', { name: email })).toBeVisible()
      await seePhotos(page)
      expect(await accessibilityViolations(page), email).toEqual([])
      await look(page, `faculty-profile-${picture}`)
    }
  })

  test('sees the first names by seniority, with the default picture in place of a missing or broken photo', async ({
    addTeacher,
    firebase,
    visitor: { page, context },
  }) => {
    // It is a last name, so it begins with a letter.
    const mark = `M${randomUUID().slice(0, 5)}`
    const department = 'Faculty of Arts'
    // The photo fails for this visitor alone; others see the same list.
    const photo = { create: { width: 480, height: 600, channels: 3, background: 'teal' } } as const
    await (await firebase.bucket())
      .file(storagePaths.facultyPhoto(`${mark}.webp`))
      .save(await sharp(photo).webp().toBuffer(), {
        contentType: 'image/webp',
        metadata: { metadata: publicObject },
      })
    for (const [name, designation, photo] of [
      ['Smt. Kavita Gautam', 'Librarian', ''],
      ['Dr. Sunita Yadav', 'Assistant Professor', ''],
      ['Dr. Zeenat Ali', 'Professor', ''],
      ['Prof. Pushpa Maurya', 'Professor', `${mark}.webp`],
    ] as const)
      await addTeacher({ name: `${name} ${mark}`, designation, photo, department })
    await context.route(`**/faculty_photos/${mark}.webp`, (route) =>
      route.fulfill({ contentType: 'image/webp', body: 'no picture' }),
    )
    await page.goto('/arts/viewfaculty')
    await expect(card(page, mark).getByRole('heading')).toHaveText([
      `Prof. Pushpa Maurya ${mark}`,
      `Dr. Zeenat Ali ${mark}`,
      `Dr. Sunita Yadav ${mark}`,
      `Smt. Kavita Gautam ${mark}`,
    ])
    for (const name of ['Pushpa Maurya', 'Kavita Gautam']) {
      const each = card(page, `${name} ${mark}`)
      await expect(each.locator('svg text').first()).toHaveText(/^\p{Lu}{2}$/u)
      await expect(each.locator('img')).toHaveCount(0)
    }
  })

  test('reads N/A for each field that a teacher left empty, and no section without records', async ({
    addTeacher,
    visitor: { page },
  }) => {
    const teacher = await addTeacher({ name: 'मीरा' })
    await page.goto(`/faculty-profile/${encodeURIComponent(teacher.uname.replace(/^f/, 'F'))}`)
    await expect(heading(page, 'मीरा')).toBeVisible()
    const main = page.getByRole('main')
    await expect(main.locator('article dl').last().locator('dd')).toHaveText(
      Array.from({ length: 11 }, () => 'N/A'),
    )
    await expect(main.getByRole('region')).toHaveCount(0)
    await expect(page.getByRole('link', { name: 'Resume' })).toHaveCount(0)
    await expect(main.locator('h1 [lang="hi"]')).toHaveCount(1)
    expect(await accessibilityViolations(page)).toEqual([])
    await look(page, 'faculty-profile-empty')
  })

  test('finds a profile by its slug, with a former name too, live, and by the e-mail address; both name the slug as canonical', async ({
    addTeacher,
    visitor: { page },
  }) => {
    const teacher = await addTeacher({ name: newName('Dr. Slug Teacher') })
    const slug = profileSlug({ id: teacher.profile.id, name: teacher.name })
    const former = profileSlug({ id: teacher.profile.id, name: 'A Former Name' })
    for (const id of [teacher.uname, former, slug]) {
      await page.goto(`/faculty-profile/${id}`)
      await expect(heading(page, teacher.name)).toBeVisible()
      await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
        'href',
        new RegExp(`/faculty-profile/${slug}$`),
      )
    }
    await openLive(page, `/faculty-profile/${slug}`)
    await teacher.profile.update({ designation: 'Associate Professor' })
    await expect(page.getByRole('main')).toContainText('Associate Professor')
  })

  test('sees the last teacher of a list leave it', async ({ addTeacher, visitor: { page } }) => {
    const teacher = await addTeacher({ name: newName('Dr. Lone Teacher'), department: 'Faculty of Science' })
    // Narrows the query to this teacher, as if nobody else belonged to the faculty.
    await page.route('**/Listen/channel?**', (route) => {
      const department = encodeURIComponent(
        '"field":{"fieldPath":"department"},"op":"EQUAL","value":{"stringValue":"Faculty of Science"}',
      )
      const email = encodeURIComponent(
        `"field":{"fieldPath":"email"},"op":"EQUAL","value":{"stringValue":"${teacher.uname}"}`,
      )
      const data = route.request().postData()
      return route.continue(data ? { postData: data.replace(department, email) } : {})
    })
    await page.goto('/science/viewfaculty')
    await expect(cards(page)).toHaveCount(1)
    await teacher.profile.update({ isRemoved: true })
    await expect(page.getByText('No faculty found')).toBeVisible()
    await teacher.profile.update({ isRemoved: false })
    await expect(cards(page)).toHaveCount(1)
  })
})

/** Follows a link from another page, so that the browser and not the server reads the data. */
async function comeByLink(page: Page, path: string): Promise<void> {
  await openHydrated(page, '/history')
  await followLink(page, path)
}

test.describe('A visitor on a bad connection', { tag: '@slow' }, () => {
  test('sees that the list is loading, that it failed, and all of it after a retry', async ({
    addTeacher,
    visitor,
  }) => {
    const { page, context } = visitor
    const teacher = await addTeacher({ department: 'Faculty of Science', name: newName('Dr. Kavita Rawat') })
    const held = Promise.withResolvers<void>()
    await context.route('**/assets/watch-faculty*', (route) => held.promise.then(() => route.abort()))
    await comeByLink(page, '/science/viewfaculty')
    await expect(heading(page, 'Science faculty')).toBeVisible()
    await expect(page.getByRole('main').getByRole('status').getByText('Loading…').first()).toBeVisible()
    await look(page, 'faculty-loading')
    held.resolve()
    await expect(page.getByRole('alert').getByText('Something went wrong!', { exact: true })).toBeVisible()
    expect(await accessibilityViolations(page)).toEqual([])
    await context.unroute('**/assets/watch-faculty*')
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(card(page, teacher.name)).toBeVisible()
    expect(takePageErrors(visitor)).toEqual([failed, failed])
  })

  test('is told why a profile could not be read', async ({ addTeacher, visitor }) => {
    const { page, context } = visitor
    const teacher = await addTeacher({ department: 'Faculty of Arts' })
    await context.route('**/assets/watch-profile*', (route) => route.abort())
    await openLive(page, '/arts/viewfaculty')
    await page.getByRole('link', { name: `View Profile of ${teacher.name}` }).click()
    await expect(page.getByRole('alert').getByText(/^Error: ./)).toBeVisible()
    expect(takePageErrors(visitor)).toEqual([failed, failed])
  })
})
