import { randomInt, randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { collectionPaths, documentPaths } from '@prangan/contract/paths'
import type { AdmissionDocument } from '@prangan/contract/schemas/admissions'
import { applicationKeys } from '@prangan/contract/schemas/admissions'
import type { Firestore } from 'firebase-admin/firestore'
import { storedDetails, storedFullApplication } from '../../web/src/testing/stored.ts'
import { expect, test } from './fixtures.ts'
import { press, waitForText } from './steps/account.ts'
import { section } from './steps/admissions.ts'
import { boxOf } from './steps/desk.ts'

const course = 'Master of Arts'
const minute = 60_000
const inMinutes = (minutes: number) => boxOf(new Date(Date.now() + minutes * minute))
const field = (page: Page, label: string) => page.getByLabel(label, { exact: false }).first()

/** Adds a session of one programme with two open seats on the desk; returns its id. */
async function openSession(page: Page, name: string): Promise<string> {
  await page.goto('/AdminDashboard/admission-sessions/new')
  await page.getByRole('textbox', { name: 'Name', exact: false }).first().fill(name)
  await field(page, 'Last date of admission').fill('2099-08-31')
  await field(page, 'Merit lists shown until').fill('2099-10-31')
  await page.getByRole('checkbox', { name: /^On the site/ }).check()
  await field(page, 'Course').selectOption(course)
  await field(page, 'Opens (India time)').fill(inMinutes(-10))
  await field(page, 'Closes (India time)').fill(inMinutes(60 * 24))
  await page.getByText('Level, faculty and fee').click()
  await page.getByRole('combobox', { name: 'Level' }).selectOption('bachelor')
  await page.getByRole('combobox', { name: 'Faculty' }).fill('arts')
  await field(page, 'Fee in rupees').fill('5200')
  await field(page, 'Of which caution money').fill('500')
  await page.getByRole('heading', { name: 'Seats', exact: true }).click()
  await field(page, 'Seats in all').fill('2')
  for (const head of ['SC', 'ST', 'OBC', 'EWS'])
    await page.getByLabel(new RegExp(`\\(${head}\\), per cent`)).fill('0')
  // Only a photo is asked of everybody here.
  await page.getByRole('heading', { name: 'Documents', exact: true }).click()
  const removers = page.getByRole('button', { name: /^Delete document/i })
  await removers.first().waitFor()
  for (let left = await removers.count(); left > 1; left -= 1) await removers.last().click()
  await page.getByRole('heading', { name: 'University', exact: true }).click()
  await field(page, 'Columns of the university’s file').fill(
    'applicationNumber\nCandidate = name\nxiiPercentage',
  )
  await press(page, 'Save')
  await page.waitForURL((url) => !url.pathname.endsWith('/new'))
  return new URL(page.url()).pathname.split('/').at(-1) ?? ''
}

/** Stores full applications as applicants send them: the first has the best marks. */
async function storeApplications(firestore: Firestore, session: string, names: readonly string[]) {
  const programme = (await firestore.doc(documentPaths.admissionSession(session)).get()).get('programmes')[0]
    .key
  const batch = firestore.batch()
  const ids = names.map((name, at) => {
    const id = `2026-T${randomUUID().slice(0, 6).toUpperCase()}`
    const { education, ...details } = storedDetails()
    const told = {
      name,
      applicationNumber: `SDC-${id}`,
      mobile: '5550012345',
      email: `${id.toLowerCase()}@example.com`,
    }
    const application: AdmissionDocument = storedFullApplication({
      ...told,
      course,
      session,
      programme,
      documents: {},
      createdAt: new Date(Date.now() - (names.length - at) * minute),
      searchKeys: applicationKeys(told),
      details: {
        ...details,
        submittedAt: new Date(Date.now() - (names.length - at) * minute),
        education: { ...education, xii: { ...education.xii, obtained: 45_000 - at * 1_000 } },
      },
    })
    batch.create(firestore.doc(documentPaths.admission(id)), application)
    return id
  })
  await batch.commit()
  return ids
}

test('A registrar opens a session, verifies by keys, publishes two lists, offers, confirms a fee, enters a walk-in and exports', {
  tag: '@slow',
}, async ({ office, firebase, atEnd }) => {
  test.setTimeout(240_000)
  const { page } = office
  const firestore = await firebase.firestore()
  const year = 2030 + randomInt(60)
  const session = await openSession(page, `${year}-${String((year + 1) % 100).padStart(2, '0')}`)
  atEnd(async () => {
    for (const name of [collectionPaths.admissions, collectionPaths.admissionLists]) {
      const { docs } = await firestore.collection(name).where('session', '==', session).get()
      await Promise.all(docs.map(({ ref }) => firestore.recursiveDelete(ref)))
    }
    await firestore.doc(documentPaths.admissionSession(session)).delete()
  })
  const names = ['Asha', 'Bina', 'Charu'].map((name) => `${name} ${randomUUID().slice(0, 6)}`)
  const [asha = '', bina = '', charu = ''] = await storeApplications(firestore, session, names)

  // Three applications, a key for each part, and one to save and go on.
  await page.goto(`${section}?tab=check&session=${session}`)
  await page.getByRole('link', { name: new RegExp(`^Check of ${names[0]}`) }).click()
  for (const name of names) {
    await page.getByRole('heading', { level: 1, name }).waitFor()
    await waitForText(page, '3 parts still to check.')
    for (const _ of ['identity', 'education', 'photo']) await page.keyboard.press('1')
    await waitForText(page, 'Every part is checked.')
    await page.keyboard.press('Control+Enter')
    await waitForText(page, `${name}: verified.`)
  }
  await page.goto(`${section}?session=${session}&status=verified`)
  await waitForText(page, '3 applications shown')

  // The first list: two seats.
  await page.goto(`/AdminDashboard/merit-lists?session=${session}`)
  await press(page, 'Compute the next list')
  await press(page, 'Publish list 1')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Publish list 1' }).click()
  await waitForText(page, 'List 1 is published.')
  await press(page, 'Offer seats')
  await page.getByRole('dialog').getByRole('button', { name: 'Offer', exact: true }).click()
  await waitForText(page, '2 seats offered.')

  // The best pays by challan; the second declines, as on the own page.
  await page.goto(`${section}/${asha}`)
  await page.getByLabel('Challan number or UTR').fill('C-4711')
  await page.getByLabel('Paid on').fill(inMinutes(0).slice(0, 10))
  await press(page, 'Confirm and admit')
  await waitForText(page, `${names[0]} is admitted.`)
  await page.getByRole('link', { name: 'Fee receipt' }).click()
  await expect(page.getByRole('article', { name: 'Receipt of the admission fee' })).toContainText('C-4711')
  await firestore.doc(documentPaths.admission(bina)).update({ status: 'declined', version: 100 })

  // The second list: the seat goes to who waited.
  await page.goto(`/AdminDashboard/merit-lists?session=${session}`)
  await press(page, 'Compute the next list')
  await press(page, 'Publish list 2')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Publish list 2' }).click()
  await waitForText(page, 'List 2 is published.')
  await page.getByRole('button', { name: 'Offer seats' }).first().click()
  await page.getByRole('dialog').getByRole('button', { name: 'Offer', exact: true }).click()
  await waitForText(page, '1 seat offered.')
  expect((await firestore.doc(documentPaths.admission(charu)).get()).get('status')).toBe('offered')

  // A walk-in without an e-mail address goes on to the later steps.
  await page.goto('/AdminDashboard/admission-counter')
  const walkIn = `Deepa ${randomUUID().slice(0, 6)}`
  const typed = {
    name: walkIn,
    fatherName: 'Mohan Joshi',
    motherName: 'Mira Joshi',
    dob: '2005-06-06',
    mobile: '9876510002',
    address: 'Naya Chowk',
    city: 'Kamalsarai',
    state: 'Uttar Pradesh',
    pincode: '289001',
    qualification: 'Intermediate (Arts), 72 %',
  }
  for (const [name, text] of Object.entries(typed)) await page.locator(`[name="${name}"]`).fill(text)
  await page.locator('[name="gender"]').selectOption('female')
  await page.locator('[name="category"]').selectOption('general')
  await page.locator('[name="course"]').selectOption(course)
  await press(page, 'Enter and go on')
  await page.getByText(new RegExp(`^${walkIn} has the number SDC-`)).waitFor()

  // The university's file has what is listed, in its own columns.
  await page.goto(`${section}?session=${session}&status=admitted`)
  await waitForText(page, '1 application shown')
  const download = page.waitForEvent('download')
  await press(page, 'University file')
  const file = await readFile(await (await download).path(), 'utf8')
  expect(file).toBe(
    `\uFEFF"applicationNumber","Candidate","xiiPercentage"\r\n"SDC-${asha}","${names[0]}","90.00"\r\n`,
  )
})
