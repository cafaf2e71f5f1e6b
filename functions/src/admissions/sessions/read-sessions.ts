import { collectionPaths } from '@prangan/contract/paths'
import type { Firestore } from 'firebase-admin/firestore'
import type { Handler } from '../../http/handler.ts'
import { type StoredSession, toPublicSession, toSession } from './session-store.ts'

/** Milliseconds for which a process remembers the sessions: a change of the office shows within that time. */
const remembered = 10_000

const lastRead = new WeakMap<Firestore, { at: number; sessions: Promise<StoredSession[]> }>()

/**
 * All sessions of admissions, the latest first, visible or not. Each applicant's call needs them, and they hardly change,
 * so a process reads them every ten seconds at most.
 */
export function readSessions(firestore: Firestore, now: Date): Promise<StoredSession[]> {
  const known = lastRead.get(firestore)
  if (known && Math.abs(now.getTime() - known.at) < remembered) return known.sessions
  const sessions = querySessions(firestore)
  lastRead.set(firestore, { at: now.getTime(), sessions })
  // What failed is not remembered.
  sessions.catch(() => lastRead.delete(firestore))
  return sessions
}

async function querySessions(firestore: Firestore): Promise<StoredSession[]> {
  const { docs } = await firestore.collection(collectionPaths.admissionSessions).get()
  return docs.map(toSession).sort((one, other) => (one.name < other.name ? 1 : -1))
}

/** Handles `listAdmissionSessions`. */
export const listAdmissionSessions: Handler<'listAdmissionSessions'> = async (_, { firebase, now }) => {
  const sessions = await readSessions(await firebase.firestore(), now)
  return {
    sessions: sessions.filter(({ isVisible }) => isVisible).map((session) => toPublicSession(session, now)),
  }
}
