import { dayInIndia } from '@prangan/contract/india-time'
import { documentPaths } from '@prangan/contract/paths'
import type { PathParameters } from '@prangan/tests/support/hostile/calls.ts'
import type { College } from '@prangan/tests/support/hostile/college.ts'
import type { Firestore } from 'firebase-admin/firestore'
import { openRefund } from '../../contract/refund.ts'
import type { AdmissionDocument } from '../../contract/schemas/application.ts'
import { openedFor } from '../../functions/application-access.ts'
import { detailsAt, fullApplication } from './admissions.ts'

const day = 24 * 60 * 60_000

/** The state of an application in which each call of its applicant takes effect, by the call's path. */
const programmeStatuses: Readonly<Record<string, (now: Date) => Partial<AdmissionDocument>>> = {
  own: () => ({}),
  documents: incomplete,
  'documents/remove': incomplete,
  submit: incomplete,
  answers: (now) => ({
    status: 'queried',
    answerBy: dayInIndia(now),
    queries: [
      {
        item: 'education',
        question: 'Please explain.',
        askedAt: now,
        answer: '',
        answeredAt: null,
        isLate: false,
        opens: [],
      },
    ],
  }),
  corrections: () => ({}),
  objections: () => ({}),
  'guardian/code': young,
  guardian: young,
  'consents/take-back': (now) => withConsents(now, true),
  'consents/give': (now) => withConsents(now, false),
  offer: offered,
  challan: offered,
  fee: offered,
  withdraw: () => ({ status: 'verified' }),
  'refund-account': cancelled,
}

function incomplete(): Partial<AdmissionDocument> {
  return { details: undefined }
}

function withConsents(now: Date, isGiven: boolean): Partial<AdmissionDocument> {
  const text = { version: '2026-11', language: 'en', at: now } as const
  return {
    details: detailsAt(now, {
      consents: [
        { purpose: 'admission', isGiven: true, ...text },
        { purpose: 'messages', isGiven, ...text },
      ],
    }),
  }
}

function young(now: Date): Partial<AdmissionDocument> {
  const guardian = { name: 'Suresh Rao', mobile: '6666600001', email: 'suresh@guardians.test' }
  return { dob: `${now.getFullYear() - 17}-12-31`, details: detailsAt(now, { guardian }) }
}

function offered(now: Date): Partial<AdmissionDocument> {
  const time = { payFrom: new Date(now.getTime() - day), payTo: new Date(now.getTime() + day) }
  const offer = { list: 'one', listNumber: 1, under: 'open', ...time, acceptedAt: null, extensions: [] }
  return { status: 'offered', offer: { ...offer, amount: 4_000, cautionMoney: 500, heads: [] } }
}

function cancelled(now: Date): Partial<AdmissionDocument> {
  return { ...offered(now), status: 'cancelled', refund: openRefund(3_300, '0', now) }
}

/** Stores an application whose refund is due, and opens it for the applicant. */
export const openCancelled = (
  firestore: Firestore,
  session: string,
  now: Date,
  more: Partial<AdmissionDocument> = {},
) => openAs(firestore, session, now, { ...cancelled(now), ...more })

export async function openOwn(
  { firestore }: College,
  path: string,
  session: string,
): Promise<PathParameters> {
  const standing = programmeStatuses[path.slice('/api/admissions/'.length)]
  if (!standing) return {}
  const now = new Date()
  const { token } = await openAs(firestore, session, now, standing(now))
  return { token }
}

async function openAs(
  firestore: Firestore,
  session: string,
  now: Date,
  fields: Partial<AdmissionDocument>,
): Promise<{ id: string; email: string; token: string }> {
  const { id, ...application } = fullApplication(session, now, fields)
  const { details, ...others } = application
  const batch = firestore.batch()
  batch.create(firestore.doc(documentPaths.admission(id)), { ...others, ...(details && { details }) })
  const { token } = openedFor(batch, firestore, id, now)
  await batch.commit()
  return { id, email: application.email, token }
}
