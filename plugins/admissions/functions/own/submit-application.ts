import { isDeepStrictEqual } from 'node:util'
import { fieldMessages } from '@prangan/contract/field-messages'
import { dayInIndia } from '@prangan/contract/india-time'
import type { Handler } from '@prangan/functions/http/handler'
import { Failure } from '@prangan/functions/lib/failure'
import { issuesInDetails, missingDocuments } from '../../contract/requirements.ts'
import { type DocumentRule, programmeStatusOf } from '../../contract/schemas/admission-sessions.ts'
import type { ApplicationDetails, ApplicationDetailsInput } from '../../contract/schemas/full-application.ts'
import { changeOwn } from './change-own.ts'
import { needsGuardian, type Own, stateOf } from './own-steps.ts'

/**
 * Accepts the later steps; a repeated call changes nothing. Throws 400 at the fields, and 409 for missing documents or after
 * the programme's deadline.
 */
export const submitApplication: Handler<'submitApplication'> = async ({ body }, context) => {
  const { token, ...sent } = body
  return changeOwn(token, context, (own) => {
    const { application, session, programme, now } = own
    const details = detailsOf(sent, own)
    if (application.details && isSame(application.details, details)) return undefined
    if (stateOf(own) !== 'incomplete' || !session || !programme) throw new Failure('not-now')
    if (programmeStatusOf(programme, now) !== 'open') throw new Failure('admission-closed')
    const fields = issuesInDetails(session, programme, application, sent, dayInIndia(now))
    if (Object.keys(fields).length > 0) throw new Failure('invalid-input', { fields })
    refuseMissing(missingDocuments(session, programme, { ...application, ...sent }))
    return {
      fields: { details },
      action: 'application submitted',
      detail: programme.course,
      mail: { kind: 'application complete', closesAt: programme.closesAt.toISOString() },
    }
  })
}

function detailsOf(sent: ApplicationDetailsInput, own: Own): ApplicationDetails {
  return {
    ...sent,
    guardian: needsGuardian(own) ? sent.guardian : null,
    consents: sent.consents.map((consent) => ({ ...consent, at: own.now })),
    submittedAt: own.now,
  }
}

function isSame(one: ApplicationDetails, other: ApplicationDetails): boolean {
  const saidIn = ({ submittedAt: _, consents, ...said }: ApplicationDetails) => ({
    ...said,
    consents: consents.map(({ at: _, ...consent }) => consent),
  })
  return isDeepStrictEqual(saidIn(one), saidIn(other))
}

function refuseMissing(missing: readonly DocumentRule[]): void {
  if (missing.length === 0) return
  const fields = Object.fromEntries(missing.map(({ key }) => [key, fieldMessages.documentMissing]))
  throw new Failure('documents-missing', { fields })
}
