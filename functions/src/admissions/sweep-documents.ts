import { hasLapsed } from '@prangan/contract/admissions/states'
import { limits } from '@prangan/contract/limits'
import { collectionPaths } from '@prangan/contract/paths'
import type { AdmissionDocument } from '@prangan/contract/schemas/admissions'
import { storagePaths } from '@prangan/contract/storage-paths'
import type { DocumentReference, Firestore } from 'firebase-admin/firestore'
import { addAudit } from '../audit/audit.ts'
import type { Firebase } from '../lib/firebase.ts'
import { removeObject } from '../media/store-object.ts'
import { toApplication } from './application-store.ts'
import { type StoredSession, sessionReference, toSession } from './sessions/session-store.ts'

/**
 * Deletes the documents of applications that came to nothing, a year after their session closed: the file of each slot,
 * and the slots. Everything else of them stays. Returns how many applications lost theirs.
 */
export async function sweepApplicationDocuments(firebase: Firebase, now: Date): Promise<number> {
  const firestore = await firebase.firestore()
  const { docs } = await firestore.collection(collectionPaths.admissionSessions).get()
  let cleared = 0
  for (const session of docs.map(toSession).filter((each) => isDue(each, now))) {
    cleared += await clearSession(firebase, firestore, session.id, now)
    // Once for each closing: on all other nights this reads the sessions alone.
    await sessionReference(firestore, session.id).update({ clearedAt: now })
  }
  return cleared
}

/** Whether a session closed so long ago that its documents go, and they have not gone since. */
function isDue({ programmes, clearedAt }: StoredSession, now: Date): boolean {
  const closedAt = Math.max(...programmes.map(({ closesAt }) => closesAt.getTime()))
  const end = closedAt + limits.admissions.documentLifetime
  return end <= now.getTime() && (!clearedAt || clearedAt.getTime() < end)
}

/** The statuses in which an application came to nothing; it may also have lapsed, or never have been sent. */
const endedStatuses = ['rejected', 'withdrawn', 'declined', 'offered', 'new'] as const

/** Whether an application came to nothing: nobody paid for it, and nothing of it can still be decided. */
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
    // After the slots: a file that is left by a crash here is an orphan, which is swept by itself.
    for (const file of files) await removeObject(firebase, storagePaths.applicationFile(ref.id, file))
    if (files.length > 0) cleared += 1
  }
  return cleared
}

/** Empties the slots of an application that came to nothing, as it is now. Returns the names of the files. */
function clearDocuments(firestore: Firestore, document: DocumentReference, now: Date): Promise<string[]> {
  return firestore.runTransaction(async (transaction) => {
    const application = toApplication(await transaction.get(document))
    const files = Object.values(application.documents).map(({ file }) => file)
    if (files.length === 0 || !cameToNothing(application, now)) return []
    transaction.update(document, { documents: {}, version: application.version + 1, updatedAt: now })
    addAudit(transaction, firestore, {
      action: 'application documents changed',
      subject: document.path,
      from: '',
      detail: `${files.length} deleted a year after the session`,
      at: now,
    })
    return files
  })
}
