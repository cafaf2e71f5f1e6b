import { type Role, RoleSchema } from '@prangan/contract/roles'
import { normaliseEmail } from '@prangan/contract/schemas/fields'
import type { DecodedIdToken } from 'firebase-admin/auth'
import type { Handler } from '../../http/handler.ts'
import type { Deps } from '../../lib/deps.ts'
import { Failure } from '../../lib/failure.ts'
import { createSdkToken, findStaffDocument, isInForce } from '../staff-store.ts'
import { countSignIn } from './sign-in-limits.ts'
import { comparePassword } from './sign-in-with-password.ts'

/** Signs in. The attempt is counted before the password is compared, and its outcome is recorded after. */
export const login: Handler<'login'> = async ({ body }, context) => {
  const { firebase, address, now } = context
  const [auth, firestore] = await Promise.all([firebase.auth(), firebase.firestore()])
  const account = normaliseEmail(body.uname)
  const attempt = { account, address, device: body.device, now }
  const { token, claims, role } = await countSignIn(firestore, attempt, () =>
    openSession(context, account, body.psw),
  )
  return {
    token,
    customToken: await createSdkToken(auth, claims),
    userType: role,
    user: { uid: claims.uid, email: claims.email ?? '', name: String(claims.name ?? '') },
    message: 'Login successful',
  }
}

/** Opens the session of a member of staff. A person without a role, or removed, gets the error of a wrong password. */
async function openSession(
  { firebase, configuration }: Pick<Deps, 'firebase' | 'configuration'>,
  account: string,
  password: string,
): Promise<{ token: string; claims: DecodedIdToken; role: Role }> {
  const token = await comparePassword(account, password, configuration)
  const claims = await (await firebase.auth()).verifyIdToken(token)
  const role = RoleSchema.safeParse(claims.role)
  const staff = role.success && (await findStaffDocument(firebase, claims.uid))
  if (!staff || !isInForce(staff, claims)) throw new Failure('wrong-credentials')
  return { token, claims, role: role.data }
}
