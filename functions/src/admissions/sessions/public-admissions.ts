import { dayInIndia, endOfDayInIndia } from '@prangan/contract/india-time'
import { collectionPaths, documentPaths } from '@prangan/contract/paths'
import {
  AdmissionListDocumentSchema,
  type PublicList,
  type PublicListHead,
  PublicListRowSchema,
} from '@prangan/contract/schemas/admission-lists'
import { type PublicSession, toPublicSession } from '@prangan/contract/schemas/admission-sessions'
import type { Firestore } from 'firebase-admin/firestore'
import * as z from 'zod/mini'
import { parseStored } from '../../lib/parse-stored.ts'
import { readVisibleSessions, type StoredSession } from './session-store.ts'

/** What everybody sees, and the moment at which the clock alone changes it (ISO 8601), or null. */
export type Timed<Value> = { value: Value; nextChangeAt: string | null }

/** The first of these moments that is to come, or null. */
function nextOf(moments: readonly Date[], now: Date): string | null {
  const later = moments.filter((moment) => moment > now).map((moment) => moment.toISOString())
  return later.sort()[0] ?? null
}

/** The sessions that the site shows: they change when a programme opens or closes. */
export async function readPublicSessions(firestore: Firestore, now: Date): Promise<Timed<PublicSession[]>> {
  const sessions = await readVisibleSessions(firestore)
  const moments = sessions.flatMap(({ programmes }) =>
    programmes.flatMap(({ opensAt, closesAt }) => [opensAt, closesAt]),
  )
  return {
    value: sessions.map((session) => toPublicSession(session, now)),
    nextChangeAt: nextOf(moments, now),
  }
}

/** A list without what takes room. */
const HeadSchema = z.pick(AdmissionListDocumentSchema, {
  session: true,
  programme: true,
  number: true,
  status: true,
  publishedAt: true,
})
type Head = z.infer<typeof HeadSchema>

const areShown = ({ listsUntil }: Pick<StoredSession, 'listsUntil'>, now: Date): boolean =>
  dayInIndia(now) <= listsUntil

const lastMoment = ({ listsUntil }: Pick<StoredSession, 'listsUntil'>): Date => endOfDayInIndia(listsUntil)

function toHead(
  id: string,
  { programme, number, publishedAt }: Head,
  session: StoredSession,
): PublicListHead | null {
  const course = session.programmes.find(({ key }) => key === programme)?.course
  if (course === undefined) return null
  return { id, sessionName: session.name, course, number, publishedAt: publishedAt.toISOString() }
}

/** The published lists of the sessions that still show theirs, the latest first. */
export async function readPublicLists(firestore: Firestore, now: Date): Promise<Timed<PublicListHead[]>> {
  const sessions = (await readVisibleSessions(firestore)).filter((session) => areShown(session, now))
  const found = await Promise.all(
    sessions.map(async (session) => {
      const { docs } = await firestore
        .collection(collectionPaths.admissionLists)
        .where('session', '==', session.id)
        .where('status', '==', 'published')
        .select(...Object.keys(HeadSchema.shape))
        .get()
      return docs.map((stored) => toHead(stored.id, parseStored(HeadSchema, stored), session))
    }),
  )
  const heads = found.flat().filter((head) => head !== null)
  return {
    value: heads.sort((one, other) => (one.publishedAt < other.publishedAt ? 1 : -1)),
    nextChangeAt: nextOf(sessions.map(lastMoment), now),
  }
}

/** A published list as everybody sees it; null where there is none, or it is not shown any more. */
export async function readPublicList(
  firestore: Firestore,
  id: string,
  now: Date,
): Promise<Timed<PublicList | null>> {
  const stored = await firestore.doc(documentPaths.admissionList(id)).get()
  const list = stored.exists ? parseStored(AdmissionListDocumentSchema, stored) : undefined
  if (list?.status !== 'published') return { value: null, nextChangeAt: null }
  const session = await readShownSession(firestore, list.session, now)
  const head = session && toHead(id, list, session)
  if (!head) return { value: null, nextChangeAt: null }
  const rows = list.rows.map((row) => PublicListRowSchema.parse(row))
  return { value: { ...head, rows }, nextChangeAt: nextOf([lastMoment(session)], now) }
}

async function readShownSession(
  firestore: Firestore,
  id: string,
  now: Date,
): Promise<StoredSession | undefined> {
  const sessions = await readVisibleSessions(firestore)
  return sessions.find((session) => session.id === id && areShown(session, now))
}
