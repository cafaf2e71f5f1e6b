import { randomInt, randomUUID } from 'node:crypto'
import type { Role } from '@prangan/contract/roles'
import type { Firebase } from '../../functions/src/lib/firebase.ts'
import { call, json } from './call.ts'

/** Someone with an account of their own, so that no test locks the demo's people out. */
export type Person = { uid: string; uname: string; psw: string }

/** An address that nobody had before. */
export const newEmail = (name = 'person'): string => `${name}-${randomUUID().slice(0, 8)}@sarvodaya.test`

/** A mobile number that nobody had before. */
export const newMobile = (): string => `7${String(randomInt(1e9)).padStart(9, '0')}`

/** A new client's network address, as the header that a proxy would write. */
export const newClientHeaders = (): Record<string, string> => ({
  'x-forwarded-for': `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`,
})

/** Creates a finished account, with a role or without. */
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

/** The id of a new device. */
export const newDevice = (): string => randomUUID()

/** Replaces the password that the office chose, and signs in. */
export function choosePassword(
  { uname, psw }: Pick<Person, 'uname' | 'psw'>,
  newPassword = 'New#Lantern-2026',
  options: { origin?: string; clientHeaders?: Record<string, string> } = {},
) {
  const { body, headers } = json({ uname, psw, newPassword })
  const { clientHeaders = newClientHeaders(), ...rest } = options
  return call('POST /auth/choose_password', { body, headers: { ...headers, ...clientHeaders }, ...rest })
}

/** Signs in, with a device id if one is given. */
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
