import { type Role, RoleSchema } from '@prangan/contract/roles'
import { normaliseEmail } from '@prangan/contract/schemas/fields'
import type { DecodedIdToken } from 'firebase-admin/auth'
import type { Handler } from '../../http/handler.ts'
import { Failure } from '../../lib/failure.ts'
import type { Firebase } from '../../lib/firebase.ts'
import { createSdkToken, findStaffDocument, isInForce } from '../staff-store.ts'
import { countSignIn } from './sign-in-limits.ts'
import { comparePassword } from './sign-in-with-password.ts'

/** A sign-in, counted before the password is compared, and settled after. */
export const login: Handler<'login'> = async ({ body }, { firebase, address, now }) => {
  const [auth, firestore] = await Promise.all([firebase.auth(), firebase.firestore()])
  const account = normaliseEmail(body.uname)
  const attempt = { account, address, device: body.device, now }
  const { token, claims, role } = await countSignIn(firestore, attempt, () =>
    openSession(firebase, account, body.psw),
  )
  return {
    token,
    customToken: await createSdkToken(auth, claims),
    userType: role,
    user: { uid: claims.uid, email: claims.email ?? '', name: String(claims.name ?? '') },
    message: 'Login successful',
  }
}

/** The session of a member of staff. A person without a role, or removed, is refused in the words of a wrong password. */
async function openSession(
  firebase: Firebase,
  account: string,
  password: string,
): Promise<{ token: string; claims: DecodedIdToken; role: Role }> {
  const token = await comparePassword(account, password)
  const claims = await (await firebase.auth()).verifyIdToken(token)
  const role = RoleSchema.safeParse(claims.role)
  const staff = role.success && (await findStaffDocument(firebase, claims.uid))
  if (!staff || !isInForce(staff, claims)) throw new Failure('wrong-credentials')
  return { token, claims, role: role.data }
}
