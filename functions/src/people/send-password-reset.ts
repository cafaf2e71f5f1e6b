import { limits } from '@prangan/contract/limits'
import { addAudit, doneBy } from '../audit/audit.ts'
import { requestCode } from '../auth/password-reset/request-code.ts'
import type { Handler } from '../http/handler.ts'
import { Failure } from '../lib/failure.ts'
import { checkMailServer } from '../mail/transport.ts'
import { findPerson } from './change-staff.ts'

const minutes = limits.otp.lifetime / 60_000

/** Requests a code as the person would, within the same limits. The password stays valid until it is reset. */
export const sendPasswordReset: Handler<'sendPasswordReset'> = async ({ params }, context) => {
  const { firebase, configuration, address, now } = context
  const { email, isDisabled } = await findPerson(context, params.uid)
  if (isDisabled) throw new Failure('account-disabled')
  await checkMailServer(configuration).catch((cause: unknown) => {
    throw new Failure('mail-failed', { cause })
  })
  const firestore = await firebase.firestore()
  const attempt = { account: email, address, device: undefined, now }
  await requestCode(firestore, attempt, configuration, { isByOffice: true })
  const batch = firestore.batch()
  addAudit(batch, firestore, { action: 'password reset sent', subject: email, ...doneBy(context) })
  await batch.commit()
  return { message: `A code is on its way to ${email}. It works for ${minutes} minutes.` }
}
