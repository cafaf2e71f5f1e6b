import { errors } from '@prangan/contract/errors'
import { normaliseEmail } from '@prangan/contract/schemas/fields'
import { doneBy } from '../audit/audit.ts'
import type { Handler } from '../http/handler.ts'
import { Failure } from '../lib/failure.ts'
import { checkPassword } from './check-password.ts'
import { openNextSession, setPassword } from './set-password.ts'
import { countSignIn } from './sign-in/sign-in-limits.ts'
import { rememberSource } from './sign-in/sign-in-sources.ts'
import { comparePassword } from './sign-in/sign-in-with-password.ts'

/**
 * A signed-in person changes their own password. A wrong current password counts as a failed sign-in, so a stolen
 * session cannot guess it faster. Every session ends; the answer opens the next one.
 */
export const changePassword: Handler<'changePassword'> = async ({ body }, context) => {
  const { caller, firebase, configuration, address, now } = context
  const { uid, email } = caller
  await checkPassword(body.newPassword, { email, field: 'newPassword', configuration })
  const [auth, firestore] = await Promise.all([firebase.auth(), firebase.firestore()])
  const attempt = { account: normaliseEmail(email), address, device: body.device, now }
  const compare = () => comparePassword(attempt.account, body.currentPassword, configuration)
  await countSignIn(firestore, attempt, compare).catch((error: unknown) => {
    throw asOfThisForm(error)
  })
  const { displayName } = await auth.getUser(uid)
  const owner = { uid, email, name: displayName ?? '' }
  const entry = { action: 'password changed', subject: email, ...doneBy(context) } as const
  await setPassword(firebase, owner, body.newPassword, entry)
  await rememberSource(firestore, attempt)
  return {
    message: 'Your password was changed.',
    ...(await openNextSession(context, owner, body.newPassword)),
  }
}

/** Turns a refused sign-in into this form's own error: the person is signed in and only mistyped. */
function asOfThisForm(error: unknown): unknown {
  if (!(error instanceof Failure)) return error
  if (error.code === 'sign-in-delayed') return new Failure('password-delayed', { headers: error.headers })
  if (error.code !== 'wrong-credentials') return error
  return new Failure('wrong-current-password', {
    fields: { currentPassword: errors['wrong-current-password'][1] },
  })
}
