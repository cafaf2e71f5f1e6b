import { randomInt, randomUUID } from 'node:crypto'
import type { Role } from '@prangan/contract/roles'
import type { Firebase } from '../../functions/src/lib/firebase.ts'
import { call, json } from './call.ts'

/** Each test uses its own accounts, so that none locks the demo's people out. */
export type Person = { uid: string; uname: string; psw: string }

export const newEmail = (name = 'person'): string => `${name}-${randomUUID().slice(0, 8)}@college.test`

export const newMobile = (): string => `7${String(randomInt(1e9)).padStart(9, '0')}`

/** Returns the header that a proxy would write for a new network address. */
export const newClientHeaders = (): Record<string, string> => ({
  'x-forwarded-for': `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`,
})

export async function makePerson(firebase: Firebase, role?: Role): Promise<Person> {
  const person = { uname: newEmail(role), psw: `Courtyard ${randomUUID().slice(0, 8)}` }
  const auth = await firebase.auth()
  const { uid } = await auth.createUser({
    email: person.uname,
    password: person.psw,
    displayName: 'A Test Person',
  })
  if (role) await auth.setCustomUserClaims(uid, { role })
  return { uid, ...person }
}

export const newDevice = (): string => randomUUID()

export function choosePassword(
  { uname, psw }: Pick<Person, 'uname' | 'psw'>,
  newPassword = 'New#Lantern-2026',
  options: { origin?: string; clientHeaders?: Record<string, string> } = {},
) {
  const { body, headers } = json({ uname, psw, newPassword })
  const { clientHeaders = newClientHeaders(), ...rest } = options
  return call('POST /auth/choose_password', { body, headers: { ...headers, ...clientHeaders }, ...rest })
}

export function signInAs(
  { uname, psw }: Pick<Person, 'uname' | 'psw'>,
  options: { origin?: string; clientHeaders?: Record<string, string>; device?: string | undefined } = {},
) {
  const { body, headers } = json({ uname, psw, device: options.device })
  return call('POST /auth/login_auth', {
    body,
    headers: { ...headers, ...options.clientHeaders },
    ...(options.origin && { origin: options.origin }),
  })
}
