import { type Browser, type BrowserContextOptions, test as base, expect } from '@playwright/test'
import { connectFirebase, type Firebase } from '../../functions/src/firebase.ts'
import { call, form } from '../support/call.ts'
import { openBrowser, type Person } from '../support/page.ts'
import { type Person as Account, makePerson } from '../support/people.ts'
import { takeTroubles } from './steps/account.ts'
import { signInToDesk } from './steps/desk.ts'

/** How a person's browser differs from the usual: their screen's size in CSS pixels, and what it has stored. */
type BrowserOptions = {
  width?: number
  height?: number
  storageState?: Exclude<BrowserContextOptions['storageState'], string>
}

/** An admin with an account of their own. */
type Admin = Account & {
  token: string
  /** What a browser stores in which they are signed in. */
  storageState: NonNullable<BrowserOptions['storageState']>
}

type TestFixtures = {
  /** Opens a browser for one more person. Nothing may have gone wrong on anybody's pages when the test ends. */
  openPerson: (options?: BrowserOptions) => Promise<Person>
  /** Somebody who has never been here. */
  visitor: Person
  /** An admin who is signed in, on no page yet. */
  office: Person
  /** Publishes a notice as the office; gives its id. It is deleted when the test ends. */
  publish: (fields: Record<string, string | File>) => Promise<string>
}

type WorkerFixtures = {
  firebase: Firebase
  /** The admin of this worker: a test that ends sessions or changes passwords takes a person of its own. */
  admin: Admin
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  firebase: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from it which fixtures are needed: none.
    async ({}, use) => use(connectFirebase()),
    { scope: 'worker' },
  ],
  admin: [
    async ({ browser, firebase }, use) => {
      const account = await makePerson(firebase, 'admin')
      await use({ ...account, ...(await signIn(browser, account)) })
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  openPerson: async ({ browser }, use) => {
    const people: Person[] = []
    await use(async ({ width, height, storageState } = {}) => {
      const person = await openBrowser(browser, width, height, storageState)
      people.push(person)
      return person
    })
    await Promise.all(people.map(({ context }) => context.close()))
    expect(people.flatMap(takeTroubles), 'what went wrong on all pages').toEqual([])
  },
  visitor: async ({ openPerson }, use) => use(await openPerson()),
  context: async ({ visitor }, use) => use(visitor.context),
  page: async ({ visitor }, use) => use(visitor.page),
  office: async ({ openPerson, admin }, use) => use(await openPerson({ storageState: admin.storageState })),
  publish: async ({ admin: { token } }, use) => {
    const published: string[] = []
    await use(async (fields) => {
      const { status, body } = await call('POST /news/uploadnews', { token, ...form(fields) })
      if (status !== 201) throw new Error(`Publishing answers ${status}: ${body.message}`)
      const { Id } = body.item as { Id: string }
      published.push(Id)
      return Id
    })
    await Promise.all(published.map((id) => call(`DELETE /news/${id}`, { token })))
  },
})
export { expect }

/** Signs an admin in once by hand; gives what their browser has stored then. */
async function signIn(browser: Browser, account: Account): Promise<Pick<Admin, 'token' | 'storageState'>> {
  const { page, context } = await openBrowser(browser)
  await signInToDesk(page, account)
  const token = (await page.evaluate(() => localStorage.getItem('token'))) ?? ''
  const storageState = await context.storageState({ indexedDB: true })
  await context.close()
  return { token, storageState }
}
