import { collectionPaths } from '@prangan/contract/paths'
import type { Auth, UserRecord } from 'firebase-admin/auth'
import type { Firestore } from 'firebase-admin/firestore'
import { afterAll, beforeAll } from 'vitest'
import { accountDocument } from '../../functions/src/auth/account-store.ts'
import { examples } from '../../functions/src/openapi/examples.ts'
import { type AuthProxy, openAuthProxy } from './auth-proxy.ts'
import { call, form, signIn } from './call.ts'
import { type OwnApp, useOwnApp } from './use-own-app.ts'
import { useTriggers } from './use-triggers.ts'

export const teacher = (email: string, more: Record<string, string> = {}) => ({
  ...examples.addFaculty.body,
  email,
  ...more,
})

export type Office = {
  app: OwnApp
  proxy: AuthProxy
  auth: Auth
  firestore: Firestore
  admin: string
}

/** Starts an app with triggers, and a proxy to the Auth service that can fail. */
export function useOffice(): Office {
  const app = useOwnApp()
  useTriggers(app)
  const office = { app } as Office
  beforeAll(async () => {
    office.proxy = await openAuthProxy(process.env.FIREBASE_AUTH_EMULATOR_HOST ?? '')
    process.env.FIREBASE_AUTH_EMULATOR_HOST = office.proxy.host
    ;[office.auth, office.firestore] = await Promise.all([app.auth(), app.firestore()])
    office.admin = await signIn('admin')
  })
  afterAll(() => office.proxy?.close())
  return office
}

export const add = ({ admin }: Pick<Office, 'admin'>, fields: Record<string, string>) =>
  call('POST /faculty/addfaculty', { token: admin, ...form(fields) })

async function usersOf(auth: Auth, email: string): Promise<UserRecord[]> {
  const found: UserRecord[] = []
  let next: string | undefined
  do {
    const { users, pageToken } = await auth.listUsers(1000, next)
    found.push(...users.filter((user) => user.email?.normalize('NFKC').toLowerCase() === email))
    next = pageToken
  } while (next)
  return found
}

export async function everythingOf({ auth, firestore }: Pick<Office, 'auth' | 'firestore'>, email: string) {
  const of = async (collection: string, field: string) =>
    (await firestore.collection(collection).where(field, '==', email).get()).docs.map((found) => found.data())
  const [claim, users, profiles, mails, audit] = await Promise.all([
    accountDocument(firestore, email).get(),
    usersOf(auth, email),
    of(collectionPaths.faculty, 'email'),
    of(collectionPaths.mail, 'to'),
    of(collectionPaths.audit, 'subject'),
  ])
  return {
    claims: claim.exists ? [claim.data()] : [],
    users,
    profiles,
    mails,
    created: audit.filter(({ action }) => action === 'account created'),
  }
}
export const nothing = { claims: [], users: [], profiles: [], mails: [], created: [] }
