import { errors } from '@prangan/contract/errors'
import { normaliseEmail } from '@prangan/contract/schemas/fields'
import type { Context } from '../http/handler.ts'
import { Failure } from '../lib/failure.ts'
import { countSignIn } from './sign-in/sign-in-limits.ts'
import type { Attempt } from './sign-in/sign-in-sources.ts'
import { comparePassword } from './sign-in/sign-in-with-password.ts'

type Typed = { currentPassword: string; device?: string | undefined }

/**
 * Compares the caller's own password. A wrong one counts as a failed sign-in, so a stolen session cannot guess it faster.
 * Returns the attempt.
 */
export async function confirmPassword(
  { caller, firebase, configuration, address, now }: Context,
  { currentPassword, device }: Typed,
): Promise<Attempt> {
  const attempt = { account: normaliseEmail(caller.email), address, device, now }
  const compare = () => comparePassword(attempt.account, currentPassword, configuration)
  await countSignIn(await firebase.firestore(), attempt, compare).catch((error: unknown) => {
    throw asOfThisForm(error)
  })
  return attempt
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
