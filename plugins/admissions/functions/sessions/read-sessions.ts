import { collectionPaths } from '@prangan/contract/paths'
import type { Handler } from '@prangan/functions/http/handler'
import type { Firestore } from 'firebase-admin/firestore'
import { openProgramme, toPublicSession } from '../../contract/schemas/admission-sessions.ts'
import type { AdmissionDocument } from '../../contract/schemas/application.ts'
import { type StoredSession, toSession } from './session-store.ts'

/** Milliseconds for which a process caches the sessions. */
const remembered = 10_000

const lastRead = new WeakMap<Firestore, { at: number; sessions: Promise<StoredSession[]> }>()

/**
 * Reads all sessions, the latest first. Each applicant's call needs them and they rarely change, so a process caches them for
 * ten seconds. It reads them at once if the cache lacks what the caller needs, such as a programme that has just opened.
 */
export async function readSessions(
  firestore: Firestore,
  now: Date,
  hasWhatIsAsked: (sessions: readonly StoredSession[]) => boolean = () => true,
): Promise<StoredSession[]> {
  const known = lastRead.get(firestore)
  if (known && Math.abs(now.getTime() - known.at) < remembered) {
    const sessions = await known.sessions
    if (hasWhatIsAsked(sessions)) return sessions
  }
  const sessions = querySessions(firestore)
  lastRead.set(firestore, { at: now.getTime(), sessions })
  sessions.catch(() => lastRead.delete(firestore))
  return sessions
}

export const takes = (course: string, now: Date) => (sessions: readonly StoredSession[]) =>
  openProgramme(sessions, course, now) !== undefined

export const holds =
  (application: Pick<AdmissionDocument, 'session'>) => (sessions: readonly StoredSession[]) =>
    application.session === '' || sessions.some(({ id }) => id === application.session)

async function querySessions(firestore: Firestore): Promise<StoredSession[]> {
  const { docs } = await firestore.collection(collectionPaths.admissionSessions).get()
  return docs.map(toSession).sort((one, other) => (one.name < other.name ? 1 : -1))
}

export const listAdmissionSessions: Handler<'listAdmissionSessions'> = async (_, { firebase, now }) => {
  const sessions = await readSessions(await firebase.firestore(), now)
  return {
    sessions: sessions.filter(({ isVisible }) => isVisible).map((session) => toPublicSession(session, now)),
  }
}
