import { dayInIndia, endOfDayInIndia } from '@prangan/contract/india-time'
import { collectionPaths } from '@prangan/contract/paths'
import { parseStored } from '@prangan/functions/lib/parse-stored'
import type { Timed } from '@prangan/functions/pages/data-files'
import type { Firestore } from 'firebase-admin/firestore'
import * as z from 'zod/mini'
import { firstListId, listId } from '../../contract/list-id.ts'
import { cutoffsOf } from '../../contract/merit/cutoffs.ts'
import { publicMatrix, seatMatrix } from '../../contract/merit/seat-matrix.ts'
import { admissionPaths } from '../../contract/paths.ts'
import {
  type AdmissionListDocument,
  AdmissionListDocumentSchema,
  isPublic,
  type ListSeats,
  ListSeatsDocumentSchema,
  type PublicList,
  type PublicListHead,
  PublicListRowSchema,
} from '../../contract/schemas/admission-lists.ts'
import { type PublicSession, toPublicSession } from '../../contract/schemas/admission-sessions.ts'
import { seatStateNow } from '../../contract/states.ts'
import type { StoredSession } from './session-store.ts'

function nextOf(times: readonly Date[], now: Date): string | null {
  const later = times.filter((time) => time > now).map((time) => time.toISOString())
  return later.sort()[0] ?? null
}

export function publicSessions(sessions: readonly StoredSession[], now: Date): Timed<PublicSession[]> {
  const times = sessions.flatMap(({ programmes }) =>
    programmes.flatMap(({ opensAt, closesAt }) => [opensAt, closesAt]),
  )
  return {
    value: sessions.map((session) => toPublicSession(session, now)),
    nextChangeAt: nextOf(times, now),
  }
}

const HeadSchema = z.pick(AdmissionListDocumentSchema, {
  session: true,
  programme: true,
  number: true,
  status: true,
  publishedAt: true,
  replaces: true,
  because: true,
  changed: true,
  objectionsUntil: true,
  objections: true,
})
type Head = z.infer<typeof HeadSchema>
export type StoredHead = Head & { id: string }
export type StoredList = AdmissionListDocument & { id: string; seats: ListSeats }

const areShown = ({ listsUntil }: Pick<StoredSession, 'listsUntil'>, now: Date): boolean =>
  dayInIndia(now) <= listsUntil

const lastTime = ({ listsUntil }: Pick<StoredSession, 'listsUntil'>): Date => endOfDayInIndia(listsUntil)

function toPublicHead(head: StoredHead, session: StoredSession): PublicListHead | null {
  const { id, programme, number, publishedAt, replaces, because, changed, objectionsUntil, objections } = head
  const course = session.programmes.find(({ key }) => key === programme)?.course
  if (course === undefined) return null
  const { all, upheld } = objections
  return {
    ...{ id, sessionName: session.name, course, number, because, changed },
    publishedAt: publishedAt.toISOString(),
    objectionsUntil: objectionsUntil?.toISOString() ?? null,
    objections: replaces !== '' && because === '' ? { all, upheld } : null,
  }
}

export async function readListHeads(
  firestore: Firestore,
  sessions: readonly StoredSession[],
): Promise<StoredHead[]> {
  const found = sessions.map(async ({ id }) => {
    const { docs } = await firestore
      .collection(collectionPaths.admissionLists)
      .where('session', '==', id)
      .where('status', '==', 'published')
      .select(...Object.keys(HeadSchema.shape))
      .get()
    return docs.map((stored) => ({ id: stored.id, ...parseStored(HeadSchema, stored) }))
  })
  return (await Promise.all(found)).flat()
}

/** Returns the published list with this id. The address of a list that was replaced shows the one that replaced it. */
export function headAt(id: string, heads: readonly StoredHead[]): StoredHead | undefined {
  const first = firstListId(id)
  return heads.find((head) => head.id === id) ?? heads.find((head) => listId(head, head.number) === first)
}

export async function readPublishedList(firestore: Firestore, id: string): Promise<StoredList | null> {
  const paths = [admissionPaths.list(id), admissionPaths.seats(firstListId(id))]
  const [stored, seats] = await firestore.getAll(...paths.map((path) => firestore.doc(path)))
  const list = stored?.exists ? parseStored(AdmissionListDocumentSchema, stored) : undefined
  if (list?.status !== 'published') return null
  return { id, ...list, seats: seats?.exists ? parseStored(ListSeatsDocumentSchema, seats).seats : {} }
}

/** Returns the lists that are public now, and when the next one becomes so. */
export const publicHeads = (heads: readonly StoredHead[], now: Date): Timed<StoredHead[]> => ({
  value: heads.filter((head) => isPublic(head, now)),
  nextChangeAt: nextOf(
    heads.map(({ publishedAt }) => publishedAt),
    now,
  ),
})

export function publicLists(
  heads: readonly StoredHead[],
  sessions: readonly StoredSession[],
  now: Date,
): Timed<PublicListHead[]> {
  const shown = sessions.filter((session) => areShown(session, now))
  const found = publicHeads(heads, now).value.flatMap((head) => {
    const session = shown.find(({ id }) => id === head.session)
    return (session && toPublicHead(head, session)) ?? []
  })
  return {
    value: found.sort((one, other) => (one.publishedAt < other.publishedAt ? 1 : -1)),
    nextChangeAt: nextOf([...shown.map(lastTime), ...heads.map(({ publishedAt }) => publishedAt)], now),
  }
}

/** Returns the lists before this one whose seats its matrix needs: none where the college does not show it. */
export const beforeInMatrix = (
  { session, programme, number }: StoredHead,
  heads: readonly StoredHead[],
  sessions: readonly StoredSession[],
): StoredHead[] =>
  sessions.some(({ id, showsSeats }) => id === session && showsSeats)
    ? heads.filter((head) => head.session === session && head.programme === programme && head.number < number)
    : []

type Shown = { list: StoredList; before: readonly StoredList[] }

function matrixOf({ list, before }: Shown, session: StoredSession, now: Date): PublicList['matrix'] {
  const programme = session.programmes.find(({ key }) => key === list.programme)
  if (!session.showsSeats || !programme) return null
  const { seats } = programme
  return publicMatrix(
    seatMatrix({ seats, categories: session.reservedCategories, lists: [...before, list] }, now),
  )
}

export function publicList(
  shown: Shown,
  sessions: readonly StoredSession[],
  now: Date,
): Timed<PublicList | null> {
  const { list, before } = shown
  const session = sessions.find((each) => each.id === list.session && areShown(each, now))
  const head = session && toPublicHead(list, session)
  if (!head) return { value: null, nextChangeAt: null }
  const rows = list.rows.map((row) => {
    const seat = row.under === '' ? undefined : list.seats[row.id]
    return PublicListRowSchema.parse({
      ...row,
      ...(row.group !== '' && { isForGroup: true }),
      ...(seat && { became: seatStateNow(seat, now) }),
    })
  })
  const ends = [list, ...before].flatMap(({ seats }) =>
    Object.values(seats).flatMap(({ until }) => until ?? []),
  )
  const matrix = matrixOf(shown, session, now)
  const cutoffs = cutoffsOf(list.rows, list.report)
  return {
    value: { ...head, rows, cutoffs, matrix },
    nextChangeAt: nextOf([lastTime(session), ...ends], now),
  }
}
