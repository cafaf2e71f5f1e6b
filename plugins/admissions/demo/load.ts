import { collectionPaths, documentPaths } from '@prangan/contract/paths'
import type { Target } from '@prangan/emulators/demo/target.ts'
import { setOfficeCounter } from '@prangan/functions/office/counters'
import type { DocumentReference, Firestore } from 'firebase-admin/firestore'
import { collectionPaths as admissionCollections, admissionPaths } from '../contract/paths.ts'
import type { ListSeats } from '../contract/schemas/admission-lists.ts'
import { type AdmissionDocument, AdmissionDocumentSchema } from '../contract/schemas/application.ts'
import { seatStateOf } from '../contract/states.ts'
import { newOf, toApplication } from '../functions/application-store.ts'
import type { StoredSession } from '../functions/sessions/session-store.ts'
import { type DemoAdmissions, demoAdmissions } from './admissions.ts'
import { demoCredits } from './credits.ts'
import { documentsFor, makeFiles } from './documents.ts'
import { lastYearsApplications } from './last-year.ts'
import { moneyOf } from './receipts.ts'

const perBatch = 200
const filesAtOnce = 16

type Write = readonly [DocumentReference, object]

async function writeAll(firestore: Firestore, writes: readonly Write[]): Promise<void> {
  for (let at = 0; at < writes.length; at += perBatch) {
    const batch = firestore.batch()
    for (const [document, data] of writes.slice(at, at + perBatch)) batch.set(document, data)
    await batch.commit()
  }
}

async function storeDocuments({ store }: Target, { session, applications }: DemoAdmissions) {
  const files = await makeFiles()
  const stored: StoredSession = { id: session.name, ...session }
  const sent = [...applications]
    .filter(([, { details }]) => details)
    .map(([id, application]) => ({
      id,
      application,
      documents: documentsFor(stored, [id, application], files),
    }))
  const all = sent.flatMap(({ id, documents }) => documents.map((document) => ({ id, ...document })))
  for (let at = 0; at < all.length; at += filesAtOnce) {
    await Promise.all(
      all.slice(at, at + filesAtOnce).map(({ id, named, bytes }) =>
        store({
          path: admissionPaths.file(id, named.file),
          contentType: named.contentType,
          isPublic: false,
          make: async () => bytes,
        }),
      ),
    )
  }
  return sent.map(({ id, application, documents }): [string, AdmissionDocument] => [
    id,
    { ...application, documents: Object.fromEntries(documents.map(({ slot, named }) => [slot, named])) },
  ])
}

export async function load(target: Target): Promise<void> {
  const { firestore } = target
  const now = new Date()
  const admissions = demoAdmissions(now)
  const sent = await storeDocuments(target, admissions)
  const applications = new Map([...admissions.applications, ...sent])
  const { session, lists } = admissions
  await writeAll(firestore, [
    [firestore.doc(admissionPaths.session(session.name)), session],
    ...[...applications, ...lastYearsApplications(now)].map(
      ([id, application]): Write => [
        firestore.doc(documentPaths.admission(id)),
        AdmissionDocumentSchema.parse(application),
      ],
    ),
    ...moneyWrites(firestore, applications),
    ...[...admissions.rollCounters].map(
      ([id, counter]): Write => [firestore.doc(`${admissionCollections.rollCounters}/${id}`), counter],
    ),
    ...[...demoCredits(applications, now)].map(
      ([id, credit]): Write => [firestore.doc(admissionPaths.credit(id)), credit],
    ),
    ...lists.map(({ id, document }): Write => [firestore.doc(admissionPaths.list(id)), document]),
    ...lists.map(
      ({ id }): Write => [firestore.doc(admissionPaths.seats(id)), { seats: seatsOf(id, applications) }],
    ),
    ...lists.flatMap(({ id, traces }) =>
      [...traces].map(
        ([application, trace]): Write => [firestore.doc(admissionPaths.trace(id, application)), { trace }],
      ),
    ),
  ])
  await countNew(firestore)
}

const seatsOf = (list: string, applications: ReadonlyMap<string, AdmissionDocument>): ListSeats =>
  Object.fromEntries(
    [...applications].flatMap(([id, application]) => {
      const seat = application.offer?.list === list ? seatStateOf(application) : undefined
      return seat ? [[id, seat]] : []
    }),
  )

function moneyWrites(firestore: Firestore, applications: ReadonlyMap<string, AdmissionDocument>): Write[] {
  const { payments, claims, counters } = moneyOf(applications)
  const writes = (path: (id: string) => string, documents: ReadonlyMap<string, object>) =>
    [...documents].map(([id, document]): Write => [firestore.doc(path(id)), document])
  return [
    ...writes(admissionPaths.payment, payments),
    ...writes(admissionPaths.paymentReference, claims),
    ...writes(admissionPaths.receiptCounter, counters),
  ]
}

/** Also counts applications added since the last load. */
async function countNew(firestore: Firestore): Promise<void> {
  const { docs } = await firestore.collection(collectionPaths.admissions).where('status', '==', 'new').get()
  const newApplications = docs.filter((stored) => newOf(toApplication(stored)) === 1).length
  await setOfficeCounter(firestore, 'newApplications', newApplications)
}
