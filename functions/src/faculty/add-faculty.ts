import { departmentInFull } from '@prangan/contract/departments'
import { fieldMessages } from '@prangan/contract/field-messages'
import { documentPaths } from '@prangan/contract/paths'
import { RoleSchema } from '@prangan/contract/roles'
import { normaliseEmail } from '@prangan/contract/schemas/fields'
import type { Auth } from 'firebase-admin/auth'
import type { Firestore } from 'firebase-admin/firestore'
import { addAudit, doneBy } from '../audit/audit.ts'
import {
  type Claim,
  checkClaim,
  claimAccount,
  deleteUser,
  findUser,
  isAuthError,
  undoAccount,
} from '../auth/account-store.ts'
import { checkPassword, normalisePassword } from '../auth/check-password.ts'
import { addAccess, staffDocument, writeAccess } from '../auth/staff-access.ts'
import { newFirstPassword, newStaff } from '../auth/staff-store.ts'
import type { Context, Handler, Input } from '../http/handler.ts'
import { Failure } from '../lib/failure.ts'
import { logUnfinishedAccount } from '../lib/log.ts'
import { runTransaction } from '../lib/run-transaction.ts'
import { queueMail } from '../mail/queue-mail.ts'
import { setRemoved } from './faculty-store.ts'
import { newFaculty } from './new-faculty.ts'
import { followDepartments } from './sync-departments.ts'

type Form = Input<'addFaculty'>['body']

/** A stranger may sign up with the address each time we delete their user, so attempts are limited. */
const maxAttempts = 5

/** Returns true if the account gets a profile among the teachers. */
const isShown = ({ userType, profile }: Form): boolean => userType === 'faculty' && profile === 'public'

const addedAs = ({ userType, profile }: Form): string =>
  userType === 'admin' ? 'Admin' : profile === 'none' ? 'Office staff' : 'Faculty'

/** Adds a teacher, an admin or office staff. The address is claimed first. A later failure undoes everything, and the sweep cleans up after a crash. */
export const addFaculty: Handler<'addFaculty'> = async ({ body }, context) => {
  const form = { ...body, email: normaliseEmail(body.email) }
  await checkPassword(form.psw, { email: form.email, field: 'psw', configuration: context.configuration })
  const [firestore, auth] = await Promise.all([context.firebase.firestore(), context.firebase.auth()])
  const answer = { message: `${addedAs(form)} added successfully!` }
  const claim = await claimAccount(firestore, auth, form.email, form.userType, context.now)
  try {
    await createUser(auth, claim.uid, form)
    await auth.setCustomUserClaims(claim.uid, { role: form.userType })
    await finish(firestore, claim, form, context, answer)
  } catch (error) {
    await undoAccount(auth, claim).catch(logUnfinishedAccount)
    throw error
  }
  if (isShown(form)) await followDepartments(firestore, context.now)
  return answer
}

/** Creates the Auth user. Anyone can sign up with any address, so a user without a role who has it is deleted. */
async function createUser(auth: Auth, uid: string, { email, name, psw }: Form): Promise<void> {
  for (let left = maxAttempts; left > 0; left -= 1) {
    const holder = await findUser(auth, email)
    const hasRole = RoleSchema.safeParse(holder?.customClaims?.role).success
    // A user with our own uid was left by a crash while this account was being created.
    if (holder && hasRole && holder.uid !== uid) throw new Failure('email-taken')
    if (holder) await deleteUser(auth, holder.uid)
    try {
      await auth.createUser({ uid, email, displayName: name, password: normalisePassword(psw) })
      return
    } catch (error) {
      if (!isAuthError(error, 'email-already-exists')) throw error
    }
  }
  throw new Failure('busy', { headers: { 'Retry-After': '60' } })
}

async function finish(
  firestore: Firestore,
  claim: Claim,
  form: Form,
  { caller, address, now, idempotency }: Context,
  answer: object,
): Promise<void> {
  const { email, name, designation, userType } = form
  const firstPassword = newFirstPassword(now)
  const profile = await firestore.doc(documentPaths.faculty(claim.uid)).get()
  // A removed profile would disable the account again.
  if (userType === 'faculty' && form.profile === 'none' && profile.exists) {
    throw new Failure('invalid-input', { fields: { profile: fieldMessages.hasProfile } })
  }
  await runTransaction(firestore, async (transaction) => {
    await checkClaim(transaction, claim)
    transaction.update(claim.document, { state: 'ready', at: now })
    const staff = { ...newStaff({ email, role: userType }), firstPassword }
    transaction.set(staffDocument(firestore, claim.uid), staff)
    await addAccess(transaction, firestore, claim.uid, staff)
    if (isShown(form) && !profile.exists) {
      const department = departmentInFull(form.dept)
      transaction.create(profile.ref, newFaculty({ name, email, designation, department }))
    }
    addAudit(transaction, firestore, {
      action: 'account created',
      subject: email,
      detail: userType === 'faculty' && !isShown(form) ? 'office staff' : userType,
      ...doneBy({ caller, address, now }),
    })
    const firstPasswordUntil = firstPassword.until.toISOString()
    const mail = { kind: 'account created', to: email, name, firstPasswordUntil, language: null } as const
    queueMail(transaction, firestore, mail, now)
    idempotency.keepAnswer(transaction, answer)
  })
  await writeAccess(firestore, claim.uid)
  // Their account had been deleted at the Auth service, and the sweep had removed the profile: restore it.
  if (profile.exists && userType === 'faculty') {
    await setRemoved(firestore, { uid: claim.uid, email }, false, doneBy({ caller, address, now }))
  }
}
