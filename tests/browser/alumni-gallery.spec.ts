import type { Page } from '@playwright/test'
import { collectionPaths, documentPaths } from '@prangan/contract/paths'
import type { VerifiedAlumnusDocument } from '@prangan/contract/schemas/alumni'
import { fileUrl, storagePaths } from '@prangan/contract/storage-paths'
import type { Firestore } from 'firebase-admin/firestore'
import { registered } from '../support/alumni.ts'
import { connectOwnDatabase, readDatabaseOf } from '../support/own-database.ts'
import { followLink, look, openHydrated } from '../support/page.ts'
import { test as base, expect } from './fixtures.ts'
import { pageErrorsExceptAborted } from './steps/account.ts'
import { addClassmates, classmate, registrationsOf, verify } from './steps/alumni-pages.ts'
import { seePhotos } from './steps/faculty-pages.ts'

const failure = 'Error: Failed to fetch alumni'

const test = base.extend<{
  ownDatabase: Firestore
}>({
  ownDatabase: async ({ context }, use) => {
    const firebase = connectOwnDatabase()
    await readDatabaseOf(context, firebase.projectId)
    const firestore = await firebase.firestore()
    await use(firestore)
    await firestore.terminate()
  },
})

const cards = (page: Page) => page.getByRole('main').getByRole('listitem')

const card = (page: Page, name: string) => cards(page).filter({ hasText: name })
const showMore = (page: Page) => page.getByRole('button', { name: 'Show more' })

const show = (firestore: Firestore, id: string, more: Partial<VerifiedAlumnusDocument>) =>
  firestore.doc(documentPaths.verifiedAlumnus(id)).set({ ...classmate, ...more })

test('A visitor sees the verified alumni, the newest year first, with nothing private, and nobody who is not verified', {
  tag: '@slow',
}, async ({ page, admin, newAlumnus, mark, firebase }) => {
  const thisYear = new Date().getUTCFullYear()
  const alumni = [
    newAlumnus({ name: `Aachal ${mark}`, year: String(thisYear - 1) }),
    newAlumnus({ name: `Aarti ${mark}`, year: String(thisYear), workingplace: `Library ${mark}` }),
  ]
  const waiting = newAlumnus({ name: `Aadya ${mark}`, year: String(thisYear) })
  await registered(waiting)
  for (const alumnus of alumni) await verify(await registered(alumnus), admin.token)
  const pictures: string[] = []
  page.on('request', (request) => pictures.push(new URL(request.url()).pathname))
  await page.goto('/alumni-gallery')
  await expect(card(page, mark).getByRole('heading')).toHaveText(
    ['Aarti', 'Aachal'].map((given) => `${given} ${mark}`),
  )
  for (const { name, degree, year, designation, workingplace } of alumni) {
    for (const text of [degree, year, designation, workingplace])
      await expect(card(page, name)).toContainText(text)
  }
  await seePhotos(page)
  await expect(page.getByRole('status').getByText(/\d+ .*alumni, the newest year first$/)).toBeVisible()
  const html = await page.content()
  for (const { email, MoNo } of [...alumni, waiting])
    expect([email, MoNo].filter((secret) => html.includes(secret))).toEqual([])
  expect(html).not.toContain(waiting.name)
  const firestore = await firebase.firestore()
  const paths = async ({ email }: { email: string }) =>
    (await registrationsOf(firestore, email)).flatMap(({ photo, publicPhoto }) =>
      [photo, publicPhoto].map((name) => fileUrl(storagePaths.alumniPhoto(name))),
    )
  for (const alumnus of alumni) {
    const [original = '', copy = ''] = await paths(alumnus)
    expect([pictures.includes(original), pictures.includes(copy)]).toEqual([false, true])
  }
  const [original = ''] = await paths(waiting)
  expect(pictures).not.toContain(original)
  await look(page, 'alumni-gallery')
})

test('A visitor reads long names and Hindi whole, with initials in place of a missing or broken photo', {
  tag: '@slow',
}, async ({ page, context, ownDatabase }) => {
  const hindi = 'श्रीमती पुष्पलता विश्वकर्मा'
  const long = 'Venkatanarasimharajuvaripeta Lakshminarayanaswamy Chattopadhyay-Bandyopadhyaya'
  await show(ownDatabase, 'hindi', {
    name: hindi,
    photo: 'broken.webp',
    designation: 'प्रधानाध्यापिका',
    workingAddress: 'राजकीय विद्यालय, देवगढ़ी',
  })
  await show(ownDatabase, 'long', { name: long, designation: `${'W'.repeat(60)} of the ${long}` })
  await context.route('**/alumni_photos/**', (route) =>
    route.fulfill({ contentType: 'image/webp', body: 'no picture' }),
  )
  await page.goto('/alumni-gallery')
  await expect(
    page.getByRole('main').locator('li [lang="hi"]').getByText(hindi, { exact: true }),
  ).toBeVisible()
  await expect(card(page, hindi).locator('svg text')).toHaveText('पुवि')
  await expect(card(page, long).locator('svg text')).toHaveText('VC')
  await look(page, 'alumni-gallery-names')
})

test('A visitor reads a large gallery a page at a time, and misses nobody who is added or removed meanwhile', {
  tag: '@slow',
}, async ({ page, ownDatabase }) => {
  const ids = await addClassmates(ownDatabase, 50)
  const others = { Bela: '2019', Anil: '2019', Zoya: '2021' }
  for (const [name, year] of Object.entries(others))
    await show(ownDatabase, name, { name, yearOfPassing: year })
  // Ties are sorted by id, which only the designation shows.
  const shown = page.getByRole('main').getByText(/^classmate-\d+$/)

  await test.step('page by page', async () => {
    await openHydrated(page, '/alumni-gallery')
    await expect(shown).toHaveText(ids.slice(0, 24))
    await expect(page.getByText('The first 24 alumni, the newest year first')).toBeVisible()
    await showMore(page).click()
    await expect(shown).toHaveText(ids.slice(0, 48))
  })

  await test.step('one comes first and leaves again, then one of the first page leaves', async () => {
    await show(ownDatabase, 'newest', { name: 'Aarti', yearOfPassing: '2091' })
    await expect(card(page, 'Aarti')).toBeVisible()
    await expect(shown).toHaveText(ids.slice(0, 47))
    await ownDatabase.doc(documentPaths.verifiedAlumnus('newest')).delete()
    await expect(shown).toHaveText(ids.slice(0, 48))
    await ownDatabase.doc(documentPaths.verifiedAlumnus(ids[3] ?? '')).delete()
    await expect(shown).toHaveText(ids.filter((_, at) => at !== 3).slice(0, 48))
  })

  await test.step('up to the last, the newest year first and within it by name', async () => {
    await showMore(page).click()
    const { size } = await ownDatabase.collection(collectionPaths.verifiedAlumni).get()
    await expect(page.getByText(`${size} verified alumni, the newest year first`)).toBeVisible()
    await expect(cards(page)).toHaveCount(size)
    await expect(shown).toHaveText(ids.filter((_, at) => at !== 3))
    await expect(showMore(page)).toHaveCount(0)
    const names = await cards(page).getByRole('heading').allInnerTexts()
    expect(names.slice(-3)).toEqual(['Zoya', 'Anil', 'Bela'])
  })
})

test('A visitor finds links between the gallery, the registration and the association, and in the menus', {
  tag: '@slow',
}, async ({ page }) => {
  for (const [from, to, heading] of [
    ['/alumni-gallery', '/alumni-registration', 'Alumni registration'],
    ['/alumni-gallery', '/alumni-association', 'Alumni association'],
    ['/alumni-registration', '/alumni-gallery', 'Alumni gallery'],
    ['/alumni-association', '/alumni-gallery', 'Alumni gallery'],
    ['/alumni-association', '/alumni-registration', 'Alumni registration'],
  ] as const) {
    await page.goto(from)
    await page.getByRole('main').locator(`a[href="${to}"]`).last().click()
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
    await expect(page).toHaveTitle(new RegExp(`^${heading} · `))
  }
  for (const path of ['/alumni-registration', '/alumni-gallery'])
    await expect(page.locator(`header a[href="${path}"]`).first()).toBeAttached()
})

test('A visitor on a bad connection sees that the gallery is loading, that it failed, and all of it after a retry', {
  tag: '@slow',
}, async ({ visitor, ownDatabase }) => {
  const { page, context } = visitor
  await show(ownDatabase, 'one', {})
  const gate = Promise.withResolvers<void>()
  await context.route('**/assets/watch-gallery*', async (route) => {
    await gate.promise
    await route.abort()
  })
  await openHydrated(page, '/history')
  await followLink(page, '/alumni-gallery')
  await expect(page.getByRole('status').getByText('Loading…')).toBeVisible()
  await look(page, 'alumni-gallery-loading')
  gate.resolve()
  await expect(page.getByRole('alert').getByText(failure, { exact: true })).toBeVisible()
  await look(page, 'alumni-gallery-failed')
  await context.unroute('**/assets/watch-gallery*')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(cards(page)).toHaveCount(1)
  expect(pageErrorsExceptAborted(visitor)).toEqual([])
})
