import type { Role } from '@prangan/contract/roles'
import { emulatorUrl } from './environment.ts'

/** Accounts in the Auth emulator under a separate project: the emulator's owner token may name any project. */
export type Accounts = {
  create(uid: string, role?: Role): Promise<void>
  setRole(uid: string, role?: Role): Promise<void>
  signIn(uid: string): Promise<string>
  clear(): Promise<void>
}

const emailOf = (uid: string): string => `${uid.toLowerCase()}@example.test`
const password = 'Courtyard#1970'
const claimsOf = (role?: Role): string => JSON.stringify(role ? { role } : {})

async function call(method: 'POST' | 'DELETE', path: string, body?: object): Promise<unknown> {
  const response = await fetch(`${emulatorUrl('FIREBASE_AUTH_EMULATOR_HOST')}${path}`, {
    method,
    headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  })
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`)
  return response.json()
}

export async function openAccounts(projectId: string): Promise<Accounts> {
  const api = '/identitytoolkit.googleapis.com/v1'
  const accounts: Accounts = {
    async create(uid, role) {
      await call('POST', `${api}/projects/${projectId}/accounts`, {
        localId: uid,
        email: emailOf(uid),
        password,
      })
      await accounts.setRole(uid, role)
    },
    async setRole(uid, role) {
      const customAttributes = claimsOf(role)
      await call('POST', `${api}/projects/${projectId}/accounts:update`, { localId: uid, customAttributes })
    },
    async signIn(uid) {
      const credentials = {
        email: emailOf(uid),
        password,
        returnSecureToken: true,
        targetProjectId: projectId,
      }
      const answer = await call('POST', `${api}/accounts:signInWithPassword?key=any`, credentials)
      return (answer as { idToken: string }).idToken
    },
    async clear() {
      await call('DELETE', `/emulator/v1/projects/${projectId}/accounts`)
    },
  }
  await accounts.clear()
  return accounts
}
