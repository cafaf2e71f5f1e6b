import { randomUUID } from 'node:crypto'
import { getApps, initializeApp } from 'firebase-admin/app'
import { initializeFirestore } from 'firebase-admin/firestore'
import { connectFirebase, type Firebase } from '../../functions/src/firebase.ts'

/**
 * The running suite's Firebase with a Firestore of the test's own, empty: what it does there, at whatever time its
 * clock shows, disturbs no other test. The deployed rules hold in it too.
 */
export function connectOwnDatabase(): Firebase & { projectId: string } {
  const projectId = `demo-${randomUUID().slice(0, 8)}`
  // Everything else goes by the first app there is.
  if (getApps().length === 0) initializeApp()
  const firestore = initializeFirestore(initializeApp({ projectId }, projectId))
  return { ...connectFirebase(), firestore: async () => firestore, projectId }
}
