import { collections } from '@prangan/contract/paths'
import type { Auth } from 'firebase-admin/auth'
import type { Firestore } from 'firebase-admin/firestore'
import { accountDocument } from '../../functions/src/auth/account-store.ts'
import { examples } from '../../functions/src/openapi/examples.ts'
import { type AppWithClock, startApp } from './app-with-clock.ts'
import { type AuthLine, openAuthLine } from './auth-line.ts'
import { call, form, json, signIn } from './call.ts'

/** What Add Faculty sends of a new teacher. */
export const teacher = (email: string, more: Record<string, string> = {}) => ({
  ...examples.addFaculty.body,
  email,
  ...more,
})

/** Everything that a test of account creation works with. */
export type Office = {
  app: AppWithClock
  /** Between the app in this process and the Auth service. */
  line: AuthLine
  auth: Auth
  firestore: Firestore
  /** An admin's token. */
  admin: string
  close(): Promise<void>
}

/** Signs an admin in, and starts the app with a clock and a line to the Auth service that can be broken. */
export async function openOffice(): Promise<Office> {
  const line = await openAuthLine(process.env.FIREBASE_AUTH_EMULATOR_HOST ?? '')
  process.env.FIREBASE_AUTH_EMULATOR_HOST = line.host
  const app = await startApp()
  const [auth, firestore] = await Promise.all([app.firebase.auth(), app.firebase.firestore()])
  const close = async () => {
    await app.close()
    await line.close()
  }
  return { app, line, auth, firestore, admin: await signIn('admin'), close }
}

/** The call as the dashboard makes it: a form, through Hosting. */
export const add = ({ admin }: Office, fields: Record<string, string>) =>
  call('POST /faculty/addfaculty', { token: admin, ...form(fields) })

/** The same as JSON to the app in this process, whose clock and line to the Auth service the test holds. */
export const addHere = ({ admin, app }: Office, fields: Record<string, string>) => {
  const { body, headers } = json(fields)
  return call('POST /faculty/addfaculty', { token: admin, origin: app.origin, body, headers })
}

/** All that there is of an address, in every place where something could be. */
export async function everythingOf({ auth, firestore }: Office, email: string) {
  const of = async (collection: string, field: string) =>
    (await firestore.collection(collection).where(field, '==', email).get()).docs.map((found) => found.data())
  const { users } = await auth.listUsers(1000)
  const [claim, profiles, mails, audit] = await Promise.all([
    accountDocument(firestore, email).get(),
    of(collections.faculty, 'email'),
    of(collections.mail, 'to'),
    of(collections.audit, 'subject'),
  ])
  return {
    claims: claim.exists ? [claim.data()] : [],
    users: users.filter((user) => user.email?.normalize('NFKC').toLowerCase() === email),
    profiles,
    mails,
    created: audit.filter(({ action }) => action === 'account created'),
  }
}
/** What there is of an address that nobody has. */
export const nothing = { claims: [], users: [], profiles: [], mails: [], created: [] }
