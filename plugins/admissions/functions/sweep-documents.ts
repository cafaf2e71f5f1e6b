import { collectionPaths } from '@prangan/contract/paths'
import { addAudit } from '@prangan/functions/audit/audit'
import type { Firebase } from '@prangan/functions/lib/firebase'
import { runTransaction } from '@prangan/functions/lib/run-transaction'
import { removeObject } from '@prangan/functions/media/store-object'
import type { DocumentReference, Firestore } from 'firebase-admin/firestore'
import { admissionLimits } from '../contract/limits.ts'
import { admissionPaths } from '../contract/paths.ts'
import type { AdmissionDocument } from '../contract/schemas/application.ts'
import { hasLapsed } from '../contract/states.ts'
import { toApplication } from './application-store.ts'
import { type StoredSession, sessionReference, toSession } from './sessions/session-store.ts'

/**
 * Deletes the files of unsuccessful applications a year after their session closed, and empties their slots. The rest of the
 * application stays. Returns how many applications lost files.
 */
export async function sweepApplicationDocuments(firebase: Firebase, now: Date): Promise<number> {
  const firestore = await firebase.firestore()
  const { docs } = await firestore.collection(collectionPaths.admissionSessions).get()
  let cleared = 0
  for (const session of docs.map(toSession).filter((each) => isDue(each, now))) {
    cleared += await clearSession(firebase, firestore, session.id, now)
    // This marks the session as done, so other nights read only the sessions.
    await sessionReference(firestore, session.id).update({ clearedAt: now })
  }
  return cleared
}

function isDue({ programmes, clearedAt }: StoredSession, now: Date): boolean {
  const closedAt = Math.max(...programmes.map(({ closesAt }) => closesAt.getTime()))
  const end = closedAt + admissionLimits.documentLifetime
  return end <= now.getTime() && (!clearedAt || clearedAt.getTime() < end)
}

/** Offered applications may have lapsed, and new ones may never have been sent. */
const endedStatuses = ['rejected', 'withdrawn', 'declined', 'offered', 'new'] as const

function cameToNothing(application: AdmissionDocument, now: Date): boolean {
  const { status, fee, details } = application
  if (fee !== null) return false
  if (status === 'offered') return hasLapsed(application, now)
  if (status === 'new') return details === undefined
  return endedStatuses.some((ended) => ended === status)
}

async function clearSession(
  firebase: Firebase,
  firestore: Firestore,
  session: string,
  now: Date,
): Promise<number> {
  const { docs } = await firestore
    .collection(collectionPaths.admissions)
    .where('session', '==', session)
    .where('status', 'in', endedStatuses)
    .select()
    .get()
  let cleared = 0
  for (const { ref } of docs) {
    const files = await clearDocuments(firestore, ref, now)
    // Files follow the slots: a crash here leaves orphans, which another sweep removes.
    for (const file of files) await removeObject(firebase, admissionPaths.file(ref.id, file))
    if (files.length > 0) cleared += 1
  }
  return cleared
}

function clearDocuments(firestore: Firestore, document: DocumentReference, now: Date): Promise<string[]> {
  return runTransaction(firestore, async (transaction) => {
    const application = toApplication(await transaction.get(document))
    const files = Object.values(application.documents).map(({ file }) => file)
    if (files.length === 0 || !cameToNothing(application, now)) return []
    transaction.update(document, { documents: {}, version: application.version + 1, updatedAt: now })
    addAudit(transaction, firestore, {
      action: 'application documents changed',
      actor: 'the nightly sweep',
      subject: document.path,
      from: '',
      detail: `${files.length} deleted a year after the session`,
      at: now,
    })
    return files
  })
}
