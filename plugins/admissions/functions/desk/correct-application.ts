import { fieldMessages } from '@prangan/contract/field-messages'
import type { Handler, Input } from '@prangan/functions/http/handler'
import { Failure } from '@prangan/functions/lib/failure'
import { type Corrected, factGroups } from '../../contract/facts.ts'
import { claimItem } from '../../contract/requirements.ts'
import type { AdmissionDocument } from '../../contract/schemas/application.ts'
import { originalSeen } from '../../contract/schemas/corrections.ts'
import { isCorrectable } from '../../contract/states.ts'
import { changeApplication, type FullApplication, type OfficeChange } from '../application-store.ts'
import { corrected, correctedFields, correctionMail, detailOf, refuseUnchanged } from '../correct.ts'
import { programmeOf, type StoredSession } from '../sessions/session-store.ts'

type Sent = Input<'correctApplication'>['body']
type Who = { by: string; now: Date }

/** Corrects facts of an application. The applicant is mailed, and sees both values. */
export const correctApplication: Handler<'correctApplication'> = async ({ params, body }, context) => {
  const { caller, now } = context
  const version = await changeApplication(
    context,
    { id: params.id, version: body.version },
    (before, session) => correct(before, session, body, { by: caller.email, now }),
  )
  return { message: 'Application corrected successfully!', version }
}

function correct(
  before: FullApplication,
  session: StoredSession,
  { facts, document, reason }: Sent,
  { by, now }: Who,
): OfficeChange {
  if (!before.details) throw new Failure('not-sent-yet')
  if (!isCorrectable(before)) throw new Failure('not-now')
  if (document !== originalSeen && !before.documents[document])
    throw new Failure('invalid-input', { fields: { document: fieldMessages.chooseDocument } })
  const programme = programmeOf(session, before.programme)
  const settings = { session, programme, groups: factGroups(session, programme), now }
  const result = corrected(before, facts, settings)
  refuseUnchanged(facts, result)
  return {
    fields: {
      ...correctedFields(before, result, { document, reason, by, at: now }),
      checks: checksAfter(before, result, { by, now }),
    },
    action: 'application corrected',
    detail: detailOf(result),
    mail: { topic: 'corrected', ...correctionMail(result, { reason, isByOffice: true }) },
  }
}

/** The clerk has read a new category or claim from its document, so it is right; checks of what is no longer claimed go. */
function checksAfter(
  { checks, category, details }: AdmissionDocument,
  { after }: Corrected,
  { by, now }: Who,
): AdmissionDocument['checks'] {
  const [claimed, claims] = [details?.claims ?? [], after.details.claims]
  const added = claims.filter((claim) => !claimed.includes(claim)).map(claimItem)
  const gone = claimed.filter((claim) => !claims.includes(claim)).map(claimItem)
  if (after.category !== category) (after.category === 'general' ? gone : added).push('category')
  const kept = Object.entries(checks).filter(([item]) => !gone.includes(item))
  const right = added.map((item) => [item, { result: 'right' as const, by, at: now }] as const)
  return Object.fromEntries([...kept, ...right])
}
