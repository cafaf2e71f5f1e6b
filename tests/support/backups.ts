import { createHash, randomUUID } from 'node:crypto'
import { type App, initializeApp } from 'firebase-admin/app'
import { type Auth, getAuth } from 'firebase-admin/auth'
import { type Firestore, getFirestore } from 'firebase-admin/firestore'
import { readAccounts } from '../../operations/src/backup/accounts.ts'
import { readDocuments } from '../../operations/src/backup/documents.ts'
import { readFiles } from '../../operations/src/backup/files.ts'
import { connectSuite, type Target } from '../../operations/src/backup/target.ts'

/** A separate project on the running emulators with its own Firestore, accounts and bucket. */
export type OwnProject = { target: Target; firestore: Firestore; auth: Auth }

export function newProject(): OwnProject {
  const projectId = `demo-${randomUUID().slice(0, 8)}`
  const app: App = initializeApp({ projectId }, projectId)
  return {
    target: connectSuite(projectId),
    firestore: getFirestore(app),
    auth: getAuth(app),
  }
}

export async function everythingIn(target: Target, leftOut: (path: string) => boolean = () => false) {
  const documents: Record<string, unknown> = {}
  for await (const { path, fields } of readDocuments(target))
    if (!leftOut(path)) documents[path] = withoutProject(fields, target)
  const files: Record<string, unknown> = {}
  for await (const { head, body = [] } of readFiles(target)) {
    const hash = createHash('sha256')
    for await (const bytes of body) hash.update(bytes)
    files[(head as { name: string }).name] = { head, sha256: hash.digest('hex') }
  }
  const accounts: Record<string, unknown> = {}
  for await (const account of readAccounts(target)) {
    // The service sets the time of an import, and derives the rest.
    const { validSince, passwordUpdatedAt, lastRefreshAt, initialEmail, ...kept } = account
    accounts[account.localId] = { disabled: false, ...kept }
  }
  return { documents, files, accounts }
}

/** References name their project, which differs after a restore. */
const withoutProject = (fields: unknown, { projectId }: Target): unknown =>
  JSON.parse(JSON.stringify(fields).replaceAll(`"projects/${projectId}/`, '"projects/any/'))

export async function wipe({ projectId, bucket }: Target): Promise<void> {
  const { FIRESTORE_EMULATOR_HOST: firestore, FIREBASE_AUTH_EMULATOR_HOST: auth } = process.env
  const clear = (address: string) =>
    fetch(`http://${address}`, { method: 'DELETE', headers: { authorization: 'Bearer owner' } })
  await Promise.all([
    clear(`${firestore}/emulator/v1/projects/${projectId}/databases/(default)/documents`),
    clear(`${auth}/emulator/v1/projects/${projectId}/accounts`),
    bucket.deleteFiles(),
  ])
}

export async function signInTo({ projectId }: Target, email: string, password: string): Promise<string> {
  const response = await fetch(
    `http://${process.env.FIREBASE_AUTH_EMULATOR_HOST}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword`,
    {
      method: 'POST',
      headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
      body: JSON.stringify({ email, password, targetProjectId: projectId, returnSecureToken: true }),
    },
  )
  const answer = (await response.json()) as { localId?: string; error?: { message: string } }
  return answer.localId ?? answer.error?.message ?? ''
}
