import { randomInt } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import { collectionPaths } from '@prangan/contract/paths'
import { press, waitForText } from '@prangan/tests/browser/steps/account.ts'
import { inputOf } from '@prangan/tests/browser/steps/desk.ts'
import { deletePublic } from '@prangan/tests/support/public-lists.ts'
import type { Firestore } from 'firebase-admin/firestore'
import { admissionPaths } from '../../../contract/paths.ts'

const minute = 60_000
const inMinutes = (minutes: number) => inputOf(new Date(Date.now() + minutes * minute))
const field = (page: Page, name: string) => page.locator(`[name="${name}"]`)

export function newSessionName(): string {
  const year = 2050 + randomInt(49)
  return `${year}-${String((year + 1) % 100).padStart(2, '0')}`
}

type NewSession = {
  name: string
  course: string
  /** All seats are in the open category. */
  seats: number
  columns: readonly string[]
}

export async function addSession(page: Page, { name, course, seats, columns }: NewSession): Promise<string> {
  await page.goto('/AdminDashboard/admission-sessions/new')
  await field(page, 'name').fill(name)
  await field(page, 'lastDate').fill('2099-08-31')
  await field(page, 'listsUntil').fill('2099-10-31')
  await page.getByRole('checkbox', { name: /^On the site/ }).check()
  await field(page, 'programmes.0.course').selectOption(course)
  await field(page, 'programmes.0.opensAt').fill(inMinutes(-10))
  await field(page, 'programmes.0.closesAt').fill(inMinutes(60 * 24))
  await page.getByText('Level, faculty and fee').click()
  await field(page, 'programmes.0.faculty').fill('science')
  await field(page, 'programmes.0.fee.amount').fill('5200')
  await field(page, 'programmes.0.fee.cautionMoney').fill('500')
  await page.getByRole('heading', { name: 'Seats', exact: true }).click()
  await field(page, 'programmes.0.seats.total').fill(String(seats))
  for (const head of ['sc', 'st', 'obc', 'ews'])
    await field(page, `programmes.0.seats.vertical.${head}`).fill('0')
  await page.getByRole('heading', { name: /^Claims/ }).click()
  await press(page, 'Add claim')
  await field(page, 'claims.0.name.en').fill('NCC B certificate')
  await field(page, 'claims.0.name.hi').fill('एनसीसी ‘बी’ प्रमाण-पत्र')
  await field(page, 'claims.0.points').fill('2')
  await page.getByRole('heading', { name: 'Documents', exact: true }).click()
  // The test's session is years ahead, so everybody would have a gap year.
  await press(page, 'Delete Document 6')
  await page.getByRole('heading', { name: 'University', exact: true }).click()
  await field(page, 'columns').fill(columns.join('\n'))
  await press(page, 'Save')
  await page.waitForURL((url) => !url.pathname.endsWith('/new'))
  return new URL(page.url()).pathname.split('/').at(-1) ?? ''
}

export async function removeSession(firestore: Firestore, session: string): Promise<void> {
  for (const name of [collectionPaths.admissions, collectionPaths.admissionLists]) {
    const { docs } = await firestore.collection(name).where('session', '==', session).get()
    await Promise.all(docs.map(({ ref }) => firestore.recursiveDelete(ref)))
  }
  await deletePublic('admissions', [firestore.doc(admissionPaths.session(session))])
}

export async function publishAndOffer(page: Page, session: string, number: number): Promise<void> {
  await page.goto(`/AdminDashboard/merit-lists?session=${session}`)
  await press(page, 'Prepare the next list')
  await expect(page.getByRole('heading', { name: `List ${number}, not published yet` })).toBeVisible()
  // The programme still takes applications.
  for (const point of await page.getByRole('checkbox', { name: /^(The programme|\d+ )/ }).all())
    await point.check()
  await page.getByLabel('Why the list is published now').fill('For the test.')
  await press(page, `Publish list ${number}`)
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: `Publish list ${number}` })
    .click()
  await waitForText(page, `List ${number} is published.`)
  await page.getByRole('button', { name: 'Offer seats' }).first().click()
  await page.getByRole('dialog').getByRole('button', { name: 'Offer seats', exact: true }).click()
}
