import { randomUUID } from 'node:crypto'
import { hostOf } from './storage-emulators.ts'

const project = process.env.GCLOUD_PROJECT ?? 'demo-prangan'
const service = `http://${hostOf('FIREBASE_AUTH_EMULATOR_HOST')}/identitytoolkit.googleapis.com/v1`

export type Account = { uid: string; email: string; password: string; token: string }

type Reply = { localId: string; idToken: string }

async function call(path: string, body: object, asOwner = false): Promise<Reply> {
  const response = await fetch(`${service}/${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...(asOwner && { Authorization: 'Bearer owner' }) },
    body: JSON.stringify(body),
  })
  if (!response.ok) throw new Error(`Auth emulator, ${path}: ${response.status} ${await response.text()}`)
  return (await response.json()) as Reply
}

/** Signs up with the public web key, sets the claims and signs in, so that the token is real. */
export async function createAccount(claims: object): Promise<Account> {
  const email = `storage-rules-${randomUUID()}@college.test`
  const password = randomUUID()
  const { localId: uid } = await call('accounts:signUp?key=web', { email, password })
  const customAttributes = JSON.stringify(claims)
  await call(`projects/${project}/accounts:update`, { localId: uid, customAttributes }, true)
  const credentials = { email, password, returnSecureToken: true }
  const { idToken: token } = await call('accounts:signInWithPassword?key=web', credentials)
  return { uid, email, password, token }
}

export async function deleteAccount({ uid }: Account): Promise<void> {
  await call(`projects/${project}/accounts:delete`, { localId: uid }, true)
}
