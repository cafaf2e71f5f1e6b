import { waitsForGuardian } from '@prangan/contract/admissions/requirements'
import { dayInIndia } from '@prangan/contract/india-time'
import type { Handler } from '../../http/handler.ts'
import { Failure } from '../../lib/failure.ts'
import { changeApplication } from '../application-store.ts'
import { refuseDayToCome } from '../refuse-day-to-come.ts'

/**
 * Handles `recordGuardianConsent`: a paper with the guardian's signature counts like the code that is mailed. The audit
 * trail says who of the office has seen it. Throws 409 where no guardian has still to agree.
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
