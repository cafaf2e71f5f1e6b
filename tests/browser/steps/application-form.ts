import { type BrowserContext, expect, type Page } from '@playwright/test'
import { college } from '@prangan/contract/college.config'
import { collectionPaths } from '@prangan/contract/paths'
import { connectFirebase } from '../../../functions/src/lib/firebase.ts'
import type { Typed } from '../../../web/src/features/admissions/api/application-fields.ts'
import { newClientHeaders, newEmail, newMobile } from '../../support/people.ts'

/** A test application, as it is typed. It is for a course with the first step alone: no session has a programme for it. */
export const newTyped = (more: Partial<Typed> = {}): Typed => ({
  name: 'Kiran Rao',
  fatherName: 'Suresh Rao',
  motherName: 'Latha Rao',
  dob: '2008-05-06',
  gender: 'female',
  category: 'obc',
  mobile: newMobile(),
  email: newEmail('applicant'),
  address: '4 Station Road, Mohalla Qazian',
  city: 'Kamalsarai',
  state: 'Uttar Pradesh',
  pincode: '289001',
  course: 'Master of Arts',
  qualification: 'B.A. (History), 71 %',
  ...more,
})

/**
 * Sends this browser's requests to these URLs from their own network address, so that tests do not share rate limits;
 * returns the headers that set it.
 */
export async function sendFromNewAddress(
  context: BrowserContext,
  addresses = '**/api/**',
): Promise<Record<string, string>> {
  const clientHeaders = newClientHeaders()
  await context.route(addresses, (route) =>
    route.continue({ headers: { ...route.request().headers(), ...clientHeaders } }),
  )
  return clientHeaders
}

/** A field of the form by its name. */
export const fieldOf = (page: Page, name: keyof Typed) => page.locator(`[name="${name}"]`)

/** Fills in fields of the application by their names. */
export async function fillIn(page: Page, typed: Partial<Typed>): Promise<void> {
  for (const [name, text] of Object.entries(typed)) {
    const control = fieldOf(page, name as keyof Typed)
    const isSelect = await control.evaluate((element) => element instanceof HTMLSelectElement)
    await (isSelect ? control.selectOption(text) : control.fill(text))
  }
}

/** The declaration's checkbox, required to submit. */
export const declaration = (page: Page) => page.getByRole('checkbox', { name: /^I declare/ })

/** Checks the declaration; again if the page is hydrated at this moment: the review above then fills up, and moves it. */
export const declare = (page: Page) => expect(() => declaration(page).check()).toPass()

/** Fills in the whole application, checks the declaration and submits it. */
export async function sendAll(page: Page, typed: Typed): Promise<void> {
  await fillIn(page, typed)
  await declare(page)
  await page.getByRole('button', { name: 'Submit application' }).click()
}

/** The keys in the browser's storage: drafts, and the receipt. */
export const keptOnDevice = (page: Page) =>
  page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)])

/** The application number that the receipt shows. */
export async function receiptNumber(page: Page): Promise<string> {
  const number = page.getByText(new RegExp(`^${college.shortCode}-20\\d\\d-\\w{7}$`)).first()
  await number.waitFor()
  return (await number.textContent()) ?? ''
}

/** How many applications with this e-mail address are stored. */
export async function applicationsOf(email: string): Promise<number> {
  const firestore = await connectFirebase().firestore()
  return (await firestore.collection(collectionPaths.admissions).where('email', '==', email).get()).size
}
