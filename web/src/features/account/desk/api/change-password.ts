import { authEndpoints } from '@prangan/contract/endpoints/auth'
import { call } from '../../../../http/client.ts'
import { deviceId } from '../../../../lib/device.ts'
import { language } from '../../../../messages/language.ts'
import { freshToken } from '../../api/keep-token.ts'
import { renewSession } from '../../api/renew-session.ts'

/** Changes the password of the person at this desk, and goes on with their next session. Returns the server's message. */
export async function changePassword({
  currentPassword,
  newPassword,
}: {
  currentPassword: string
  newPassword: string
}): Promise<string> {
  const body = { currentPassword, newPassword, device: deviceId(), language: language() }
  const token = await freshToken()
  const answer = await renewSession(call(authEndpoints, 'changePassword', { body }, { token }))
  return answer.message
}
