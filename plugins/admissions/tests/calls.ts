import { randomUUID } from 'node:crypto'
import { idOfNumber } from '@prangan/contract/ids'
import { collectionPaths, documentPaths } from '@prangan/contract/paths'
import { connectFirebase } from '@prangan/functions/lib/firebase'
import { apply, newApplication } from '@prangan/tests/support/applications.ts'
import { call, json, signIn } from '@prangan/tests/support/call.ts'
import { type College, done } from '@prangan/tests/support/hostile/college.ts'
import { newClientHeaders } from '@prangan/tests/support/people.ts'
import { collectionPaths as admissionCollections, admissionPaths } from '../contract/paths.ts'
import { applicationAccess } from '../functions/application-access.ts'
import { examples } from '../functions/examples.ts'
import { addSession, asSeen, fullApplication, newSession, verifiedWith } from './support/admissions.ts'
import { openCancelled, openOwn } from './support/open-own.ts'
import { own, putSession, sessionAt } from './support/own-applications.ts'

type Office = { token: string; origin?: string }

/** Returns what publishes the first list of a new session with one verified application. */
async function firstList(firestore: College['firestore'], { token, origin }: Office) {
  const now = new Date()
  const session = await addSession(token, now, { isVisible: false }, origin)
  const { id: application } = await verifiedWith(firestore, session, now, 400)
  const wanted = { session, programme: 'ba' }
  const preview = done(
    await call('POST /api/admissions/lists/preview', { token, ...(origin && { origin }), ...json(wanted) }),
  )
  return { application, list: asSeen(wanted, preview) }
}

export const creates = {
  addCounterApplication: {
    what: 'a walk-in’s application',
    collection: collectionPaths.admissions,
    make: () => {
      const fields = newApplication()
      return { fields, stored: { email: fields.email } }
    },
  },
  addAdmissionSession: {
    what: 'a session of admissions',
    collection: collectionPaths.admissionSessions,
    make: () => {
      const fields = newSession(new Date(), { isVisible: false })
      return { fields, stored: { name: fields.name } }
    },
  },
  publishList: {
    what: 'a merit list',
    collection: collectionPaths.admissionLists,
    make: async () => {
      const { list } = await firstList(await connectFirebase().firestore(), { token: await signIn('admin') })
      return { fields: list, stored: { session: list.session } }
    },
  },
}

async function addOneSession({ token, origin }: College): Promise<string> {
  return addSession(await token('admin'), new Date(), {}, origin)
}

async function applyInFull(college: College) {
  const [now, file] = [new Date(), `${randomUUID()}.jpg`]
  const bytes = Buffer.from('a document')
  const photo = { name: 'photo.jpg', file, size: bytes.length, contentType: 'image/jpeg', at: now }
  const application = fullApplication(await addOneSession(college), now, { documents: { photo } })
  const { id, ...stored } = application
  await college.bucket.file(admissionPaths.file(id, file)).save(bytes, { resumable: false })
  await college.firestore.doc(documentPaths.admission(id)).create(stored)
  return { id, slot: 'photo' }
}

async function publishOne({ token, origin, firestore }: College) {
  const office = { token: await token('admin'), origin }
  const { application, list } = await firstList(firestore, office)
  const { id } = done(await call('POST /api/admissions/lists', { ...office, ...json(list) }))
  return { id: String(id), application }
}

/** A provisional list with an open objection. */
async function objectToOne(college: College) {
  const { id, application } = await publishOne(college)
  const { firestore } = college
  const objection = firestore.collection(admissionPaths.objections(id)).doc()
  const [at, name] = [new Date(), 'Kiran Rao']
  const batch = firestore.batch()
  const until = { objectionsUntil: new Date(at.getTime() + 3_600_000) }
  batch.update(firestore.doc(admissionPaths.list(id)), {
    ...until,
    objections: { all: 1, open: 1, upheld: 0 },
  })
  batch.create(objection, {
    ...{ application, applicationNumber: `SDC-${application}`, name },
    about: { application, name, rank: 1 },
    ...{ text: 'My marks are 412.', at, status: 'open', answer: '', answeredAt: null, answeredBy: '' },
  })
  await batch.commit()
  return { id, objection: objection.id }
}

async function importOne({ token, origin, firestore }: College) {
  const { account, rows } = examples.importStatement.body
  const reference = randomUUID()
  const sent = { account, rows: rows.map((row) => ({ ...row, reference })) }
  done(await call('POST /api/admissions/credits', { token: await token('admin'), origin, ...json(sent) }))
  const { docs } = await firestore
    .collection(admissionCollections.bankCredits)
    .where('reference', '==', reference)
    .get()
  return { id: docs[0]?.id ?? '' }
}

async function withRefundAccount(college: College) {
  const { id, token } = await openCancelled(college.firestore, await addOneSession(college), new Date())
  const { body } = examples.giveRefundAccount
  done(
    await call('POST /api/admissions/refund-account', {
      origin: college.origin,
      ...json({ ...body, token }),
    }),
  )
  return { id }
}

export const pathParameters = [
  [/^\/api\/admissions\/sessions\/:id/, async (college: College) => ({ id: await addOneSession(college) })],
  [/^\/api\/admissions\/lists\/:id\/objections/, objectToOne],
  [/^\/api\/admissions\/lists\/:id(?!\/objections)/, publishOne],
  [/^\/api\/admissions\/credits\/:id/, importOne],
  [/^\/api\/admissions\/:id\/refund-account/, withRefundAccount],
  [/^\/api\/admissions\/:id(?!\/refund-account)/, applyInFull],
  [
    /^\/api\/admissions\/(own|first-step|documents|submit|answers|corrections|guardian|consents|objections|offer|challan|fee|withdraw|refund-account)/,
    async (college: College, path: string) => openOwn(college, path, await addOneSession(college)),
  ],
] as const

const reads = ['readMeritTrace', 'readApplicationDocument'] as const

/** Written by hand, because a table derived from the abilities would test nothing. */
export const openedByGrant = {
  'admission:read': reads,
  'admission:decide': reads,
  'admission:verify': [
    ...reads,
    'addCounterApplication',
    'correctApplication',
    'previewCorrection',
    'openCounterApplication',
    'recordGuardianConsent',
    'scrutiniseApplication',
  ],
  'admission:fees': [
    ...reads,
    'admitApplicant',
    'confirmFee',
    'recordOriginals',
    'decideCredit',
    'endApplication',
    'importStatement',
    'readRefundAccount',
    'undoConfirmation',
    'recordPaymentNotFound',
    'linkCredit',
  ],
  'admission:manage': [
    ...reads,
    'addAdmissionSession',
    'updateAdmissionSession',
    'previewList',
    'previewTrace',
    'publishList',
    'withdrawList',
    'answerObjection',
    'extendOffers',
    'offerSeats',
    'settleSeat',
    'waiveBalance',
  ],
} as const

export const publicForms = ['requestApplicationCode'] as const

type Owner = { number: string; email: string; home: Record<string, string> }
type From = { clientHeaders?: Record<string, string>; device?: string }

export const statusPages = [
  {
    what: 'application',
    name: 'an application, and an address to its applicant',
    access: applicationAccess,
    path: '/api/admissions',
    prefix: 'SDC-2026',
    document: (number: string, email: string) =>
      [documentPaths.admission(idOfNumber(number)), { applicationNumber: number, email }] as const,
    prepare: async (firestore: College['firestore'], now: Date) => {
      await putSession(firestore, sessionAt(now))
    },
    make: async (): Promise<Owner> => {
      const [sent, home] = [newApplication(), newClientHeaders()]
      const { body } = await apply(sent, { clientHeaders: home })
      return { number: String(body.applicationNumber), email: sent.email, home }
    },
    ask: ({ number, email }: Owner, { clientHeaders, device }: From = {}) =>
      own('code', { number, contact: email, device }, clientHeaders),
    open: ({ number }: Owner, code: string, flow: unknown, { clientHeaders, device }: From = {}) =>
      own('open', { number, code, flow, device }, clientHeaders),
  },
]
