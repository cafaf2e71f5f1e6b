import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { college } from '@prangan/college/config'
import { demoTeachers } from '@prangan/college/demo/teachers'
import { departmentHome, departmentPath } from '@prangan/contract/departments'
import { profileSlug } from '@prangan/contract/profile-slug'
import { publicObject, storagePaths } from '@prangan/contract/storage-paths'
import { designationAt, facultyAt } from '@prangan/contract/testing/fixtures'
import sharp from 'sharp'
import { accessibilityViolations, followLink, look, openHydrated, openLive } from '../support/page.ts'
import { livePages } from '../support/site-pages.ts'
import { logins } from '../support/suite.ts'
import { expect, test } from './fixtures.ts'
import { failed, takePageErrors } from './steps/account.ts'
import { card, cards, nameHeading, newName, seePhotos } from './steps/faculty-pages.ts'

const [first, second] = [facultyAt(0), facultyAt(1)]
const [firstList, secondList] = [departmentPath(first.slug), departmentPath(second.slug)]
const titleOf = (path: string) => livePages[path] ?? ''
const lists = [first, second].flatMap(({ slug, en }) =>
  [departmentHome(slug), departmentPath(slug)].map((path) => ({ path, department: en })),
)

/** The demo's teachers whom visitors see, the longest name first. */
const shownTeachers = demoTeachers
  .filter(({ isRemoved }) => !isRemoved)
  .toSorted((one, other) => other.name.length - one.name.length)
const inDevanagari = shownTeachers.find((teacher) => /\p{Script=Devanagari}/u.test(JSON.stringify(teacher)))

test.describe('A visitor of the faculty', { tag: '@slow' }, () => {
  test('finds the teachers of two faculties, each under their own, and nobody who was removed', async ({
    addTeacher,
    visitor: { page },
  }) => {
    const people = await Promise.all(
      [...new Set([first.en, second.en])].map(async (department) => ({
        department,
        shown: await addTeacher({ name: newName('Dr. Asha Rana'), department }),
        removed: await addTeacher({ name: newName('Dr. Mohan Rana'), department, isRemoved: true }),
      })),
    )
    for (const { path, department } of lists) {
      await page.goto(path)
      for (const { shown, removed, ...person } of people) {
        const isHere = person.department === department
        await expect(card(page, shown.name), `${path} ${person.department}`).toHaveCount(isHere ? 1 : 0)
        await expect(card(page, removed.name), `${path} ${person.department}`).toHaveCount(0)
      }
      await expect(nameHeading(page, titleOf(path))).toHaveCount(1)
      await expect(page).toHaveTitle(`${titleOf(path)} · ${college.name.en}`)
    }
  })

  test('sees the demo faculty’s pages complete, with all photos', async ({ visitor: { page } }) => {
    for (const { path } of lists) {
      await page.goto(path)
      await expect(cards(page).first()).toBeVisible()
      await seePhotos(page)
      expect(await accessibilityViolations(page), path).toEqual([])
      await look(page, `faculty${path.replaceAll('/', '-')}`)
    }
    for (const [email, picture] of [
      [logins.teacher.uname, 'full'],
      [shownTeachers[0]?.email ?? '', 'long-name'],
      ...(inDevanagari ? [[inDevanagari.email, 'hindi'] as const] : []),
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
    const department = first.en
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
      ['Dr. Sunita Yadav', designationAt(2), ''],
      ['Dr. Zeenat Ali', designationAt(0), ''],
      ['Prof. Pushpa Maurya', designationAt(0), `${mark}.webp`],
    ] as const)
      await addTeacher({ name: `${name} ${mark}`, designation, photo, department })
    await context.route(`**/faculty_photos/${mark}.webp`, (route) =>
      route.fulfill({ contentType: 'image/webp', body: 'no picture' }),
    )
    await page.goto(firstList)
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
    await expect(nameHeading(page, 'मीरा')).toBeVisible()
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
      await expect(nameHeading(page, teacher.name)).toBeVisible()
      await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
        'href',
        new RegExp(`/faculty-profile/${slug}$`),
      )
    }
    await openLive(page, `/faculty-profile/${slug}`)
    await teacher.profile.update({ designation: designationAt(1) })
    await expect(page.getByRole('main')).toContainText(designationAt(1))
  })

  test('sees the last teacher of a list leave it', async ({ addTeacher, visitor: { page } }) => {
    const teacher = await addTeacher({ name: newName('Dr. Lone Teacher'), department: second.en })
    // Narrows the query to this teacher, as if nobody else belonged to the faculty.
    await page.route('**/Listen/channel?**', (route) => {
      const department = encodeURIComponent(
        `"field":{"fieldPath":"department"},"op":"EQUAL","value":{"stringValue":"${second.en}"}`,
      )
      const email = encodeURIComponent(
        `"field":{"fieldPath":"email"},"op":"EQUAL","value":{"stringValue":"${teacher.uname}"}`,
      )
      const data = route.request().postData()
      return route.continue(data ? { postData: data.replace(department, email) } : {})
    })
    await page.goto(secondList)
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
    const teacher = await addTeacher({ department: second.en, name: newName('Dr. Kavita Rawat') })
    const held = Promise.withResolvers<void>()
    await context.route('**/assets/watch-faculty*', (route) => held.promise.then(() => route.abort()))
    await comeByLink(page, secondList)
    await expect(nameHeading(page, titleOf(secondList))).toBeVisible()
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
    const teacher = await addTeacher({ department: first.en })
    await context.route('**/assets/watch-profile*', (route) => route.abort())
    await openLive(page, firstList)
    await page.getByRole('link', { name: `View Profile of ${teacher.name}` }).click()
    await expect(page.getByRole('alert').getByText(/^Error: ./)).toBeVisible()
    expect(takePageErrors(visitor)).toEqual([failed, failed])
  })
})
