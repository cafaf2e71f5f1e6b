import { normaliseEmail } from '@prangan/contract/schemas/fields'
import type { StaffDocument } from '@prangan/contract/schemas/staff'
import type { Handler } from '../../http/handler.ts'
import { Failure } from '../../lib/failure.ts'
import { createSdkToken } from '../staff-store.ts'
import { openSession, userOf, withProfile } from './open-session.ts'
import { countSignIn } from './sign-in-limits.ts'

/** Counts the attempt before the password is compared, and records its outcome after. */
export const login: Handler<'login'> = async ({ body }, context) => {
  const { firebase, address, now } = context
  const [auth, firestore] = await Promise.all([firebase.auth(), firebase.firestore()])
  const account = normaliseEmail(body.uname)
  const attempt = { account, address, device: body.device, now }
  const { token, claims, role, staff } = await countSignIn(firestore, attempt, async () => {
    const opened = await openSession(context, account, body.psw)
    refuseFirstPassword(opened.staff, now)
    return opened
  })
  return {
    token,
    customToken: await createSdkToken(auth, claims),
    userType: role,
    user: await withProfile(firebase, userOf(claims), role),
    message: 'Login successful',
    ...(staff.asksAboutPassword && { asksAboutPassword: true }),
  }
}

function refuseFirstPassword({ firstPassword }: StaffDocument, now: Date): void {
  if (!firstPassword) return
  throw new Failure(firstPassword.until > now ? 'first-password' : 'first-password-ended')
}
