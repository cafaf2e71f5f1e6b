import { documentPaths } from '@prangan/contract/paths'
import { RoleSchema } from '@prangan/contract/roles'
import { normaliseEmail } from '@prangan/contract/schemas/fields'
import type { Auth } from 'firebase-admin/auth'
import type { Firestore } from 'firebase-admin/firestore'
import { addAudit, doneBy } from '../audit/audit.ts'
import {
  type Claim,
  claimAccount,
  deleteUser,
  findUser,
  isAuthError,
  undoAccount,
} from '../auth/account-store.ts'
import { checkPassword, normalisePassword } from '../auth/check-password.ts'
import { newStaff, staffDocument } from '../auth/staff-store.ts'
import type { Context, Handler, Input } from '../http/handler.ts'
import { Failure } from '../lib/failure.ts'
import { logUnfinishedAccount } from '../lib/log.ts'
import { queueMail } from '../mail/queue-mail.ts'
import { setRemoved } from './faculty-store.ts'
import { departmentInFull, newFaculty } from './new-faculty.ts'

type Form = Input<'addFaculty'>['body']

/** How often a stranger may sign up with the address while we remove them, before we give up. */
const tries = 5

/** Handles `addFaculty`. The address is claimed first; whatever fails after that is undone, and what a crash leaves is swept. */
export const addFaculty: Handler<'addFaculty'> = async ({ body }, context) => {
  const form = { ...body, email: normaliseEmail(body.email) }
  await checkPassword(form.psw, { email: form.email, field: 'psw' })
  const [firestore, auth] = await Promise.all([context.firebase.firestore(), context.firebase.auth()])
  const answer = { message: `${form.userType === 'admin' ? 'Admin' : 'Faculty'} added successfully!` }
  const claim = await claimAccount(firestore, auth, form.email, form.userType, context.now)
  try {
    await createUser(auth, claim.uid, form)
    await auth.setCustomUserClaims(claim.uid, { role: form.userType })
    await finish(firestore, claim, form, context, answer)
  } catch (error) {
    // What cannot be undone now either is left to the sweep.
    await undoAccount(auth, claim).catch(logUnfinishedAccount)
    throw error
  }
  return answer
}

/** Makes the Auth user. Anyone can sign up with any address: whoever holds this one without a role has to go. */
async function createUser(auth: Auth, uid: string, { email, name, psw }: Form): Promise<void> {
  for (let left = tries; left > 0; left -= 1) {
    const holder = await findUser(auth, email)
    const hasRole = RoleSchema.safeParse(holder?.customClaims?.role).success
    // Under our own uid it is what a crash left of this very account.
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

/** Writes all there is to write in one step: it is there whole, or not at all. */
async function finish(
  firestore: Firestore,
  claim: Claim,
  form: Form,
  { caller, address, now, idempotency }: Context,
  answer: object,
): Promise<void> {
  const { email, name, designation, userType } = form
  const profile = await firestore.doc(documentPaths.faculty(claim.uid)).get()
  const batch = firestore.batch()
  batch.update(claim.document, { state: 'ready', at: now }, { lastUpdateTime: claim.writtenAt })
  batch.set(staffDocument(firestore, claim.uid), newStaff({ email, role: userType }))
  if (userType === 'faculty' && !profile.exists) {
    const department = departmentInFull(form.dept)
    batch.create(profile.ref, newFaculty({ name, email, designation, department }))
  }
  addAudit(batch, firestore, {
    action: 'account created',
    subject: email,
    detail: userType,
    ...doneBy({ caller, address, now }),
  })
  queueMail(batch, firestore, { kind: 'account created', to: email, name }, now)
  idempotency.keepAnswer(batch, answer)
  await batch.commit()
  // Their account was deleted at the Auth service, and the sweep had removed the profile: it is back as it was.
  if (profile.exists && userType === 'faculty') {
    await setRemoved(firestore, { uid: claim.uid, email }, false, doneBy({ caller, address, now }))
  }
}
