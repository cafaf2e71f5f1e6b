import { doneBy } from '../audit/audit.ts'
import type { Handler } from '../http/handler.ts'
import { checkPassword } from './check-password.ts'
import { confirmPassword } from './confirm-password.ts'
import { openNextSession, setPassword } from './set-password.ts'
import { rememberSource } from './sign-in/sign-in-sources.ts'

/** Changes the caller's password. Every session ends; the reply opens the next one. */
export const changePassword: Handler<'changePassword'> = async ({ body }, context) => {
  const { caller, firebase, configuration } = context
  const { uid, email } = caller
  await checkPassword(body.newPassword, { email, field: 'newPassword', configuration })
  const [auth, firestore] = await Promise.all([firebase.auth(), firebase.firestore()])
  const attempt = await confirmPassword(context, body)
  const { displayName } = await auth.getUser(uid)
  const owner = { uid, email, name: displayName ?? '', language: body.language }
  const entry = { action: 'password changed', subject: email, ...doneBy(context) } as const
  await setPassword(firebase, owner, body.newPassword, entry)
  await rememberSource(firestore, attempt)
  return {
    message: 'Your password was changed.',
    ...(await openNextSession(context, owner, body.newPassword)),
  }
}
