import { type Role, RoleSchema } from '@prangan/contract/roles'
import { normaliseEmail } from '@prangan/contract/schemas/fields'
import type { DecodedIdToken } from 'firebase-admin/auth'
import type { Firebase } from '../firebase.ts'
import { configuration } from '../http/configuration.ts'
import { Failure } from '../http/failure.ts'
import type { Handler } from '../http/handler.ts'
import { normalisePassword } from './check-password.ts'
import { takePlace } from './sign-in-limits.ts'
import { signInWithPassword } from './sign-in-with-password.ts'
import { createSdkToken, findStaffDocument, isInForce } from './staff-store.ts'

/** Call 6. A place among the sign-ins under way is taken before the password is compared, and settled after. */
export const login: Handler<'login'> = async ({ body }, { firebase, address, now }) => {
  const [auth, firestore] = await Promise.all([firebase.auth(), firebase.firestore()])
  const account = normaliseEmail(body.uname)
  const place = await takePlace(firestore, { account, address, now })
  const session = await openSession(firebase, account, normalisePassword(body.psw)).catch(async (error) => {
    const isWrong = error instanceof Failure && error.code === 'wrong-credentials'
    await place.settle(isWrong ? 'failed' : 'untold')
    throw error
  })
  await place.settle('succeeded')
  const { token, claims, role } = session
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
  const token = await signInWithPassword(account, password, configuration.webApiKey())
  const claims = await (await firebase.auth()).verifyIdToken(token)
  const role = RoleSchema.safeParse(claims.role)
  const staff = role.success && (await findStaffDocument(firebase, claims.uid))
  if (!staff || !isInForce(staff, claims)) throw new Failure('wrong-credentials')
  return { token, claims, role: role.data }
}
