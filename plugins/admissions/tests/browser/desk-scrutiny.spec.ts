import { documentPaths } from '@prangan/contract/paths'
import { expect, test } from '@prangan/tests/browser/fixtures.ts'
import { partsOfFocused } from '@prangan/tests/browser/steps/in-view.ts'
import { look } from '@prangan/tests/support/page.ts'
import { removeSession } from './steps/admission-session.ts'
import { aDayOfApplications, checkApplication, documentIsShown, toCheck } from './steps/scrutiny.ts'

const mostKeys = 10

test('A clerk checks twenty applications without a question by at most ten keys each, seeing every document', {
  tag: '@slow',
}, async ({ office: { page }, firebase, atEnd }) => {
  const firestore = await firebase.firestore()
  const { session, applications } = await aDayOfApplications(firebase, 20)
  atEnd(() => removeSession(firestore, session))
  const viewed: string[] = []
  page.on('request', (request) => {
    const document = /\/admissions\/([^/]+\/documents\/[^/]+)$/.exec(request.url())?.[1]
    if (document) viewed.push(document)
  })
  await page.goto(`/AdminDashboard/admissions/${applications[0]?.id}${toCheck(session)}`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await look(page, 'scrutiny')
  for (const { id, name } of applications) {
    const { keys } = await checkApplication(page, name)
    expect(keys, name).toBeLessThanOrEqual(mostKeys)
    expect((await firestore.doc(documentPaths.admission(id)).get()).get('status')).toBe('verified')
  }
  const all = applications.flatMap(({ id, documents }) =>
    Object.keys(documents).map((slot) => `${id}/documents/${slot}`),
  )
  expect(viewed.toSorted()).toEqual(all.toSorted())
})

test('A clerk who asks the applicant sees the question being typed, above the bar that saves', {
  tag: '@slow',
}, async ({ openPerson, admin: { storageState }, firebase, atEnd }) => {
  const firestore = await firebase.firestore()
  const { session, applications } = await aDayOfApplications(firebase, 1)
  atEnd(() => removeSession(firestore, session))
  const { page } = await openPerson({ width: 1366, height: 768, storageState })
  await page.goto(`/AdminDashboard/admissions/${applications[0]?.id}${toCheck(session)}`)
  const question = page.getByLabel('Question to the applicant')
  for (const key of ['1', '2']) {
    await expect(page.locator('[data-item][aria-current]')).toBeVisible()
    await documentIsShown(page)
    await page.keyboard.press(key)
  }
  await expect(question).toBeFocused()
  expect(await partsOfFocused(page)).toEqual([
    expect.objectContaining({ issue: '' }),
    expect.objectContaining({ issue: '' }),
  ])
  // It may still be reading a document that is about to be removed.
  await page.close()
})

test('On a screen of 1366 by 768 px, 25 applications with their documents fit two screens', {
  tag: '@slow',
}, async ({ openPerson, admin: { storageState }, firebase, atEnd }) => {
  const firestore = await firebase.firestore()
  const { session, applications } = await aDayOfApplications(firebase, 25)
  atEnd(() => removeSession(firestore, session))
  const { page } = await openPerson({ width: 1366, height: 768, storageState })
  await page.goto(`/AdminDashboard/admissions?session=${session}`)
  await expect(page.getByRole('row')).toHaveCount(1 + applications.length)
  const end = await page
    .getByRole('table')
    .evaluate((table) => Math.round(table.getBoundingClientRect().bottom + scrollY))
  expect(end).toBeLessThanOrEqual(2 * 768)
})
