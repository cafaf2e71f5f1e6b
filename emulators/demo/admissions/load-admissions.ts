import { collectionPaths, documentPaths } from '@prangan/contract/paths'
import { type AdmissionDocument, AdmissionDocumentSchema } from '@prangan/contract/schemas/admissions'
import { storagePaths } from '@prangan/contract/storage-paths'
import { newOf, toApplication } from '@prangan/functions/admissions/application-store'
import type { StoredSession } from '@prangan/functions/admissions/sessions/session-store'
import type { DocumentReference, Firestore } from 'firebase-admin/firestore'
import { setOfficeCounter } from '../../../functions/src/office/counters.ts'
import { admissionDocument, applicationId, demoApplications } from '../applications.ts'
import type { Target } from '../target.ts'
import { type DemoAdmissions, demoAdmissions } from './admissions.ts'
import { documentsFor, makeFiles } from './documents.ts'
import { lastYearsApplications } from './last-year.ts'

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
          path: storagePaths.applicationFile(id, named.file),
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

export async function loadAdmissions(target: Target): Promise<void> {
  const { firestore } = target
  const now = new Date()
  const admissions = demoAdmissions(now)
  const sent = await storeDocuments(target, admissions)
  const applications = new Map([...admissions.applications, ...sent])
  const { session, lists } = admissions
  await writeAll(firestore, [
    [firestore.doc(documentPaths.admissionSession(session.name)), session],
    ...demoApplications.map(
      (application, index): Write => [
        firestore.doc(documentPaths.admission(applicationId(application))),
        admissionDocument(application, index),
      ],
    ),
    ...[...applications, ...lastYearsApplications(now)].map(
      ([id, application]): Write => [
        firestore.doc(documentPaths.admission(id)),
        AdmissionDocumentSchema.parse(application),
      ],
    ),
    ...lists.map(({ id, document }): Write => [firestore.doc(documentPaths.admissionList(id)), document]),
    ...lists.flatMap(({ id, traces }) =>
      [...traces].map(
        ([application, trace]): Write => [
          firestore.doc(documentPaths.meritTrace(id, application)),
          { trace },
        ],
      ),
    ),
  ])
  await countNew(firestore)
}

/** Also counts applications added since the last load. */
async function countNew(firestore: Firestore): Promise<void> {
  const { docs } = await firestore.collection(collectionPaths.admissions).where('status', '==', 'new').get()
  const newApplications = docs.filter((stored) => newOf(toApplication(stored)) === 1).length
  await setOfficeCounter(firestore, 'newApplications', newApplications)
}
