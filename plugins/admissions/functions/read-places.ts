import { collectionPaths } from '@prangan/contract/paths'
import { parseStored } from '@prangan/functions/lib/parse-stored'
import type { Firestore } from 'firebase-admin/firestore'
import * as z from 'zod/mini'
import { firstListId } from '../contract/list-id.ts'
import { cutoffsOf } from '../contract/merit/cutoffs.ts'
import {
  AdmissionListDocumentSchema,
  type Cutoff,
  isPublic,
  type MeritListRow,
  takesObjections,
} from '../contract/schemas/admission-lists.ts'
import type { AdmissionDocument } from '../contract/schemas/application.ts'
import { hasRank, type ListPlace, mayObject } from '../contract/states.ts'

export type Place = ListPlace & { id: string; cutoffs: readonly Cutoff[] }

const shown = { number: true, publishedAt: true, objectionsUntil: true } as const
const HeadSchema = z.pick(AdmissionListDocumentSchema, shown)
const ShownSchema = z.pick(AdmissionListDocumentSchema, { ...shown, rows: true, report: true })

type Head = z.infer<typeof HeadSchema>
type KnownList = Head & { rows: ReadonlyMap<string, MeritListRow>; cutoffs: readonly Cutoff[] }

/** A provisional list, which applicants may object to. */
export type Provisional = { id: string; number: number; until: Date }

/** The rows of a published list never change, and everybody on it asks on the same day, so a process caches some lists. */
const most = 30
const knownLists = new WeakMap<Firestore, Map<string, KnownList>>()

type Listed = Pick<AdmissionDocument, 'status' | 'session' | 'programme' | 'offer' | 'details'>

export type KnownLists = { places: Place[]; provisional: Provisional | undefined }

/** Returns the places of an application in published lists, and the provisional list of its programme. */
export async function readLists(
  firestore: Firestore,
  id: string,
  application: Listed,
  now: Date,
): Promise<KnownLists> {
  const heads = await readHeads(firestore, application, now)
  const ids = hasRank(application) ? listIds(application, heads) : []
  const lists = await Promise.all(ids.map(async (list) => [list, await readList(firestore, list)] as const))
  const open = heads.find((head) => takesObjections(head, now))
  return {
    places: lists.flatMap(([list, known]) => {
      const row = known?.rows.get(id)
      if (!known || !row) return []
      const { rows: _, ...head } = known
      return [{ id: list, ...head, status: 'published', row }]
    }),
    provisional:
      open?.objectionsUntil && mayObject(application)
        ? { id: open.id, number: open.number, until: open.objectionsUntil }
        : undefined,
  }
}

/** For a seat it is the list that gave it, or the one that replaced that; it cannot be withdrawn any more. */
function listIds({ status, offer }: Listed, heads: readonly { id: string }[]): string[] {
  if (status === 'verified') return heads.map(({ id }) => id)
  if (!offer?.list) return []
  const first = firstListId(offer.list)
  return [heads.find(({ id }) => firstListId(id) === first)?.id ?? offer.list]
}

async function readHeads(
  firestore: Firestore,
  application: Listed,
  now: Date,
): Promise<(Head & { id: string })[]> {
  const { session, programme } = application
  if (session === '' || !(hasRank(application) || mayObject(application))) return []
  const { docs } = await firestore
    .collection(collectionPaths.admissionLists)
    .where('session', '==', session)
    .where('programme', '==', programme)
    .where('status', '==', 'published')
    .select(...Object.keys(shown))
    .get()
  return docs
    .map((list) => ({ id: list.id, ...parseStored(HeadSchema, list) }))
    .filter((head) => isPublic(head, now))
}

async function readList(firestore: Firestore, id: string): Promise<KnownList | undefined> {
  const known = knownLists.get(firestore) ?? new Map<string, KnownList>()
  knownLists.set(firestore, known)
  const kept = known.get(id)
  if (kept) return kept
  const stored = await firestore.collection(collectionPaths.admissionLists).doc(id).get()
  if (!stored.exists) return undefined
  const { rows, report, ...head } = parseStored(ShownSchema, stored)
  const list = { ...head, rows: new Map(rows.map((row) => [row.id, row])), cutoffs: cutoffsOf(rows, report) }
  known.set(id, list)
  const [oldest] = known.keys()
  if (known.size > most && oldest !== undefined) known.delete(oldest)
  return list
}
