import { dayInIndia } from '@prangan/contract/india-time'
import type { Handler } from '@prangan/functions/http/handler'
import { Failure } from '@prangan/functions/lib/failure'
import { waitsForGuardian } from '../../contract/requirements.ts'
import { changeApplication } from '../application-store.ts'
import { refuseDayToCome } from '../refuse-day-to-come.ts'

/**
 * Records a guardian's consent on paper, which counts like the mailed code. The audit trail names the clerk who saw it. Throws
 * 409 if no consent is missing.
 */
export const recordGuardianConsent: Handler<'recordGuardianConsent'> = async ({ params, body }, context) => {
  const { caller, now } = context
  const { name, signedOn } = body
  refuseDayToCome('signedOn', signedOn, now)
  const version = await changeApplication(context, { id: params.id, version: body.version }, (before) => {
    if (!waitsForGuardian(before, dayInIndia(now))) throw new Failure('not-now')
    return {
      fields: { guardianAgreedAt: now, guardianPaper: { name, signedOn, seenBy: caller.email } },
      action: 'guardian agreed',
      detail: `on paper of ${signedOn}`,
    }
  })
  return { message: 'Application updated successfully!', version }
}
