import { collectionPaths } from '@prangan/contract/paths'
import { parseStored } from '@prangan/functions/lib/parse-stored'
import type { Firestore } from 'firebase-admin/firestore'
import * as z from 'zod/mini'
import {
  type AdmissionListDocument,
  AdmissionListDocumentSchema,
  type MeritListRow,
} from '../contract/schemas/admission-lists.ts'
import type { AdmissionDocument } from '../contract/schemas/application.ts'
import { hasRank, type ListPlace } from '../contract/states.ts'

export type Place = ListPlace & { id: string }

const ShownSchema = z.pick(AdmissionListDocumentSchema, { number: true, publishedAt: true, rows: true })

type KnownList = Pick<AdmissionListDocument, 'number' | 'publishedAt'> & {
  rows: ReadonlyMap<string, MeritListRow>
}

/** The rows of a published list never change, and everybody on it asks on the same day, so a process caches some lists. */
const most = 30
const knownLists = new WeakMap<Firestore, Map<string, KnownList>>()

type Ranked = Pick<AdmissionDocument, 'status' | 'session' | 'programme' | 'offer'>

export async function readPlaces(firestore: Firestore, id: string, application: Ranked): Promise<Place[]> {
  if (!hasRank(application)) return []
  const ids = await readListIds(firestore, application)
  const lists = await Promise.all(ids.map(async (list) => [list, await readList(firestore, list)] as const))
  return lists.flatMap(([list, known]) => {
    const row = known?.rows.get(id)
    if (!known || !row) return []
    return [{ id: list, number: known.number, publishedAt: known.publishedAt, status: 'published', row }]
  })
}

/** Finds the published lists. For a seat it is the list that gave it, which cannot be withdrawn any more. */
async function readListIds(
  firestore: Firestore,
  { status, session, programme, offer }: Ranked,
): Promise<string[]> {
  if (status !== 'verified') return offer?.list ? [offer.list] : []
  const { docs } = await firestore
    .collection(collectionPaths.admissionLists)
    .where('session', '==', session)
    .where('programme', '==', programme)
    .where('status', '==', 'published')
    .select('number')
    .get()
  return docs.map((list) => list.id)
}

async function readList(firestore: Firestore, id: string): Promise<KnownList | undefined> {
  const known = knownLists.get(firestore) ?? new Map<string, KnownList>()
  knownLists.set(firestore, known)
  const kept = known.get(id)
  if (kept) return kept
  const stored = await firestore.collection(collectionPaths.admissionLists).doc(id).get()
  if (!stored.exists) return undefined
  const { number, publishedAt, rows } = parseStored(ShownSchema, stored)
  const list = { number, publishedAt, rows: new Map(rows.map((row) => [row.id, row])) }
  known.set(id, list)
  const [oldest] = known.keys()
  if (known.size > most && oldest !== undefined) known.delete(oldest)
  return list
}
