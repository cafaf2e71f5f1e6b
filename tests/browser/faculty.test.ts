import type { Browser, Page } from '@playwright/test'
import { collections } from '@prangan/contract/paths'
import type { DocumentReference, Firestore } from 'firebase-admin/firestore'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { connectFirebase } from '../../functions/src/firebase.ts'
import { launchBrowser } from '../support/chrome.ts'
import { accessibilityFaults, look, openBrowser, type Person } from '../support/page.ts'
import { logins } from '../support/suite.ts'
import { cards, namesOn, seePhotos } from './steps/faculty-pages.ts'

const removedName = 'Dr. Mohan Lal Kushwaha'
const removedEmail = 'mohan.kushwaha@sarvodaya.test'
const teacher = logins.teacher.uname

let browser: Browser
let visitor: Person
let firestore: Firestore
/** What puts back all that a test has changed. */
const restoring: (() => Promise<unknown>)[] = []

beforeAll(async () => {
  firestore = await connectFirebase().firestore()
  browser = await launchBrowser()
  visitor = await openBrowser(browser)
})
afterEach(async () => {
  for (const restore of restoring.splice(0).reverse()) await restore()
})
afterAll(() => browser?.close())

async function memberOf(email: string): Promise<DocumentReference> {
  const { docs } = await firestore.collection(collections.faculty).where('email', '==', email).get()
  const [member] = docs
  if (!member) throw new Error(`The demo college has no ${email}.`)
  return member.ref
}

/** Changes a member until the end of the test. */
async function change(member: DocumentReference, fields: Record<string, unknown>): Promise<void> {
  const before = (await member.get()).data() ?? {}
  restoring.push(() => member.set(before))
  await member.update(fields)
}

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true })
const detail = (page: Page, label: string) =>
  page.getByRole('main').locator('dl > div').filter({ hasText: label }).locator('dd')

describe('A visitor of the faculty', () => {
  it('finds the teachers of arts and of science, each under their faculty, and nobody who was removed', async () => {
    const { page } = visitor
    for (const [path, title, count] of [
      ['/faculty/arts', 'Faculty of Arts', 10],
      ['/arts/viewfaculty', 'Arts faculty', 10],
      ['/faculty/science', 'Faculty of Science', 7],
      ['/science/viewfaculty', 'Science faculty', 7],
    ] as const) {
      await page.goto(path)
      const names = await namesOn(page, count)
      expect(names, path).toHaveLength(count)
      expect(names.includes('Dr. Asha Verma'), path).toBe(count === 10)
      expect(names, path).not.toContain(removedName)
      expect(await heading(page, title).count(), path).toBe(1)
      expect(await page.title()).toBe(`${title} · Sarvodaya Degree College`)
      expect([path, ...(await accessibilityFaults(page))]).toEqual([path])
      await seePhotos(page)
      await look(page, `faculty${path.replaceAll('/', '-')}`)
    }
  })

  it('sees the first names by seniority, with the default picture for who has no photo or a broken one', async () => {
    const { page, context } = visitor
    await context.route('**/faculty_photos/**', (route) =>
      route.fulfill({ contentType: 'image/webp', body: 'no picture' }),
    )
    await page.goto('/arts/viewfaculty')
    const names = await namesOn(page, 10)
    expect(names.slice(0, 3)).toEqual([
      'Prof. Pushpa Devi Maurya',
      'Prof. Ramesh Chandra Tripathi',
      'Prof. (Smt.) Vaidehi Sitalakshmi Venkataraghavan Chattopadhyay-Bandyopadhyaya',
    ])
    expect(names.at(-1)).toBe('Dr. Sunita Yadav')
    const broken = cards(page).filter({ hasText: 'Prof. Pushpa Devi Maurya' })
    await broken.locator('svg text').getByText('PM', { exact: true }).waitFor()
    expect(await broken.locator('img').count()).toBe(0)
    const missing = cards(page).filter({ hasText: 'Smt. Kavita Gautam' })
    await missing.locator('svg text').getByText('KG', { exact: true }).waitFor()
    await context.unroute('**/faculty_photos/**')
  })

  it('reads a whole profile, come to from its card without a reload', async () => {
    const { page } = visitor
    await page.goto('/arts/viewfaculty')
    await namesOn(page, 10)
    await page.evaluate(() => Object.assign(window, { isSameDocument: true }))
    expect(await page.getByRole('link', { name: teacher }).getAttribute('href')).toBe(`mailto:${teacher}`)
    await page.getByRole('link', { name: 'View Profile of Dr. Asha Verma' }).click()
    await heading(page, 'Dr. Asha Verma').waitFor()
    expect(new URL(page.url()).pathname).toBe(`/faculty-profile/${teacher}`)
    expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true)
    expect(await page.title()).toBe('Dr. Asha Verma · Sarvodaya Degree College')
    const text = await page.getByRole('main').innerText()
    for (const part of ['Associate Professor', 'Faculty of Arts', '55500 10111', teacher]) {
      expect(text).toContain(part)
    }
    const resume = await page.getByRole('link', { name: 'Resume' }).getAttribute('href')
    const file = await page.request.get(resume ?? '')
    expect([file.status(), file.headers()['content-type']]).toEqual([200, 'application/pdf'])
    expect(await detail(page, 'Teaching experience').innerText()).toBe('17 years')
    expect(await detail(page, 'Memberships').innerText()).toMatch(/^Life member/)
    expect(text).not.toContain('N/A')
    for (const [section, first] of [
      ['Experience', 'Jul 2018 – Present'],
      ['Qualifications', '2008'],
      ['Publications', 'March 2023'],
      ['Awards', '2022'],
    ] as const) {
      const lines = page.getByRole('region', { name: section }).getByRole('listitem')
      expect(await lines.first().innerText(), section).toContain(first)
    }
    expect(text).toContain('Impact factor 1.8')
    expect(await accessibilityFaults(page)).toEqual([])
    await seePhotos(page)
    await look(page, 'faculty-profile-full')
  })

  it('reads N/A for each field that a teacher left empty, and no section without records', async () => {
    const { page } = visitor
    const kept = { name: 'मीरा', designation: 'Assistant Professor', email: 'new.teacher@sarvodaya.test' }
    const empty = (await (await memberOf(teacher)).get()).data() ?? {}
    const member = firestore.collection(collections.faculty).doc('a-test-member-with-nothing')
    restoring.push(() => member.delete())
    for (const field of Object.keys(empty)) empty[field] = ''
    await member.set({ ...empty, ...kept, department: 'Faculty of Commerce', isRemoved: false })
    await page.goto(`/faculty-profile/${encodeURIComponent('New.Teacher@sarvodaya.test')}`)
    await heading(page, 'मीरा').waitFor()
    const values = await page.getByRole('main').locator('article dl').last().locator('dd').allInnerTexts()
    expect(values).toEqual(Array.from({ length: 11 }, () => 'N/A'))
    expect(await page.getByRole('main').getByRole('region').count()).toBe(0)
    expect(await page.getByRole('link', { name: 'Resume' }).count()).toBe(0)
    expect(await page.getByRole('main').locator('h1 [lang="hi"]').count()).toBe(1)
    expect(await accessibilityFaults(page)).toEqual([])
    await look(page, 'faculty-profile-empty')
  })

  it('is told that there is no such member, of one who never was as of one who was removed', async () => {
    const { page } = visitor
    for (const id of ['nobody@sarvodaya.test', removedEmail]) {
      await page.goto(`/faculty-profile/${id}`)
      await page.getByText(`No faculty data found for ID: ${id}`).waitFor()
      expect(await page.getByRole('main').innerText()).not.toContain('Kushwaha')
    }
    expect(await accessibilityFaults(page)).toEqual([])
  })

  it('sees a profile change, and the member leave, without a reload', async () => {
    const { page } = visitor
    await page.goto('/faculty-profile/pushpa.maurya@sarvodaya.test')
    await heading(page, 'Prof. Pushpa Devi Maurya').waitFor()
    await seePhotos(page)
    await look(page, 'faculty-profile-hindi')
    await page.goto('/faculty-profile/vaidehi.chattopadhyay@sarvodaya.test')
    await page.getByText('55500 10117').waitFor()
    await seePhotos(page)
    await look(page, 'faculty-profile-long-name')
    const member = await memberOf('vaidehi.chattopadhyay@sarvodaya.test')
    await change(member, { phone: '55500 99999' })
    await page.getByText('55500 99999').waitFor()
    await member.update({ isRemoved: true })
    await page.getByText('No faculty data found for ID: vaidehi.chattopadhyay@sarvodaya.test').waitFor()
  })

  it('sees teachers leave the list and come back, down to none, without a reload', async () => {
    const { page } = visitor
    await page.goto('/faculty/science')
    expect(await namesOn(page, 7)).toHaveLength(7)
    const { docs } = await firestore
      .collection(collections.faculty)
      .where('department', '==', 'Faculty of Science')
      .get()
    const setRemoved = async (isRemoved: boolean) => {
      const batch = firestore.batch()
      for (const { ref } of docs) batch.update(ref, { isRemoved })
      await batch.commit()
    }
    restoring.push(() => setRemoved(false))
    await docs[0]?.ref.update({ isRemoved: true })
    await expect.poll(() => cards(page).count()).toBe(6)
    await setRemoved(true)
    await page.getByText('No faculty found').waitFor()
    await setRemoved(false)
    expect(await namesOn(page, 7)).toHaveLength(7)
  })

  it('had no trouble on any of these pages', () => {
    expect(visitor.troubles).toEqual([])
  })
})

describe('A visitor on a bad line', () => {
  it('sees that the list is loading, that it failed, and all of it after trying again', async () => {
    const { page, context } = await openBrowser(browser)
    let hang = (): void => {}
    const held = new Promise<void>((resolve) => {
      hang = resolve
    })
    await context.route('**/assets/watch-faculty*', async (route) => {
      await held
      await route.abort()
    })
    await page.goto('/science/viewfaculty')
    await heading(page, 'Science faculty').waitFor()
    await page.getByRole('main').getByRole('status').getByText('Loading…').first().waitFor()
    await look(page, 'faculty-loading')
    hang()
    await page.getByRole('alert').getByText('Something went wrong!', { exact: true }).waitFor()
    expect(await accessibilityFaults(page)).toEqual([])
    await context.unroute('**/assets/watch-faculty*')
    await page.getByRole('button', { name: 'Try again' }).click()
    expect(await namesOn(page, 7)).toHaveLength(7)
    await context.close()
  })

  it('is not told that the faculty is empty where the data cannot be reached, and sees it once it can be', async () => {
    const { page, context } = await openBrowser(browser)
    const data = '**/google.firestore.v1.Firestore/**'
    await context.route(data, (route) => route.abort())
    await page.goto('/arts/viewfaculty')
    await page.getByRole('alert').getByText('Something went wrong!').waitFor()
    await context.unroute(data)
    expect(await namesOn(page, 10)).toHaveLength(10)
    await context.close()
  })

  it('is told why a profile could not be read', async () => {
    const { page, context } = await openBrowser(browser)
    await context.route('**/assets/watch-profile*', (route) => route.abort())
    await page.goto(`/faculty-profile/${teacher}`)
    await page
      .getByRole('alert')
      .getByText(/^Error: ./)
      .waitFor()
    await context.close()
  })
})
