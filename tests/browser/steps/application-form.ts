import { type BrowserContext, expect, type Page } from '@playwright/test'
import { college } from '@prangan/college/config'
import { collectionPaths } from '@prangan/contract/paths'
import { courseAt } from '@prangan/contract/testing/fixtures'
import { connectFirebase } from '../../../functions/src/lib/firebase.ts'
import type { Typed } from '../../../web/src/features/admissions/apply/api/field-names.ts'
import { keptKeys } from '../../support/page.ts'
import { newClientHeaders, newEmail, newMobile } from '../../support/people.ts'

/** The course has the first step alone, because no session has a programme for it. */
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
  city: 'Rampur',
  state: 'Uttar Pradesh',
  pincode: '289001',
  course: courseAt(5),
  qualification: 'B.A. (History), 71 %',
  ...more,
})

/** Sends requests to these URLs from a new network address, so that tests do not share rate limits; returns the headers. */
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

export const fieldOf = (page: Page, name: keyof Typed) => page.locator(`[name="${name}"]`)

export async function fillIn(page: Page, typed: Partial<Typed>): Promise<void> {
  for (const [name, text] of Object.entries(typed)) {
    const control = fieldOf(page, name as keyof Typed)
    const isSelect = await control.evaluate((element) => element instanceof HTMLSelectElement)
    await (isSelect ? control.selectOption(text) : control.fill(text))
  }
}

export const declaration = (page: Page) => page.getByRole('checkbox', { name: /^I declare/ })

/** Retries, because hydration may fill the review above and move the checkbox. */
export const declare = (page: Page) => expect(() => declaration(page).check()).toPass()

export async function sendAll(page: Page, typed: Typed): Promise<void> {
  await fillIn(page, typed)
  await declare(page)
  await page.getByRole('button', { name: 'Submit application' }).click()
}

export const keptOnDevice = async (page: Page) => [
  ...(await keptKeys(page)),
  ...(await page.evaluate(() => Object.keys(sessionStorage))),
]

export async function receiptNumber(page: Page): Promise<string> {
  const number = page.getByText(new RegExp(`^${college.shortCode}-20\\d\\d-\\w{7}$`)).first()
  await number.waitFor()
  return (await number.textContent()) ?? ''
}

export async function applicationsOf(email: string): Promise<number> {
  const firestore = await connectFirebase().firestore()
  return (await firestore.collection(collectionPaths.admissions).where('email', '==', email).get()).size
}
