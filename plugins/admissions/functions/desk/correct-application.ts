import { fieldMessages } from '@prangan/contract/field-messages'
import { documentPaths } from '@prangan/contract/paths'
import type { Handler, Input } from '@prangan/functions/http/handler'
import { Failure } from '@prangan/functions/lib/failure'
import type { Firestore } from 'firebase-admin/firestore'
import { type Corrected, factGroups, partOfFact } from '../../contract/facts.ts'
import { claimItem } from '../../contract/requirements.ts'
import type { AdmissionDocument } from '../../contract/schemas/application.ts'
import {
  type Consequences,
  type Correction,
  changesList,
  type Facts,
  seenByClerk,
} from '../../contract/schemas/corrections.ts'
import { holdsSeat, isCorrectable } from '../../contract/states.ts'
import { endMailedAccess } from '../application-access.ts'
import {
  changeApplication,
  type FullApplication,
  type OfficeChange,
  toApplication,
} from '../application-store.ts'
import { corrected, correctedFields, correctionMail, detailOf, refuseUnchanged } from '../correct.ts'
import { consequencesOf, refuseUnseen } from '../lists/consequences.ts'
import { countCorrection } from '../lists/list-store.ts'
import { programmeOf, type StoredSession, sessionReference, toSession } from '../sessions/session-store.ts'

type Sent = Input<'correctApplication'>['body']
type Who = { by: string; now: Date }

const hasNoSeat = ({ isProvisional, self: { after } }: Consequences): boolean =>
  !isProvisional && after.under === ''

/**
 * Corrects facts of an application. The applicant is mailed, and sees both values. After a list was published, the caller must
 * have seen what the correction changes in it. It takes no seat: the list counts it, and says so until it is revised.
 */
export const correctApplication: Handler<'correctApplication'> = async ({ params, body }, context) => {
  const { caller, firebase, now } = context
  const who = { by: caller.email, now }
  const firestore = await firebase.firestore()
  const found = await weigh(firestore, params.id, body, who)
  refuseUnseen(found, body)
  const version = await changeApplication(
    context,
    { id: params.id, version: body.version },
    async (before, session, transaction) => {
      const { list = 0 } = found ?? {}
      const losesSeat = found !== null && holdsSeat(before, now) && hasNoSeat(found)
      const change = correct(before, session, body, { ...who, list, losesSeat })
      if (change.fields?.email !== before.email)
        await endMailedAccess(transaction, firestore, { id: before.id, application: before })
      if (found?.isLatest && !found.isProvisional && changesList(found))
        await countCorrection(transaction, firestore, found.listId)
      return change
    },
  )
  return { message: 'Application corrected successfully!', version }
}

export const previewCorrection: Handler<'previewCorrection'> = async ({ params, body }, context) => {
  const { caller, firebase, now } = context
  const found = await weigh(await firebase.firestore(), params.id, body, { by: caller.email, now })
  return { consequences: found }
}

async function weigh(
  firestore: Firestore,
  id: string,
  { version, facts }: Pick<Sent, 'version' | 'facts'>,
  who: Who,
): Promise<Consequences | null> {
  const before = toApplication(await firestore.doc(documentPaths.admission(id)).get())
  if (before.version !== version) throw new Failure('changed-meanwhile')
  if (before.session === '') throw new Failure('not-now')
  const session = toSession(await sessionReference(firestore, before.session).get())
  const result = resultOf(before, session, facts, who.now)
  if (result.changes.every(({ fact }) => partOfFact(fact) === 'contact')) return null
  const checks = checksAfter(before, result, who)
  return consequencesOf(firestore, { ...before, id }, session, { after: result.after, checks }, who.now)
}

function resultOf(before: AdmissionDocument, session: StoredSession, facts: Facts, now: Date): Corrected {
  if (!before.details) throw new Failure('not-sent-yet')
  if (!isCorrectable(before)) throw new Failure('not-now')
  const programme = programmeOf(session, before.programme)
  const result = corrected(before, facts, {
    session,
    programme,
    groups: factGroups(session, programme),
    now,
  })
  refuseUnchanged(facts, result)
  return result
}

function correct(
  before: FullApplication,
  session: StoredSession,
  { facts, document, reason }: Sent,
  { by, now, ...found }: Who & Pick<Correction, 'list' | 'losesSeat'>,
): OfficeChange {
  const result = resultOf(before, session, facts, now)
  if (!seenByClerk.includes(document) && !before.documents[document])
    throw new Failure('invalid-input', { fields: { document: fieldMessages.chooseDocument } })
  return {
    fields: {
      ...correctedFields(before, result, { document, reason, by, at: now, ...found }),
      checks: checksAfter(before, result, { by, now }),
    },
    action: 'application corrected',
    detail: detailOf(result),
    mail: {
      topic: 'corrected',
      content: correctionMail(result, { reason, isByOffice: true, losesSeat: found.losesSeat }),
    },
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
