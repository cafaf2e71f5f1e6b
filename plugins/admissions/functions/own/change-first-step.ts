import { fieldMessages } from '@prangan/contract/field-messages'
import {
  type AdmissionInput,
  AdmissionInputSchema,
  applicationKeys,
} from '@prangan/contract/schemas/admissions'
import type { Handler } from '@prangan/functions/http/handler'
import { Failure } from '@prangan/functions/lib/failure'
import { openProgramme } from '../../contract/schemas/admission-sessions.ts'
import type { AdmissionDocument } from '../../contract/schemas/application.ts'
import { endMailedAccess } from '../application-access.ts'
import { changeOwn } from './change-own.ts'
import { isToBeSent, type Own } from './own-steps.ts'

/**
 * Changes what the first step of an application says, until the whole is sent: only then it is checked, and a change a
 * correction. After another e-mail address, codes go there, and only this page stays open.
 */
export const changeFirstStep: Handler<'changeFirstStep'> = async ({ body }, context) => {
  const { token, ...form } = body
  const firestore = await context.firebase.firestore()
  return changeOwn(token, context, async (own, transaction) => {
    const { application, programme } = own
    if (!isToBeSent(own) || !programme) throw new Failure('not-now')
    const changed = fieldsIn(application, form)
    if (changed.length === 0) return undefined
    const isMoved = changed.includes('email')
    if (isMoved && form.email === '')
      throw new Failure('invalid-input', { fields: { email: fieldMessages.emailMissing } })
    const chosen = changed.includes('course') ? otherProgramme(own, form.course) : programme
    if (isMoved) await endMailedAccess(transaction, firestore, own, token)
    return {
      fields: { ...form, programme: chosen.key, searchKeys: applicationKeys({ ...application, ...form }) },
      action: 'application changed',
      detail: changed.join(', '),
      ...(isMoved && {
        mail: { kind: 'programme application received', closesAt: chosen.closesAt.toISOString() },
      }),
    }
  })
}

const names = Object.keys(AdmissionInputSchema.shape) as (keyof AdmissionInput)[]

const fieldsIn = (before: AdmissionDocument, form: AdmissionInput): (keyof AdmissionInput)[] =>
  names.filter((name) => form[name] !== before[name])

function otherProgramme({ session, now }: Own, course: string) {
  const open = session && openProgramme([session], course, now)
  if (!open) throw new Failure('invalid-input', { fields: { course: fieldMessages.courseClosed } })
  return open.programme
}
