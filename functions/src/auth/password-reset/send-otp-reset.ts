import { limits } from '@prangan/contract/limits'
import { normaliseEmail } from '@prangan/contract/schemas/fields'
import type { Handler } from '../../http/handler.ts'
import { Failure } from '../../lib/failure.ts'
import { checkMailServer } from '../../mail/transport.ts'
import { requestCode } from './request-code.ts'

const minutes = limits.otp.lifetime / 60_000
const message = `If there is an account with this address, a code is on its way to it. It works for ${minutes} minutes.`

/** Stores the request. After the reply, a trigger looks up the account and mails the code. */
export const sendOtpReset: Handler<'sendOtpReset'> = async (
  { body },
  { firebase, configuration, now, address },
) => {
  await checkMailServer(configuration).catch((cause: unknown) => {
    throw new Failure('mail-failed', { cause })
  })
  const attempt = { account: normaliseEmail(body.email), address, device: body.device, now }
  const { language } = body
  const firestore = await firebase.firestore()
  return { message, flow: await requestCode(firestore, attempt, configuration, { language }) }
}
