import { dayInIndia } from '@prangan/contract/india-time'
import { documentPaths } from '@prangan/contract/paths'
import type { Handler } from '@prangan/functions/http/handler'
import type { Firestore } from 'firebase-admin/firestore'
import { isForCounter, originalsOf } from '../../contract/originals.ts'
import { balanceOf, receiptsOf } from '../../contract/paid.ts'
import { payByOf } from '../../contract/refund.ts'
import { refusedItems } from '../../contract/requirements.ts'
import { usualAdmissionDay } from '../../contract/schemas/admission-day.ts'
import type { AdmissionDocument } from '../../contract/schemas/application.ts'
import { reportedIn } from '../../contract/schemas/fee.ts'
import type { MeritTrace } from '../../contract/schemas/merit-rules.ts'
import type { OwnApplication } from '../../contract/schemas/own-application.ts'
import { noPayment } from '../../contract/schemas/payment.ts'
import { seatInQuestionSince } from '../../contract/seat-in-question.ts'
import { knowsRefusals, unconfirmedReport, type Visible, visibleState } from '../../contract/states.ts'
import { applicationOfToken } from '../application-access.ts'
import { toApplication } from '../application-store.ts'
import { readTrace } from '../lists/list-store.ts'
import { mayObjectTo, type Objection, readObjections } from '../lists/objection-store.ts'
import { type Place, readLists } from '../read-places.ts'
import { refundNow } from '../refund-now.ts'
import { holds, readSessions } from '../sessions/read-sessions.ts'
import { countedOf } from './counted.ts'
import {
  mayNow,
  mayPay,
  needsGuardian,
  type Own,
  openFacts,
  openGroups,
  openSlots,
  slotOfObjection,
  withSettings,
} from './own-steps.ts'

export const readOwnApplication: Handler<'readOwnApplication'> = async ({ body }, { firebase, now }) => {
  const firestore = await firebase.firestore()
  const { id } = await applicationOfToken(firestore, body.token, now)
  return showOwn(firestore, await readOwn(firestore, id, now))
}

export async function readOwn(firestore: Firestore, id: string, now: Date): Promise<Own> {
  const application = toApplication(await firestore.doc(documentPaths.admission(id)).get())
  const sessions = await readSessions(firestore, now, holds(application))
  const lists = await readLists(firestore, id, application, now)
  return withSettings({ id, application, sessions, ...lists, now })
}

export async function showOwn(firestore: Firestore, own: Own): Promise<OwnApplication> {
  const { id, application, places, now } = own
  const visible = visibleState(application, places, now)
  const [trace, objections] = await Promise.all([
    visible.place ? readTrace(firestore, visible.place.id, id) : null,
    readObjections(firestore, application),
  ])
  return toOwn(own, visible, { trace, objections })
}

type Read = { trace: MeritTrace | null; objections: readonly Objection[] }

function toOwn(own: Own, { state, place }: Visible<Place>, { trace, objections }: Read): OwnApplication {
  const { application, session, programme, provisional, now } = own
  const { details, offer, fee } = application
  const submittedAt = application.session === '' ? application.createdAt : details?.submittedAt
  return {
    number: application.applicationNumber,
    name: application.name,
    course: application.course,
    session: application.session,
    sessionName: session?.name ?? '',
    ...{ programme: application.programme, state },
    createdAt: application.createdAt.toISOString(),
    submittedAt: submittedAt?.toISOString() ?? null,
    closesAt: programme?.closesAt.toISOString() ?? null,
    guardian: {
      isNeeded: needsGuardian(own),
      email: details?.guardian?.email ?? '',
      agreedAt: application.guardianAgreedAt?.toISOString() ?? null,
    },
    consents: consentsOf(application),
    documents: filesOf(application),
    openSlots: openSlots(own),
    openGroups: openGroups(own),
    facts: openFacts(own),
    corrections: application.corrections.map(({ fact, before, after, document, reason, at }) => ({
      ...{ fact, before, after, document, reason },
      isByOffice: document !== '',
      at: at.toISOString(),
    })),
    queries: application.queries.map(({ item, question, opens, askedAt, answer, answeredAt }) => ({
      item,
      question,
      opens,
      askedAt: askedAt.toISOString(),
      answer,
      answeredAt: answeredAt?.toISOString() ?? null,
    })),
    refused: knowsRefusals(application) ? refusedItems(application.checks) : [],
    answerBy: application.answerBy,
    rank: place ? { ...rankOf(place), trace } : null,
    counted: place ? null : countedOf(own),
    provisional: provisional
      ? {
          ...{ list: provisional.id, listNumber: provisional.number },
          until: provisional.until.toISOString(),
          slot: slotOfObjection(own) ?? '',
        }
      : null,
    objections: objections.map(({ about, at, answeredAt, text, status, answer, listNumber }) => ({
      ...{ listNumber, text, status, answer },
      rank: about.application === own.id ? 0 : about.rank,
      at: at.toISOString(),
      answeredAt: answeredAt?.toISOString() ?? null,
    })),
    offer: offer && offerOf(offer),
    admissionDay: admissionDayOf(own),
    isSeatInQuestion: seatInQuestionSince(application, now) !== undefined,
    seatDecision: decisionOf(application),
    payment: mayPay(own) ? (session?.payment ?? noPayment) : null,
    fee: fee && feeOf(fee),
    receipts: shownReceipts(application),
    balance: balanceOf(application),
    reportedBalance: reportedBalanceOf(application),
    waived: waivedOf(application),
    earlierReports: application.earlierReports.map(({ reference, paidOn, isNotFound, note }) => ({
      ...{ reference, paidOn, isNotFound, note },
    })),
    may: { ...mayNow(own), object: provisional !== undefined && mayObjectTo(provisional.id, objections) },
    refund: refundOf(own),
    refundIfFound: refundIfFound(own),
    earlierRefunds: application.earlierRefunds.map(({ amount, paidAt, reference }) => ({
      ...{ amount, reference },
      paidOn: paidAt ? dayInIndia(paidAt) : '',
    })),
    decisions: decisionsOf(application, objections),
  }
}

/** What was decided and told, with the steps that change no status. The applicant's own steps have no name of the office. */
function decisionsOf(
  { history, offer, roll, corrections, seatDecision, status: now }: AdmissionDocument,
  objections: readonly Objection[],
): OwnApplication['decisions'] {
  const told = history.filter(({ isTold, by }) => isTold || by === '')
  // Facts that were corrected together are one step.
  const corrected = new Map(corrections.map((each) => [each.at.getTime(), each]))
  return [
    ...told,
    ...[...corrected.values()].map(({ document, at }) => ({
      ...{ status: document === '' ? 'own correction' : 'correction', note: '', at },
    })),
    ...objections.flatMap(({ at, answeredAt }) => [
      { status: 'objection', note: '', at },
      ...(answeredAt ? [{ status: 'objection answered', note: '', at: answeredAt }] : []),
    ]),
    // The end of an admission is among the told ones.
    ...(seatDecision && now !== 'cancelled'
      ? [{ status: `seat ${seatDecision.decision}`, note: seatDecision.reason, at: seatDecision.at }]
      : []),
    ...(offer?.acceptedAt ? [{ status: 'seat accepted', note: '', at: offer.acceptedAt }] : []),
    ...(roll ? [{ status: 'admission complete', note: '', at: roll.at }] : []),
  ]
    .sort((one, other) => one.at.getTime() - other.at.getTime())
    .map(({ status, note, at }) => ({ status, note, at: at.toISOString() }))
}

const consentsOf = ({ details }: AdmissionDocument): OwnApplication['consents'] =>
  (details?.consents ?? []).map(({ purpose, isGiven, version, at, takenBackAt }) => ({
    purpose,
    isGiven,
    version,
    at: at.toISOString(),
    takenBackAt: takenBackAt?.toISOString() ?? null,
  }))

const filesOf = ({ documents }: AdmissionDocument): OwnApplication['documents'] =>
  Object.fromEntries(
    Object.entries(documents).map(([slot, { name, size, at }]) => [
      slot,
      { name, size, at: at.toISOString() },
    ]),
  )

const rankOf = ({
  id,
  number,
  publishedAt,
  objectionsUntil,
  cutoffs,
  row: { rank, index, waiting },
}: Place) => ({
  list: id,
  listNumber: number,
  rank,
  index,
  waiting,
  cutoffs: [...cutoffs],
  publishedAt: publishedAt.toISOString(),
  objectionsUntil: objectionsUntil?.toISOString() ?? null,
})

const offerOf = (offer: NonNullable<AdmissionDocument['offer']>): OwnApplication['offer'] => {
  const { listNumber, under, payFrom, payTo, amount, cautionMoney, heads, acceptedAt, extensions } = offer
  return {
    listNumber,
    under,
    payFrom: payFrom.toISOString(),
    payTo: payTo.toISOString(),
    amount,
    cautionMoney,
    heads,
    extensions: extensions.map(({ payTo, reason, at }) => ({
      payTo: payTo.toISOString(),
      reason,
      at: at.toISOString(),
    })),
    isAccepted: acceptedAt !== null,
  }
}

function decisionOf({ seatDecision }: AdmissionDocument): OwnApplication['seatDecision'] {
  if (!seatDecision) return null
  const { decision, reason, condition, listNumber, at } = seatDecision
  return { decision, reason, condition, listNumber, at: at.toISOString() }
}

const feeOf = (fee: NonNullable<AdmissionDocument['fee']>): OwnApplication['fee'] => {
  const { reference, paidOn, amount, confirmedAt, receiptNumber, receiptCancelled } = fee
  return {
    ...{ reference, paidOn, amount, receiptNumber },
    isConfirmed: confirmedAt !== null,
    reported: reportedIn(fee),
    isReceiptCancelled: receiptCancelled !== null,
  }
}

const shownReceipts = (application: AdmissionDocument): OwnApplication['receipts'] =>
  receiptsOf(application).map((receipt) => {
    const { receiptNumber: number, confirmedAt, amount, balance, paidOn, reference } = receipt
    const { isFurther, receiptCancelled } = receipt
    return {
      ...{ number, day: dayInIndia(confirmedAt), amount, balance, paidOn, reference, isFurther },
      isCancelled: receiptCancelled !== null,
      isUndone: receiptCancelled?.isUndone ?? false,
    }
  })

const reportedBalanceOf = ({ reportedBalance }: AdmissionDocument): OwnApplication['reportedBalance'] =>
  reportedBalance && { reference: reportedBalance.reference, paidOn: reportedBalance.paidOn }

function waivedOf({ waiver }: AdmissionDocument): OwnApplication['waived'] {
  if (!waiver) return null
  const { amount, reason, at } = waiver
  return { amount, reason, day: dayInIndia(at) }
}

function admissionDayOf({ application, session, programme, now }: Own): OwnApplication['admissionDay'] {
  const { originals, roll } = application
  const asked =
    session && programme && isForCounter(application, now) ? originalsOf(session, programme, application) : []
  return {
    order: (session?.admissionDay ?? usualAdmissionDay).order,
    originals: asked.map(({ item, name }) => {
      const { result, until } = originals[item] ?? { result: '' as const, until: '' }
      return { item, name, result, until }
    }),
    rollNumber: roll?.number ?? '',
    balanceBy: roll?.balanceBy ?? '',
  }
}

/** Counts as if the reported fee was confirmed. After a withdrawal, its day decides. */
function refundIfFound({ application, session, now }: Own): number {
  const { fee, history } = application
  if (!fee || fee.confirmedAt || !unconfirmedReport(application)) return 0
  const at = history.findLast(({ status }) => status === 'withdrawn')?.at ?? now
  return refundNow({ ...application, fee: { ...fee, confirmedAt: at } }, session, at)?.amount ?? 0
}

function refundOf({ application, session, now }: Own): OwnApplication['refund'] {
  const { refund } = application
  if (refund) {
    const { amount, further, step, at, paidAt, reference, account } = refund
    return {
      ...{ amount, further, step, reference, isDecided: true, isPaid: paidAt !== null },
      payBy: session ? payByOf(dayInIndia(at), session.refund) : '',
      paidOn: paidAt ? dayInIndia(paidAt) : '',
      account: account && { lastFour: account.lastFour, ifsc: account.ifsc },
    }
  }
  if (application.status !== 'admitted') return null
  const counted = refundNow(application, session, now)
  return (
    counted && {
      ...counted,
      ...{ further: 0, isDecided: false, isPaid: false, paidOn: '', reference: '', account: null },
    }
  )
}
