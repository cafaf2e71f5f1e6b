import type { RegisterAlumnusInput } from '@prangan/contract/schemas/alumni'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { call, json } from './call.ts'
import { accessibilityFaults, photograph, widths } from './page.ts'
import { newPlace } from './people.ts'

/** Photographs a state at each width, and asks axe about it at each. */
export async function lookAtAllWidths(page: Page, name: string): Promise<void> {
  const before = page.viewportSize()
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    expect([width, ...(await accessibilityFaults(page))]).toEqual([width])
  }
  if (before) await page.setViewportSize(before)
  await photograph(page, name)
}

/** The page's registrations come from an address of their own, so that no test uses up another's turns. */
export async function sendFrom(page: Page, place = newPlace()): Promise<void> {
  await page.route('**/alumni/reg_sub', async (route) =>
    route.continue({ headers: { ...(await route.request().allHeaders()), ...place } }),
  )
}

/** How the form names each field. */
export const fieldLabels = {
  name: 'Name',
  father: "Father's name",
  mother: "Mother's name",
  dob: 'Date of birth',
  gender: 'Gender',
  email: 'E-mail',
  MoNo: 'Mobile number',
  address: 'Address',
  degree: 'Degree',
  year: 'Year of passing',
  specialization: 'Specialization (optional)',
  designation: 'Designation',
  workingplace: 'Working place',
} as const satisfies Record<keyof RegisterAlumnusInput, string>
export const fieldNames = Object.keys(fieldLabels) as (keyof typeof fieldLabels)[]

/** A field of the form by its name, which the form holds as its own. */
export const field = (page: Page, name: keyof typeof fieldLabels | 'photo') =>
  page.locator(`form [name="${name}"]`)

/** Opens the form from its page. */
export async function openForm(page: Page): Promise<void> {
  await page.goto('/alumni-registration')
  await page.getByRole('button', { name: 'Get Registered' }).click()
  await page.getByRole('heading', { name: 'Your registration' }).waitFor()
}

/** Fills the form in, all but the photo. */
export async function fillIn(page: Page, told: RegisterAlumnusInput): Promise<void> {
  for (const name of fieldNames) {
    const control = field(page, name)
    if (name === 'gender' || name === 'degree') await control.selectOption(told[name])
    else await control.fill(told[name])
  }
}

/** What stands in the form. */
export async function valuesIn(page: Page): Promise<Record<string, string>> {
  const values = await Promise.all(fieldNames.map((name) => field(page, name).inputValue()))
  return Object.fromEntries(fieldNames.map((name, at) => [name, values[at] ?? '']))
}

/** Chooses a file as the photo, and waits until the form has told about it. */
export async function choosePhoto(page: Page, buffer: Buffer, name = 'me.jpg'): Promise<void> {
  await field(page, 'photo').setInputFiles({ name, mimeType: 'image/jpeg', buffer })
  await page
    .getByText(/ picture, \d+ × \d+ px/)
    .or(page.getByText(/^(This type of file|The file could not)/))
    .waitFor()
}

/** The office verifies an alumnus (call 25). */
export async function verify(id: string, token: string): Promise<void> {
  const { status, body } = await call(`PUT /admin/status/${id}`, { token, ...json({ status: true }) })
  if (status !== 200) throw new Error(`Verifying answers ${status}: ${body.message}`)
}

/** The office deletes an alumnus (call 27). */
export async function remove(id: string, token: string): Promise<void> {
  const { status, body } = await call(`DELETE /admin/${id}`, { token })
  if (status !== 200) throw new Error(`Deleting answers ${status}: ${body.message}`)
}
