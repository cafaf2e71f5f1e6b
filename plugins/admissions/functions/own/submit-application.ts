import { isDeepStrictEqual } from 'node:util'
import { fieldMessages } from '@prangan/contract/field-messages'
import { dayInIndia } from '@prangan/contract/india-time'
import type { Context, Handler } from '@prangan/functions/http/handler'
import { Failure } from '@prangan/functions/lib/failure'
import { issuesInDetails, missingDocuments } from '../../contract/requirements.ts'
import { type DocumentRule, programmeStatusOf } from '../../contract/schemas/admission-sessions.ts'
import type { ApplicationDetails, ApplicationDetailsInput } from '../../contract/schemas/full-application.ts'
import { changeOwn } from './change-own.ts'
import { mailGuardianCode } from './guardian-consent.ts'
import { needsGuardian, type Own, stateOf } from './own-steps.ts'

/**
 * Accepts the later steps and mails a code to the guardian of an applicant under 18; a repeated call changes nothing. Throws 400 at the fields, and 409 for missing documents or after
 * the programme's deadline.
 */
export const submitApplication: Handler<'submitApplication'> = async ({ body }, context) => {
  const { token, ...sent } = body
  let submitted: Own | undefined
  const shown = await changeOwn(token, context, (own, _, clerk) => {
    const { application, session, programme, now } = own
    const details = detailsOf(sent, own)
    if (application.details && isSame(application.details, details)) return undefined
    if (stateOf(own) !== 'incomplete' || !session || !programme) throw new Failure('not-now')
    if (programmeStatusOf(programme, now) !== 'open') throw new Failure('admission-closed')
    const fields = issuesInDetails(session, programme, application, sent, dayInIndia(now))
    if (Object.keys(fields).length > 0) throw new Failure('invalid-input', { fields })
    refuseMissing(missingDocuments(session, programme, { ...application, ...sent }))
    // At the counter the guardian signs on paper.
    if (clerk === '' && details.guardian) submitted = { ...own, application: { ...application, details } }
    return {
      fields: { details },
      action: 'application submitted',
      detail: programme.course,
      mail: {
        kind: 'application complete',
        closesAt: programme.closesAt.toISOString(),
        guardian: details.guardian?.email ?? '',
      },
    }
  })
  if (submitted) await mailCode(submitted, context)
  return shown
}

/** The application is stored all the same: another code can be asked for on its page. */
async function mailCode(
  own: Own,
  context: Pick<Context, 'firebase' | 'configuration' | 'now'>,
): Promise<void> {
  try {
    await mailGuardianCode(await context.firebase.firestore(), own, context)
  } catch (error) {
    if (!(error instanceof Failure)) throw error
  }
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
