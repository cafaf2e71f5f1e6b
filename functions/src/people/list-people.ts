import { collectionPaths } from '@prangan/contract/paths'
import {
  type Grant,
  GrantSchema,
  grantNames,
  grantsAt,
  lastDaysOf,
  type Role,
  RoleSchema,
} from '@prangan/contract/roles'
import type { PersonItem, PersonState } from '@prangan/contract/schemas/people'
import { type StaffDocument, StaffDocumentSchema } from '@prangan/contract/schemas/staff'
import type { Auth, UserRecord } from 'firebase-admin/auth'
import type { Handler } from '../http/handler.ts'
import type { Firebase } from '../lib/firebase.ts'
import { parseStored } from '../lib/parse-stored.ts'

/** The Auth service returns at most this many users in one call. */
const perCall = 100

export const listPeople: Handler<'listPeople'> = async (_input, { firebase, now }) => ({
  people: await readPeople(firebase, now),
})

export async function readPeople(firebase: Firebase, now: Date): Promise<PersonItem[]> {
  const [firestore, auth] = await Promise.all([firebase.firestore(), firebase.auth()])
  const withRole = firestore.collection(collectionPaths.staff).where('role', 'in', RoleSchema.options)
  const { docs } = await withRole.get()
  const users = await usersOf(
    auth,
    docs.map(({ id }) => id),
  )
  const people = docs.map((stored) =>
    toPerson(stored.id, parseStored(StaffDocumentSchema, stored), users.get(stored.id), now),
  )
  return people.sort(byRoleAndName)
}

async function usersOf(auth: Auth, uids: readonly string[]): Promise<Map<string, UserRecord>> {
  const calls = Array.from({ length: Math.ceil(uids.length / perCall) }, (_, index) => {
    const part = uids.slice(index * perCall, (index + 1) * perCall)
    return auth.getUsers(part.map((uid) => ({ uid })))
  })
  const found = (await Promise.all(calls)).flatMap(({ users }) => users)
  return new Map(found.map((user) => [user.uid, user]))
}

function toPerson(uid: string, staff: StaffDocument, user: UserRecord | undefined, now: Date): PersonItem {
  const lastDays = knownLastDays(staff)
  const { lastSignInTime } = user?.metadata ?? {}
  return {
    uid,
    name: user?.displayName || staff.email,
    email: staff.email,
    role: staff.role as Role,
    grants: grantsAt(staff, now).flatMap((name) => GrantSchema.safeParse(name).data ?? []),
    ...(lastDays && { lastDays }),
    state: stateOf(staff, user),
    lastSignIn: lastSignInTime ? new Date(lastSignInTime).toISOString() : '',
    firstPasswordUntil: staff.firstPassword?.until.toISOString() ?? '',
    version: staff.version,
  }
}

function knownLastDays(staff: StaffDocument): Partial<Record<Grant, string>> | undefined {
  const lastDays = lastDaysOf(staff)
  const known = grantNames.flatMap((grant) => (lastDays[grant] ? [[grant, lastDays[grant]] as const] : []))
  return known.length > 0 ? Object.fromEntries(known) : undefined
}

/** The operator may have disabled an account at the Auth service. */
function stateOf(staff: StaffDocument, user: UserRecord | undefined): PersonState {
  if (staff.isDisabledByAdmin || user?.disabled) return 'disabled'
  return staff.isDisabled ? 'removed' : 'active'
}

function byRoleAndName(a: PersonItem, b: PersonItem): number {
  return (
    a.role.localeCompare(b.role, 'en') ||
    a.name.localeCompare(b.name, 'en') ||
    a.email.localeCompare(b.email, 'en')
  )
}
