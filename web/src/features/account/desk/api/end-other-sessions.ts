import { authEndpoints } from '@prangan/contract/endpoints/auth'
import { call } from '../../../../http/client.ts'
import { deviceId } from '../../../../lib/device.ts'
import { freshToken } from '../../api/keep-token.ts'
import { renewSession } from '../../api/renew-session.ts'

/** Ends every other session of the person at this desk, and goes on with their next one. Returns the server's message. */
export async function endOtherSessions({ currentPassword }: { currentPassword: string }): Promise<string> {
  const body = { currentPassword, device: deviceId() }
  const token = await freshToken()
  const answer = await renewSession(call(authEndpoints, 'endOtherSessions', { body }, { token }))
  return answer.message
}
