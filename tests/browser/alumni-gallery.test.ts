import type { Browser, Page } from '@playwright/test'
import { collections, documents } from '@prangan/contract/paths'
import type { VerifiedAlumnusDocument } from '@prangan/contract/schemas/alumni'
import type { Firestore } from 'firebase-admin/firestore'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { alumnusDocument, demoAlumni } from '../../emulators/demo/alumni.ts'
import { connectFirebase } from '../../functions/src/firebase.ts'
import { registered, told } from '../support/alumni.ts'
import { signIn } from '../support/call.ts'
import { launchBrowser } from '../support/chrome.ts'
import { look, openBrowser, openLive, type Person } from '../support/page.ts'
import { paintTime, watchForText } from '../support/watch-for-text.ts'
import { classmate, crowd, remove, verify } from './steps/alumni-pages.ts'
import { cards, namesOn, seePhotos } from './steps/faculty-pages.ts'

const data = '**/google.firestore.v1.Firestore/**'
const failure = 'Error: Failed to fetch alumni'
/** For a machine that is busy with more than this. */
const patience = { timeout: 20_000 }

let browser: Browser
let visitor: Person
let firestore: Firestore
let admin: string
/** What puts back all that a test has changed. */
const restoring: (() => Promise<unknown>)[] = []

beforeAll(async () => {
  firestore = await connectFirebase().firestore()
  browser = await launchBrowser()
  visitor = await openBrowser(browser)
  admin = await signIn('admin')
})
afterEach(async () => {
  for (const restore of restoring.splice(0).reverse()) await restore()
})
afterAll(() => browser?.close())

/** The names in the gallery's order: the newest year first, within it by name. */
async function namesInOrder(): Promise<string[]> {
  const { docs } = await firestore.collection(collections.verifiedAlumni).get()
  const inOrder = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0)
  return docs
    .map((stored) => stored.data() as VerifiedAlumnusDocument)
    .sort((a, b) => inOrder(b.yearOfPassing, a.yearOfPassing) || inOrder(a.name, b.name))
    .map(({ name }) => name)
}

/** Registers and verifies somebody until the end of the test. */
async function verified(fields: Parameters<typeof told>[0]): Promise<string> {
  const id = await registered(told(fields))
  restoring.push(() => remove(id, admin))
  await verify(id, admin)
  return id
}

const card = (page: Page, name: string) => cards(page).filter({ hasText: name })
const showMore = (page: Page) => page.getByRole('button', { name: 'Show more' })

describe('A visitor of the alumni gallery', () => {
  it('sees every verified alumnus, the newest year first, and nobody who waits for the office', async () => {
    const { page } = visitor
    const pictures: string[] = []
    page.on('request', (request) => pictures.push(new URL(request.url()).pathname))
    await page.goto('/alumni-gallery')
    const expected = await namesInOrder()
    expect(await namesOn(page, expected.length)).toEqual(expected)
    expect(
      await page
        .getByRole('status')
        .getByText(/^\d+ verified alumni/)
        .innerText(),
    ).toBe(`${expected.length} verified alumni, the newest year first`)
    const graduate = demoAlumni.find(({ isVerified }) => isVerified)
    const words = await card(page, graduate?.name ?? '').innerText()
    for (const told of ['degree', 'yearOfPassing', 'designation', 'workingAddress'] as const) {
      expect(words).toContain(graduate?.[told])
    }
    await seePhotos(page)
    const waiting = demoAlumni.filter(({ isVerified }) => !isVerified)
    const text = await page.getByRole('main').innerText()
    for (const { name, email, mobile } of demoAlumni) {
      expect(
        [email, mobile].filter((secret) => text.includes(secret)),
        name,
      ).toEqual([])
    }
    expect(waiting.filter(({ name }) => text.includes(name))).toEqual([])
    const hidden = waiting.map((alumnus) => `/alumni_photos/${alumnusDocument(alumnus).photo}`)
    expect(pictures.filter((path) => hidden.includes(path))).toEqual([])
    expect(pictures.filter((path) => path.startsWith('/alumni_photos/')).length).toBeGreaterThan(10)
    await look(page, 'alumni-gallery')
  })

  it('sees somebody come when the office verifies them, and go when it deletes them, without a reload', async () => {
    const { page } = visitor
    await openLive(page, '/alumni-gallery')
    await cards(page).first().waitFor()
    const name = 'Newly Verified Kushwaha'
    const id = await registered(told({ name, year: '2026' }))
    const appears = await watchForText(page, name)
    const verifiedAt = Date.now()
    await verify(id, admin)
    const appeared = (await paintTime(appears)) - verifiedAt
    await card(page, name).getByRole('img').waitFor()
    await seePhotos(page)
    const deletedAt = Date.now()
    await remove(id, admin)
    await card(page, name).waitFor({ state: 'detached' })
    const left = Date.now() - deletedAt
    console.log(`Verify to paint ${appeared} ms, delete to paint at most ${left} ms, the calls included.`)
    expect(Math.max(appeared, left)).toBeLessThan(10_000)
  })

  it('reads long names and Hindi whole, with the initials of who has no photo or a broken one', async () => {
    const { page, context } = visitor
    const hindi = 'श्रीमती पुष्पलता विश्वकर्मा'
    const long = 'Venkatanarasimharajuvaripeta Lakshminarayanaswamy Chattopadhyay-Bandyopadhyaya'
    await verified({
      name: hindi,
      designation: 'प्रधानाध्यापिका',
      workingplace: 'राजकीय विद्यालय, देवगढ़ी',
      year: '2025',
    })
    const id = await verified({ name: long, designation: `${'W'.repeat(60)} of the ${long}`, year: '2025' })
    await firestore.doc(documents.verifiedAlumnus(id)).update({ photo: '' })
    await context.route('**/alumni_photos/**', (route) =>
      route.fulfill({ contentType: 'image/webp', body: 'no picture' }),
    )
    await page.goto('/alumni-gallery')
    const names = page.getByRole('main').locator('li [lang="hi"]')
    await names.getByText(hindi, { exact: true }).waitFor()
    await card(page, hindi).locator('svg text').getByText('पुवि', { exact: true }).waitFor()
    await card(page, long).locator('svg text').getByText('VC', { exact: true }).waitFor()
    await look(page, 'alumni-gallery-names')
    await context.unroute('**/alumni_photos/**')
  })

  it('reads a large gallery a page at a time, and misses nobody who comes or goes meanwhile', async () => {
    const { page } = visitor
    const { ids, disperse } = await crowd(firestore, 50)
    restoring.push(disperse)
    await page.goto('/alumni-gallery')
    const all = await namesInOrder()
    const shown = () => cards(page).allInnerTexts()
    const idsShown = async () => (await shown()).flatMap((text) => /test-crowd-\d+/.exec(text) ?? [])
    await expect.poll(() => cards(page).count(), patience).toBe(24)
    await page.getByText('The first 24 alumni, the newest year first').waitFor()
    expect(await idsShown()).toEqual(ids.slice(0, 24))
    await showMore(page).click()
    await expect.poll(() => cards(page).count(), patience).toBe(48)
    expect(await idsShown()).toEqual(ids.slice(0, 48))
    await crowdChanges(page, idsShown, ids)
    await showMore(page).click()
    await expect.poll(() => cards(page).count(), patience).toBe(all.length - 1)
    expect(await idsShown()).toEqual(ids.filter((id) => id !== ids[3]))
    expect(await showMore(page).count()).toBe(0)
    expect(await cards(page).getByRole('heading').allInnerTexts()).toEqual(await namesInOrder())
  })

  it('is told when there is nobody in it yet', async () => {
    const { page } = visitor
    const { docs } = await firestore.collection(collections.verifiedAlumni).get()
    const set = async (isThere: boolean) => {
      const batch = firestore.batch()
      for (const stored of docs) isThere ? batch.set(stored.ref, stored.data()) : batch.delete(stored.ref)
      await batch.commit()
    }
    restoring.push(() => set(true))
    await set(false)
    await page.goto('/alumni-gallery')
    await page.getByText('No verified alumni found', { exact: true }).waitFor()
    await look(page, 'alumni-gallery-empty')
    await set(true)
    await cards(page).first().waitFor()
  })

  it('finds the ways to the registration and the association, and from there and the menus back', async () => {
    const { page } = visitor
    for (const [from, to, heading] of [
      ['/alumni-gallery', '/alumni-registration', 'Alumni registration'],
      ['/alumni-gallery', '/alumni-association', 'Alumni association'],
      ['/alumni-registration', '/alumni-gallery', 'Alumni gallery'],
      ['/alumni-association', '/alumni-gallery', 'Alumni gallery'],
      ['/alumni-association', '/alumni-registration', 'Alumni registration'],
    ] as const) {
      await page.goto(from)
      await page.getByRole('main').locator(`a[href="${to}"]`).last().click()
      await page.getByRole('heading', { level: 1, name: heading }).waitFor()
      expect(await page.title()).toBe(`${heading} · Sarvodaya Degree College`)
    }
    expect(await page.locator('header a[href="/alumni-registration"]').count()).toBeGreaterThan(0)
    expect(await page.locator('header a[href="/alumni-gallery"]').count()).toBeGreaterThan(0)
  })

  it('had no trouble on any of these pages', () => {
    expect(visitor.troubles).toEqual([])
  })
})

/** One more comes first and leaves again, then one of the first page leaves for good: nobody is shown twice or lost. */
async function crowdChanges(page: Page, idsShown: () => Promise<string[]>, ids: readonly string[]) {
  const newest = firestore.doc(documents.verifiedAlumnus('test-crowd-newest'))
  restoring.push(() => newest.delete())
  await newest.set({ ...classmate, name: 'Aarti', yearOfPassing: '2091' })
  await card(page, 'Aarti').waitFor()
  await expect.poll(idsShown, patience).toEqual(ids.slice(0, 47))
  await newest.delete()
  await expect.poll(idsShown, patience).toEqual(ids.slice(0, 48))
  await firestore.doc(documents.verifiedAlumnus(ids[3] ?? '')).delete()
  await expect.poll(idsShown, patience).toEqual(ids.filter((_, at) => at !== 3).slice(0, 48))
}

describe('A visitor of the alumni gallery on a bad line', () => {
  it('sees that it is loading, that it failed, and all of it after trying again', async () => {
    const { page, context } = await openBrowser(browser)
    const gate = Promise.withResolvers<void>()
    await context.route('**/assets/watch-gallery*', async (route) => {
      await gate.promise
      await route.abort()
    })
    await page.goto('/alumni-gallery')
    await page.getByRole('status').getByText('Loading…').waitFor()
    await look(page, 'alumni-gallery-loading')
    gate.resolve()
    await page.getByRole('alert').getByText(failure, { exact: true }).waitFor()
    await look(page, 'alumni-gallery-failed')
    await context.unroute('**/assets/watch-gallery*')
    await page.getByRole('button', { name: 'Try again' }).click()
    await cards(page).first().waitFor()
    await context.close()
  })

  it('is not told that nobody is in it where the data cannot be reached, and sees it once it can be', async () => {
    const { page, context } = await openBrowser(browser)
    await context.route(data, (route) => route.abort())
    await page.goto('/alumni-gallery')
    await page.getByRole('alert').getByText(failure, { exact: true }).waitFor()
    expect(await page.getByText('No verified alumni found').count()).toBe(0)
    await context.unroute(data)
    await cards(page).first().waitFor()
    await context.close()
  })
})
