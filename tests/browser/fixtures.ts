import { randomUUID } from 'node:crypto'
import { type BrowserContextOptions, test as base, expect } from '@playwright/test'
import { collectionPaths, documentPaths } from '@prangan/contract/paths'
import type { RegisterAlumnusInput } from '@prangan/contract/schemas/alumni'
import type { FacultyDocument } from '@prangan/contract/schemas/faculty'
import { departmentNamed, designationAt } from '@prangan/contract/testing/fixtures'
import type { DocumentReference } from 'firebase-admin/firestore'
import { newFaculty } from '../../functions/src/faculty/new-faculty.ts'
import { connectFirebase, type Firebase } from '../../functions/src/lib/firebase.ts'
import { newRegistration } from '../support/alumni.ts'
import { anApplication, removeApplications } from '../support/applications.ts'
import { call, form } from '../support/call.ts'
import { openBrowser, type Person } from '../support/page.ts'
import { type Person as Account, makePerson } from '../support/people.ts'
import { deletePublic, putPublic } from '../support/public-lists.ts'
import { signedInState } from '../support/signed-in-state.ts'
import { newTyped } from './steps/application-form.ts'

type BrowserOptions = {
  width?: number
  height?: number
  hasTouch?: boolean
  /** Allows the site's service worker. */
  hasWorker?: boolean
  storageState?: Exclude<BrowserContextOptions['storageState'], string>
}

type Admin = Account & {
  token: string
  storageState: NonNullable<BrowserOptions['storageState']>
}

export type Teacher = Account & { name: string; profile: DocumentReference }

export type TestFixtures = {
  /** Opens another person's browser. The test fails if any page has errors at its end. */
  openPerson: (options?: BrowserOptions) => Promise<Person>
  visitor: Person
  office: Person
  addTeacher: (fields?: Partial<FacultyDocument>) => Promise<Teacher>
  openTeacher: (teacher: Account) => Promise<Person>
  /** Publishes a notice as the office and returns its id; the notice is deleted when the test ends. */
  publish: (fields: Record<string, string | File>) => Promise<string>
  /** A word unique to this test. Notices with it in their titles are deleted when the test ends. */
  mark: string
  atEnd: (work: () => Promise<unknown>) => void
  /** Applications with this e-mail address are removed when the test ends. */
  applicant: ReturnType<typeof newTyped>
  makeApplication: typeof anApplication
  /**
   * Returns input with a new e-mail address without registering anybody. Alumni with that address are deleted when the test
   * ends.
   */
  newAlumnus: (more?: Partial<RegisterAlumnusInput>) => RegisterAlumnusInput
}

export type WorkerFixtures = {
  firebase: Firebase
  /** This worker's admin. A test that ends sessions or changes passwords must use another person. */
  admin: Admin
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  firebase: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from it which fixtures are needed: none.
    async ({}, use) => use(connectFirebase()),
    { scope: 'worker' },
  ],
  admin: [
    async ({ firebase }, use) => {
      const account = await makePerson(firebase, 'admin')
      const { token, state } = await signedInState(account)
      await use({ ...account, token, storageState: state })
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  openPerson: async ({ browser }, use) => {
    const people: Person[] = []
    await use(async ({ width, height, hasTouch, hasWorker, storageState } = {}) => {
      const person = await openBrowser(browser, width, height, storageState, hasTouch, hasWorker)
      people.push(person)
      return person
    })
    await Promise.all(people.map(({ close }) => close()))
    expect(
      people.flatMap(({ pageErrors }) => pageErrors),
      'errors on all pages',
    ).toEqual([])
  },
  visitor: async ({ openPerson }, use) => use(await openPerson()),
  context: async ({ visitor }, use) => use(visitor.context),
  page: async ({ visitor }, use) => use(visitor.page),
  office: async ({ openPerson, admin }, use) => use(await openPerson({ storageState: admin.storageState })),
  addTeacher: async ({ firebase }, use) => {
    const firestore = await firebase.firestore()
    const profiles: DocumentReference[] = []
    await use(async ({ name = 'Dr. Kavita Rawat', ...fields } = {}) => {
      const account = await makePerson(firebase, 'faculty')
      const known = {
        name,
        email: account.uname,
        designation: designationAt(0),
        department: departmentNamed('Commerce'),
      }
      const profile = firestore.doc(documentPaths.faculty(account.uid))
      profiles.push(profile)
      await putPublic('faculty', profile, { ...newFaculty(known), ...fields })
      return { ...account, name, profile }
    })
    await deletePublic('faculty', profiles)
  },
  openTeacher: async ({ openPerson }, use) =>
    use(async (teacher) => openPerson({ storageState: (await signedInState(teacher)).state })),
  publish: async ({ admin: { token } }, use) => {
    const published: string[] = []
    await use(async (fields) => {
      const { status, body } = await call('POST /news/uploadnews', { token, ...form(fields) })
      if (status !== 201) throw new Error(`Publishing answers ${status}: ${body.message}`)
      const { Id } = body.item as { Id: string }
      published.push(Id)
      return Id
    })
    await Promise.all(published.map((id) => removeNotice(id, token)))
  },
  mark: async ({ firebase, admin: { token } }, use) => {
    const mark = randomUUID().slice(0, 8)
    await use(mark)
    const firestore = await firebase.firestore()
    const found = await Promise.all(
      [collectionPaths.news, collectionPaths.newsBin].map((name) =>
        firestore.collection(name).where('searchKeys', 'array-contains', mark).get(),
      ),
    )
    await Promise.all(found.flatMap(({ docs }) => docs).map(({ id }) => removeNotice(id, token)))
    const waiting = firestore.collection(collectionPaths.newsForApproval)
    const { docs } = await waiting.where('searchKeys', 'array-contains', mark).get()
    await Promise.all(docs.map(({ id }) => call(`DELETE /news/for-approval/${id}`, { token })))
  },
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from it which fixtures are needed: none.
  atEnd: async ({}, use) => {
    const works: (() => Promise<unknown>)[] = []
    await use((work) => works.push(work))
    for (const work of works.reverse()) await work()
  },
  applicant: async ({ firebase }, use) => {
    const applicant = newTyped()
    await use(applicant)
    await removeApplications(await firebase.firestore(), applicant.email)
  },
  makeApplication: async ({ firebase, atEnd }, use) =>
    use(async (more) => {
      const application = await anApplication(more)
      atEnd(async () => removeApplications(await firebase.firestore(), application.email))
      return application
    }),
  newAlumnus: async ({ admin: { token }, firebase }, use) => {
    const emails: string[] = []
    await use((more) => {
      const alumnus = newRegistration(more)
      emails.push(alumnus.email)
      return alumnus
    })
    const firestore = await firebase.firestore()
    const found = await Promise.all(
      [collectionPaths.alumni, collectionPaths.alumniBin].flatMap((name) =>
        emails.map((email) => firestore.collection(name).where('email', '==', email).get()),
      ),
    )
    const ids = new Set(found.flatMap(({ docs }) => docs.map(({ id }) => id)))
    await Promise.all([...ids].map((id) => removeAlumnus(id, token)))
  },
})
export { expect }

/** Deletes an alumnus permanently, who may be in the bin or deleted already. */
async function removeAlumnus(id: string, token: string): Promise<void> {
  await call(`DELETE /admin/${id}`, { token })
  await call(`DELETE /admin/bin/alumni/${id}`, { token })
}

/** Deletes a notice permanently, so that neither the list nor the bin grows. It may be in the bin or deleted already. */
async function removeNotice(id: string, token: string): Promise<void> {
  await call(`DELETE /news/${id}`, { token })
  await call(`DELETE /admin/bin/notices/${id}`, { token })
}
