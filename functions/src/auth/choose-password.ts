import { errors } from '@prangan/contract/errors'
import { normaliseEmail } from '@prangan/contract/schemas/fields'
import { StaffDocumentSchema } from '@prangan/contract/schemas/staff'
import type { DocumentReference } from 'firebase-admin/firestore'
import type { Handler } from '../http/handler.ts'
import { compareAndSet } from '../lib/compare-and-set.ts'
import { Failure } from '../lib/failure.ts'
import { parseStored } from '../lib/parse-stored.ts'
import { checkPassword, normalisePassword } from './check-password.ts'
import { openNextSession, setPassword } from './set-password.ts'
import { openSession, userOf, withProfile } from './sign-in/open-session.ts'
import { countSignIn } from './sign-in/sign-in-limits.ts'
import { rememberSource } from './sign-in/sign-in-sources.ts'
import { staffDocument } from './staff-access.ts'

/** Milliseconds after which a call that began to replace a first password has ended: no request runs that long. */
const longestCall = 60_000

/**
 * Replaces the password that the office chose, and signs its owner in. It counts as a sign-in, so the first password cannot be
 * guessed faster here.
 */
export const choosePassword: Handler<'choosePassword'> = async ({ body }, context) => {
  const { firebase, configuration, address, now } = context
  const account = normaliseEmail(body.uname)
  if (normalisePassword(body.newPassword) === normalisePassword(body.psw)) {
    throw new Failure('same-password', { fields: { newPassword: errors['same-password'][1] } })
  }
  await checkPassword(body.newPassword, { email: account, field: 'newPassword', configuration })
  const firestore = await firebase.firestore()
  const attempt = { account, address, device: body.device, now }
  const { claims, role, staff } = await countSignIn(firestore, attempt, async () => {
    const opened = await openSession(context, account, body.psw)
    await takeFirstPassword(staffDocument(firestore, opened.claims.uid), now)
    return opened
  })
  const user = { ...userOf(claims), email: staff.email }
  const entry = {
    action: 'password changed',
    actor: user.email,
    actorUid: user.uid,
    subject: user.email,
    from: address,
    at: now,
  } as const
  await setPassword(firebase, { ...user, language: body.language }, body.newPassword, entry)
  await rememberSource(firestore, attempt)
  return {
    ...(await openNextSession(context, user, body.newPassword)),
    userType: role,
    user: await withProfile(firebase, user, role),
    message: 'Login successful',
  }
}

/**
 * Lets only one call replace the first password. The Auth service sets a password outside of any transaction, so parallel calls
 * must be refused before. After a crash the first password can be replaced again.
 */
async function takeFirstPassword(document: DocumentReference, now: Date): Promise<void> {
  await compareAndSet(async () => {
    const stored = await document.get()
    const { firstPassword } = parseStored(StaffDocumentSchema, stored)
    if (!firstPassword || !stored.updateTime) throw new Failure('password-chosen')
    const { until, takenAt } = firstPassword
    if (takenAt && takenAt.getTime() > now.getTime() - longestCall) throw new Failure('password-chosen')
    if (until <= now) throw new Failure('first-password-ended')
    const batch = document.firestore.batch()
    const taken = { firstPassword: { until, takenAt: now } }
    batch.update(document, taken, { lastUpdateTime: stored.updateTime })
    return { batch, value: undefined }
  })
}
