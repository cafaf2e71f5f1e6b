import { demoAdmin, teacherPassword } from '@prangan/college/demo/accounts'
import { demoTeachers } from '@prangan/college/demo/teachers'
import { documentPaths } from '@prangan/contract/paths'
import type { Role } from '@prangan/contract/roles'
import type { AccountDocument } from '@prangan/contract/schemas/private-documents'
import type { Auth } from 'firebase-admin/auth'
import { accountDocument } from '../../functions/src/auth/account-store.ts'
import { accessOf, staffDocument } from '../../functions/src/auth/staff-access.ts'
import { newStaff } from '../../functions/src/auth/staff-store.ts'
import type { Target } from './target.ts'
import { uidOf } from './teachers.ts'

type Account = { email: string; name: string; password: string; role: Role; isDisabled?: boolean }

export const demoAccounts: readonly Account[] = [
  { ...demoAdmin, role: 'admin' },
  ...demoTeachers.map(
    ({ email, name, isRemoved = false }): Account => ({
      email,
      name,
      password: teacherPassword,
      role: 'faculty',
      isDisabled: isRemoved,
    }),
  ),
]

async function loadAccount(auth: Auth, { email, name, password, role }: Account): Promise<void> {
  const uid = uidOf(email)
  const account = { email, password, displayName: name, emailVerified: true, disabled: false }
  try {
    await auth.createUser({ uid, ...account })
  } catch (error) {
    const isThere = (error as { code?: unknown }).code === 'auth/uid-already-exists'
    if (!isThere) throw error
    await auth.updateUser(uid, account)
  }
  await auth.setCustomUserClaims(uid, { role })
}

/** Existing accounts are reset to their demo password and role. */
export async function loadAccounts({ auth, firestore }: Target): Promise<void> {
  await Promise.all(demoAccounts.map((account) => loadAccount(auth, account)))
  const batch = firestore.batch()
  for (const { email, role, isDisabled = false } of demoAccounts) {
    const account: AccountDocument = { uid: uidOf(email), role, state: 'ready', at: new Date() }
    batch.set(accountDocument(firestore, email), account)
    const staff = { ...newStaff({ email, role }), isDisabled }
    batch.set(staffDocument(firestore, uidOf(email)), staff)
    batch.set(firestore.doc(documentPaths.staffAccess(uidOf(email))), accessOf(staff))
  }
  await batch.commit()
}
