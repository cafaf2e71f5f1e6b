import { collectionPaths } from '@prangan/contract/paths'
import { RoleSchema } from '@prangan/contract/roles'
import { normaliseEmail } from '@prangan/contract/schemas/fields'
import { type StaffDocument, StaffDocumentSchema } from '@prangan/contract/schemas/staff'
import type { UserRecord } from 'firebase-admin/auth'
import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore'
import { addAudit } from '../audit/audit.ts'
import { readMember, setRemoved } from '../faculty/faculty-store.ts'
import type { Firebase } from '../lib/firebase.ts'
import { parseStored } from '../lib/parse-stored.ts'
import { deleteUser, findUser, findUserById } from './account-store.ts'
import { endSessions, revokeTokens } from './end-sessions.ts'
import { closeStaff, findStaffDocument, nextSecond, updateStaff } from './staff-store.ts'

/** Milliseconds after which a profile without an account has lost it: no request that creates both runs that long. */
const gracePeriod = 24 * 60 * 60_000

/**
 * Reconciles the staff documents, the profiles and the Auth service, after a crash or a direct change at the Auth service. The
 * staff document decides, unless the profile is removed or the account is gone. Returns how many it repaired.
 */
export async function sweepStaff(firebase: Firebase, now: Date): Promise<number> {
  const firestore = await firebase.firestore()
  const users = await usersWithRole(firebase)
  for (const { uid } of users.values()) await findStaffDocument(firebase, uid)
  const { docs } = await firestore.collection(collectionPaths.staff).get()
  let repaired = 0
  for (const stored of docs) {
    const user = users.get(stored.id) ?? (await findUserById(await firebase.auth(), stored.id))
    const isRepaired = user
      ? await repairStaff(firebase, stored, user, now)
      : await closeStaff(firestore, stored.id)
    repaired += Number(isRepaired)
  }
  return repaired + (await hideProfilesWithoutAccount(firebase, users, now))
}

async function usersWithRole(firebase: Firebase): Promise<Map<string, UserRecord>> {
  const auth = await firebase.auth()
  const found = new Map<string, UserRecord>()
  let pageToken: string | undefined
  do {
    const page = await auth.listUsers(1_000, pageToken)
    for (const user of page.users) {
      if (RoleSchema.safeParse(user.customClaims?.role).success) found.set(user.uid, user)
    }
    pageToken = page.pageToken
  } while (pageToken)
  return found
}

async function repairStaff(
  firebase: Firebase,
  stored: DocumentSnapshot,
  user: UserRecord,
  now: Date,
): Promise<boolean> {
  const isDisabledNow = await disableIfRemoved(firebase, stored)
  const hasRole = await giveRole(firebase, stored, user)
  const hasEmail = await giveEmail(firebase, stored, user, now)
  return isDisabledNow || hasRole || hasEmail
}

async function disableIfRemoved(firebase: Firebase, stored: DocumentSnapshot): Promise<boolean> {
  const { role, isDisabled, isDisabledByAdmin } = parseStored(StaffDocumentSchema, stored)
  const member = await readMember(await firebase.firestore(), stored.id)
  const shouldBe = isDisabledByAdmin || (role === 'faculty' && member?.isRemoved === true)
  if (isDisabled === shouldBe) return false
  const notBefore = nextSecond()
  const isWritten = await update(stored, { isDisabled: shouldBe, ...(shouldBe && { notBefore }) })
  if (isWritten && shouldBe) await revokeTokens(firebase, stored.id, notBefore)
  return isWritten
}

/** Repairs a role command that crashed between the staff document and the claim. */
async function giveRole(firebase: Firebase, stored: DocumentSnapshot, user: UserRecord): Promise<boolean> {
  const { role } = parseStored(StaffDocumentSchema, stored)
  if ((user.customClaims?.role ?? 'none') === role) return false
  const auth = await firebase.auth()
  await auth.setCustomUserClaims(user.uid, role === 'none' ? null : { role })
  await endSessions(firebase, user.uid)
  return true
}

/** Restores an address that somebody changed at the Auth service; they have to sign in again. */
async function giveEmail(
  firebase: Firebase,
  stored: DocumentSnapshot,
  user: UserRecord,
  now: Date,
): Promise<boolean> {
  const { email } = parseStored(StaffDocumentSchema, stored)
  const changed = normaliseEmail(user.email ?? '')
  if (changed === email) return false
  const [firestore, auth] = await Promise.all([firebase.firestore(), firebase.auth()])
  // A user without a role who signed up with the address has no right to it.
  const holder = await findUser(auth, email)
  if (holder && !RoleSchema.safeParse(holder.customClaims?.role).success) await deleteUser(auth, holder.uid)
  await auth.updateUser(user.uid, { email })
  await endSessions(firebase, user.uid)
  const batch = firestore.batch()
  const detail = `the e-mail at the Auth service was ${changed}`
  addAudit(batch, firestore, { action: 'account mended', subject: email, from: '', detail, at: now })
  await batch.commit()
  return true
}

function update({ ref, updateTime }: DocumentSnapshot, change: Partial<StaffDocument>): Promise<boolean> {
  const isUnchanged = (now: DocumentSnapshot) =>
    updateTime !== undefined && now.updateTime?.isEqual(updateTime) === true
  return updateStaff(ref.firestore, ref.id, change, isUnchanged)
}

/**
 * Removes the roles of accounts that were deleted in the Firebase console, every quarter of an hour. Their tokens stay valid
 * for an hour, and the rules read only the staff document. Returns how many.
 */
export async function closeDeletedStaff(firebase: Firebase): Promise<number> {
  const [firestore, auth] = await Promise.all([firebase.firestore(), firebase.auth()])
  const withRole = firestore.collection(collectionPaths.staff).where('role', 'in', RoleSchema.options)
  const { docs } = await withRole.select().get()
  let closed = 0
  // The Auth service returns at most a hundred users a call.
  for (let at = 0; at < docs.length; at += 100) {
    const { notFound } = await auth.getUsers(docs.slice(at, at + 100).map(({ id: uid }) => ({ uid })))
    for (const gone of notFound) {
      if ('uid' in gone) closed += Number(await closeStaff(firestore, gone.uid))
    }
  }
  return closed
}

/** Hides profiles whose account was deleted, since nobody can edit them, until the office adds the person again. */
async function hideProfilesWithoutAccount(
  firebase: Firebase,
  users: ReadonlyMap<string, UserRecord>,
  now: Date,
): Promise<number> {
  const firestore: Firestore = await firebase.firestore()
  const shown = firestore.collection(collectionPaths.faculty).where('isRemoved', '==', false).select('email')
  let hidden = 0
  for (const profile of (await shown.get()).docs) {
    if (users.has(profile.id) || profile.createTime.toMillis() > now.getTime() - gracePeriod) continue
    if (await findUserById(await firebase.auth(), profile.id)) continue
    const member = { uid: profile.id, email: String(profile.get('email')) }
    await setRemoved(firestore, member, true, { actor: 'the nightly sweep', from: '', at: now })
    hidden += 1
  }
  return hidden
}
