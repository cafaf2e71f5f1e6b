import { fieldMessages } from '@prangan/contract/field-messages'
import { englishDates, formatMinute } from '@prangan/contract/format-date'
import { documentPaths } from '@prangan/contract/paths'
import { addAudit, doneBy } from '@prangan/functions/audit/audit'
import type { Context, Handler } from '@prangan/functions/http/handler'
import { Failure } from '@prangan/functions/lib/failure'
import { parseStored } from '@prangan/functions/lib/parse-stored'
import { runTransaction } from '@prangan/functions/lib/run-transaction'
import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore'
import * as z from 'zod/mini'
import { admissionLimits } from '../../contract/limits.ts'
import { isTooShort } from '../../contract/offer-window.ts'
import { namesOf, originalsOf } from '../../contract/originals.ts'
import {
  type AdmissionListDocument,
  isProvisional,
  isPublic,
} from '../../contract/schemas/admission-lists.ts'
import type { Programme } from '../../contract/schemas/admission-sessions.ts'
import { AdmissionDocumentSchema } from '../../contract/schemas/application.ts'
import type { Offer } from '../../contract/schemas/full-application.ts'
import { holdsSeat } from '../../contract/states.ts'
import {
  type FullApplication,
  type OfficeChange,
  toFullApplication,
  writeChange,
} from '../application-store.ts'
import { programmeOf, type StoredSession, sessionReference, toSession } from '../sessions/session-store.ts'
import { listReference, toList } from './list-store.ts'

type Window = { payFrom: Date; payTo: Date }
type Seat = { id: string; under: string }

/**
 * Offers a limited number of seats in one transaction. Applicants who already have their offer are skipped, so a repeated call
 * continues where the last one stopped.
 */
export const offerSeats: Handler<'offerSeats'> = async ({ params, body }, context) => {
  const { firebase, now } = context
  const time = { payFrom: new Date(body.payFrom), payTo: new Date(body.payTo) }
  if (time.payTo <= now) {
    throw new Failure('invalid-input', { fields: { payTo: fieldMessages.timeHasPassed } })
  }
  const firestore = await firebase.firestore()
  const list = toList(await listReference(firestore, params.id).get())
  if (isProvisional(list)) throw new Failure('list-provisional')
  if (!isPublic(list, now)) throw new Failure('list-scheduled')
  // A repeated call goes on with the same time.
  if (!isBegun(list) && isTooShort({ payFrom: now, payTo: time.payTo })) {
    throw new Failure('invalid-input', { fields: { payTo: fieldMessages.offerTooShort } })
  }
  const session = toSession(await sessionReference(firestore, list.session).get())
  const programme = programmeOf(session, list.programme)
  const waiting = await readWaiting(firestore, params.id, list, now)
  const chunk = waiting.slice(0, admissionLimits.offersAtOnce)
  const offered = await offerChunk(context, {
    id: params.id,
    chunk,
    programme,
    session,
    time,
  })
  const left = waiting.length - chunk.length
  return { message: left > 0 ? `${left} seats are left to offer.` : 'All seats are offered.', offered, left }
}

/** Returns true if seats of this very list were offered; a revised one has the time of the list that it replaces until then. */
const isBegun = ({ offeredAt, publishedAt }: AdmissionListDocument): boolean =>
  offeredAt !== null && offeredAt >= publishedAt

const ProgrammeStatusSchema = z.pick(AdmissionDocumentSchema, { status: true, offer: true })

function isDue(
  { status, offer }: z.infer<typeof ProgrammeStatusSchema>,
  { under }: Seat,
  list: string,
  now: Date,
): boolean {
  if (status === 'verified') return offer?.list !== list
  return holdsSeat({ status, offer }, now) && offer !== null && offer.list !== list && offer.under !== under
}

async function readWaiting(
  firestore: Firestore,
  id: string,
  { rows, report }: AdmissionListDocument,
  now: Date,
): Promise<Seat[]> {
  const seats = [...rows.filter(({ under, isExtra }) => under !== '' && !isExtra), ...report.moved]
  if (seats.length === 0) return []
  const references = seats.map((seat) => firestore.doc(documentPaths.admission(seat.id)))
  const stored = await firestore.getAll(...references, {
    fieldMask: Object.keys(ProgrammeStatusSchema.shape),
  })
  return seats.filter((seat, at) => {
    const application = stored[at]
    return (
      application?.exists === true && isDue(parseStored(ProgrammeStatusSchema, application), seat, id, now)
    )
  })
}

type Terms = { programme: Programme; session: StoredSession; time: Window }
type Chunk = Terms & { id: string; chunk: readonly Seat[] }

async function offerChunk(context: Context, { id, chunk, ...terms }: Chunk): Promise<number> {
  const { firebase, now } = context
  const firestore = await firebase.firestore()
  const document = listReference(firestore, id)
  const references = chunk.map((seat) => firestore.doc(documentPaths.admission(seat.id)))
  return runTransaction(firestore, async (transaction) => {
    const [storedList, ...stored] = await transaction.getAll(document, ...references)
    const list = toList(storedList as DocumentSnapshot)
    if (list.status !== 'published') throw new Failure('changed-meanwhile')
    const due = chunk.flatMap((seat, at) => {
      const application = toFullApplication(stored[at] as DocumentSnapshot)
      return isDue(application, seat, id, now) ? [{ seat, application }] : []
    })
    for (const { seat, application } of due) {
      const change = changeOf(application, seat, { list, id, ...terms })
      writeChange(transaction, firestore, application, change, context)
    }
    const offered = due.filter(({ application }) => application.status === 'verified').length
    // A revision that is being published counts no offers that are made meanwhile: the new version stops it.
    if (due.length > 0 || !isBegun(list))
      transaction.update(document, {
        offeredAt: isBegun(list) ? list.offeredAt : now,
        version: list.version + 1,
      })
    if (offered > 0) {
      const detail = `${offered} until ${formatMinute(terms.time.payTo, englishDates)}`
      addAudit(transaction, firestore, {
        action: 'seats offered',
        subject: document.path,
        detail,
        ...doneBy(context),
      })
    }
    return offered
  })
}

type Offered = Terms & { list: AdmissionListDocument; id: string }

function changeOf(
  application: FullApplication,
  { under }: Seat,
  { list, id, programme, session, time }: Offered,
): OfficeChange {
  const { offer, status } = application
  if (status !== 'verified' && offer)
    return { fields: { offer: { ...offer, under } }, detail: `seat under ${under}` }
  const { amount, cautionMoney, heads } = programme.fee
  const made: Offer = {
    ...{ list: id, listNumber: list.number, under, ...time },
    ...{ amount, cautionMoney, heads, acceptedAt: null, extensions: [] },
  }
  const { payFrom, payTo } = { payFrom: time.payFrom.toISOString(), payTo: time.payTo.toISOString() }
  return {
    // A decision about an earlier offer says nothing about this one.
    fields: { offer: made, seatDecision: null },
    status: 'offered',
    told: {
      offer: { payFrom, payTo, amount, cautionMoney, heads },
      payment: session.payment,
      order: session.admissionDay.order,
      originals: namesOf(originalsOf(session, programme, application)),
    },
    detail: `list ${list.number}, under ${under}`,
  }
}
