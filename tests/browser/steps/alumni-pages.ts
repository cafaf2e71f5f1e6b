import type { Page } from '@playwright/test'
import { collectionPaths, documentPaths } from '@prangan/contract/paths'
import type {
  AlumnusDocument,
  RegisterAlumnusInput,
  VerifiedAlumnusDocument,
} from '@prangan/contract/schemas/alumni'
import { degreeAt } from '@prangan/contract/testing/fixtures'
import type { Firestore } from 'firebase-admin/firestore'
import { call, form, json } from '../../support/call.ts'
import { newClientHeaders } from '../../support/people.ts'

export const registrationPath = '/alumni/reg_sub'
export const done = 'Data Submitted Successfully'

/** Each page sends from its own network address, so that tests do not share rate limits. */
export async function sendFrom(page: Page, clientHeaders = newClientHeaders()): Promise<void> {
  await page.route(`**${registrationPath}`, async (route) =>
    route.continue({ headers: { ...(await route.request().allHeaders()), ...clientHeaders } }),
  )
}

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

export const field = (page: Page, name: keyof typeof fieldLabels | 'photo') =>
  page.locator(`form [name="${name}"]`)

export async function openForm(page: Page): Promise<void> {
  await page.goto('/alumni-registration')
  await page.getByRole('button', { name: 'Get Registered' }).click()
  await page.getByRole('heading', { name: 'Your registration' }).waitFor()
}

export async function fillIn(page: Page, input: RegisterAlumnusInput): Promise<void> {
  for (const name of fieldNames) {
    const control = field(page, name)
    if (name === 'gender' || name === 'degree') await control.selectOption(input[name])
    else await control.fill(input[name])
  }
}

export const submit = (page: Page) => page.getByRole('button', { name: 'Submit', exact: true }).click()
export const preview = (page: Page) => page.getByRole('img', { name: 'The chosen portrait' })

export async function valuesIn(page: Page): Promise<Record<string, string>> {
  const values = await Promise.all(fieldNames.map((name) => field(page, name).inputValue()))
  return Object.fromEntries(fieldNames.map((name, at) => [name, values[at] ?? '']))
}

export async function choosePhoto(page: Page, buffer: Buffer, name = 'me.jpg'): Promise<void> {
  await field(page, 'photo').setInputFiles({ name, mimeType: 'image/jpeg', buffer })
  await page
    .getByText(/ picture, \d+ × \d+ px/)
    .or(page.getByText(/^(This type of file|The file could not)/))
    .waitFor()
}

export async function registrationsOf(firestore: Firestore, email: string) {
  const { docs } = await firestore.collection(collectionPaths.alumni).where('email', '==', email).get()
  return docs.map((stored) => ({ ...(stored.data() as AlumnusDocument), id: stored.id }))
}

export async function verify(id: string, token: string): Promise<void> {
  const { status, body } = await call(`PUT /admin/status/${id}`, { token, ...json({ status: true }) })
  if (status !== 200) throw new Error(`Verifying answers ${status}: ${body.message}`)
}

export async function update(id: string, fields: Record<string, string>, token: string): Promise<void> {
  const { status, body } = await call(`PUT /admin/${id}`, { token, ...form(fields) })
  if (status !== 200) throw new Error(`Updating answers ${status}: ${body.message}`)
}

export async function remove(id: string, token: string): Promise<void> {
  const { status, body } = await call(`DELETE /admin/${id}`, { token })
  if (status !== 200) throw new Error(`Deleting answers ${status}: ${body.message}`)
}

export const classmate: VerifiedAlumnusDocument = {
  name: 'Anita Devi',
  photo: '',
  degree: degreeAt(0),
  yearOfPassing: '2090',
  designation: '',
  workingAddress: 'Rampur',
}

export async function addClassmates(firestore: Firestore, count: number): Promise<string[]> {
  const ids = Array.from({ length: count }, (_, at) => `classmate-${String(at).padStart(3, '0')}`)
  const batch = firestore.batch()
  for (const id of ids)
    batch.set(firestore.doc(documentPaths.verifiedAlumnus(id)), { ...classmate, designation: id })
  await batch.commit()
  return ids
}
