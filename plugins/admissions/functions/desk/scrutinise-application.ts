import { fieldMessages } from '@prangan/contract/field-messages'
import { dayInIndia } from '@prangan/contract/india-time'
import type { Handler, Input } from '@prangan/functions/http/handler'
import { Failure } from '@prangan/functions/lib/failure'
import { ownFactGroups } from '../../contract/facts.ts'
import { admissionLimits } from '../../contract/limits.ts'
import type { ProgrammeStatusMail } from '../../contract/mails.ts'
import {
  claimItem,
  mayBeRefused,
  needsReason,
  openQueries,
  refusedItems,
  scrutinyItems,
  waitsForGuardian,
} from '../../contract/requirements.ts'
import type { AdmissionDocument } from '../../contract/schemas/application.ts'
import { changeApplication, type FullApplication, type OfficeChange } from '../application-store.ts'
import { programmeOf, type StoredSession } from '../sessions/session-store.ts'

type Sent = Input<'scrutiniseApplication'>['body']
type Found = Pick<AdmissionDocument, 'checks' | 'queries'>
type Who = { by: string; now: Date }

/**
 * Adds checks and questions to an application and updates its status. A question, the verification or the rejection is mailed
 * to the applicant.
 */
export const scrutiniseApplication: Handler<'scrutiniseApplication'> = async ({ params, body }, context) => {
  const { caller, now } = context
  const version = await changeApplication(
    context,
    { id: params.id, version: body.version },
    (before, session) => scrutinise(before, session, body, { by: caller.email, now }),
  )
  return { message: 'Application updated successfully!', version }
}

function scrutinise(
  before: FullApplication,
  session: StoredSession,
  { checks, reasons, questions, answerBy, status, note }: Sent,
  { by, now }: Who,
): OfficeChange {
  const items = itemsOf(before, session)
  const named = [...Object.keys(checks), ...questions.map(({ item }) => item)]
  const unknown = named.filter((item) => !items.includes(item))
  if (unknown.length > 0) throw refused('invalid-input', unknown, fieldMessages.badScrutinyItem)
  refuseUnknownFacts(questions, session, before)
  const unexplained = Object.entries(checks).filter(
    ([item, result]) => result === 'refused' && needsReason(item) && !reasons[item],
  )
  if (unexplained.length > 0 && status !== 'rejected')
    throw refused(
      'invalid-input',
      unexplained.map(([item]) => item),
      fieldMessages.required('Reason'),
    )
  if (!before.details) return decideUnsent(before, { status, note })
  const found: Found = {
    checks: { ...before.checks, ...stampChecks(checks, reasons, { by, now }) },
    queries: [...settle(before.queries, checks, now), ...ask(questions, now)],
  }
  if (status === 'verified') refuseUnready(before, session, { ...found, items }, now)
  const day = status === 'queried' ? lastDay(answerBy, now) : ''
  const isTold = status !== undefined && status !== 'in review'
  return {
    fields: { ...found, answerBy: status ? day : before.answerBy },
    ...(status && { status, note }),
    ...(isTold && {
      told: {
        ...(day && { answerBy: day }),
        ...(status === 'verified' && refusedIn(found.checks, session)),
        // Of a question only what was refused with it: earlier mails have named the rest.
        ...(status === 'queried' && refusedIn(newIn(found.checks, checks), session)),
      },
    }),
    detail: [detailOf(checks), questions.length > 0 && `${questions.length} asked`]
      .filter(Boolean)
      .join(', '),
  }
}

const newIn = (found: Found['checks'], sent: Sent['checks']): Found['checks'] =>
  Object.fromEntries(Object.entries(found).filter(([item]) => Object.hasOwn(sent, item)))

/** Names what was refused, for the mail that asks a question or says that all was checked. */
function refusedIn(checks: Found['checks'], { claims }: StoredSession): Pick<ProgrammeStatusMail, 'refused'> {
  return {
    refused: refusedItems(checks).map(({ item, reason }) => ({
      name: claims.find(({ key }) => claimItem(key) === item)?.name ?? null,
      reason,
    })),
  }
}

/**
 * Decides on an application before its later steps are sent: it can only be rejected, or its rejection taken back. Any other
 * status would lock the applicant out of the later steps.
 */
function decideUnsent(
  { status: now }: FullApplication,
  { status, note }: Pick<Sent, 'status' | 'note'>,
): OfficeChange {
  if (status === 'rejected') return { status, note, told: {} }
  if (status === 'in review' && now === 'rejected') return { status: 'new', note }
  throw new Failure('not-sent-yet')
}

function itemsOf({ details, category, programme }: FullApplication, session: StoredSession): string[] {
  if (!details) return []
  const { claims, education } = details
  return scrutinyItems(session, programmeOf(session, programme), { category, claims, education })
}

function stampChecks(
  checks: Sent['checks'],
  reasons: Sent['reasons'],
  { by, now }: Who,
): AdmissionDocument['checks'] {
  return Object.fromEntries(
    Object.entries(checks).map(([item, result]) => {
      const reason = result === 'refused' ? reasons[item] : undefined
      return [item, { result, by, at: now, ...(reason && { reason }) }] as const
    }),
  )
}

/** Settles a question once its item is right or refused, even if its answer arrived another way. */
function settle(
  queries: AdmissionDocument['queries'],
  checks: Sent['checks'],
  now: Date,
): AdmissionDocument['queries'] {
  return queries.map((query) => {
    const result = checks[query.item]
    const isSettled = query.answeredAt === null && (result === 'right' || result === 'refused')
    return isSettled ? { ...query, answeredAt: now } : query
  })
}

function refuseUnknownFacts(
  questions: Sent['questions'],
  session: StoredSession,
  { programme }: FullApplication,
): void {
  if (questions.every(({ opens }) => opens.length === 0)) return
  const groups = ownFactGroups(session, programmeOf(session, programme)).map(({ key }) => key)
  const wrong = questions.filter(({ opens }) => opens.some((group) => !groups.includes(group)))
  const items = wrong.map(({ item }) => item)
  if (items.length > 0) throw refused('invalid-input', items, fieldMessages.noSuchFact)
}

const ask = (questions: Sent['questions'], now: Date): AdmissionDocument['queries'] =>
  questions.map(({ item, text, opens }) => ({
    item,
    question: text,
    opens,
    askedAt: now,
    answer: '',
    answeredAt: null,
    isLate: false,
  }))

function lastDay(answerBy: string, now: Date): string {
  if (answerBy === '')
    return dayInIndia(new Date(now.getTime() + admissionLimits.answerDays * 24 * 60 * 60_000))
  if (answerBy < dayInIndia(now)) throw refused('invalid-input', ['answerBy'], fieldMessages.dayHasPassed)
  return answerBy
}

function refuseUnready(
  application: FullApplication,
  session: StoredSession,
  { checks, queries, items }: Found & { items: readonly string[] },
  now: Date,
): void {
  const open = openQueries({ queries }).map(({ item }) => item)
  if (open.length > 0) throw refused('unchecked-items', open, fieldMessages.openQuestion)
  const unchecked = items.filter((item) => {
    const result = checks[item]?.result
    return result !== 'right' && !(result === 'refused' && mayBeRefused(session, item))
  })
  if (unchecked.length > 0) throw refused('unchecked-items', unchecked, fieldMessages.uncheckedItem)
  if (waitsForGuardian(application, dayInIndia(now))) throw new Failure('guardian-missing')
}

const refused = (
  code: 'invalid-input' | 'unchecked-items',
  fields: readonly string[],
  message: string,
): Failure => new Failure(code, { fields: Object.fromEntries(fields.map((field) => [field, message])) })

/** The audit trail names the items, but never the questions. */
const detailOf = (checks: Sent['checks']): string =>
  Object.entries(checks)
    .map(([item, result]) => `${item} ${result}`)
    .join(', ')
