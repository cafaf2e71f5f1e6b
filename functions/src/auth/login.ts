import { RoleSchema } from '@prangan/contract/roles'
import { normaliseEmail } from '@prangan/contract/schemas/fields'
import { configuration } from '../http/configuration.ts'
import { Failure } from '../http/failure.ts'
import type { Handler } from '../http/handler.ts'
import { signInWithPassword } from './sign-in-with-password.ts'

/** Call 6. A person without a role is refused in the words of a wrong password. */
export const login: Handler<'login'> = async ({ body }, { firebase }) => {
  const token = await signInWithPassword(normaliseEmail(body.uname), body.psw, configuration.webApiKey())
  const auth = await firebase.auth()
  const claims = await auth.verifyIdToken(token)
  const role = RoleSchema.safeParse(claims.role)
  if (!role.success) throw new Failure('wrong-credentials')
  return {
    token,
    customToken: await auth.createCustomToken(claims.uid),
    userType: role.data,
    user: { uid: claims.uid, email: claims.email ?? '', name: String(claims.name ?? '') },
    message: 'Login successful',
  }
}
