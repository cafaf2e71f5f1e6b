import { collectionPaths } from '@prangan/contract/paths'
import { Failure } from '@prangan/functions/lib/failure'
import { parseStored } from '@prangan/functions/lib/parse-stored'
import type {
  DocumentReference,
  DocumentSnapshot,
  Firestore,
  Query,
  Transaction,
} from 'firebase-admin/firestore'
import * as z from 'zod/mini'
import { admissionPaths } from '../../contract/paths.ts'
import {
  type AdmissionListDocument,
  AdmissionListDocumentSchema,
  isProvisional,
  MeritTraceDocumentSchema,
} from '../../contract/schemas/admission-lists.ts'
import type { AllocationReport, MeritTrace } from '../../contract/schemas/merit-rules.ts'

export type Programmed = { session: string; programme: string }

export const listReference = (firestore: Firestore, id: string): DocumentReference =>
  firestore.doc(admissionPaths.list(id))

/** Parses a stored list. Throws 404 if there is none, or it is not published yet. */
export function toList(stored: DocumentSnapshot): AdmissionListDocument {
  const list = stored.exists ? parseStored(AdmissionListDocumentSchema, stored) : undefined
  if (!list || list.status === 'preparing') throw new Failure('no-such-list')
  return list
}

export async function readTrace(
  firestore: Firestore,
  list: string,
  application: string,
): Promise<MeritTrace | null> {
  const stored = await firestore.doc(admissionPaths.trace(list, application)).get()
  return stored.exists ? parseStored(MeritTraceDocumentSchema, stored).trace : null
}

export const noReport: AllocationReport = { offers: [], waiting: [], skipped: [], moved: [], steps: [] }

const EarlierListSchema = z.pick(AdmissionListDocumentSchema, {
  number: true,
  status: true,
  revision: true,
  objectionsUntil: true,
  objections: true,
  corrected: true,
  decisions: true,
  offeredAt: true,
  version: true,
  report: true,
})
export type EarlierList = z.infer<typeof EarlierListSchema> & { id: string }

export const listsOf = (firestore: Firestore, { session, programme }: Programmed): Query =>
  firestore
    .collection(collectionPaths.admissionLists)
    .where('session', '==', session)
    .where('programme', '==', programme)
    .select(...Object.keys(EarlierListSchema.shape))

/** Returns the published lists, also those withdrawn or replaced later, the first one first. */
export function toEarlier(stored: readonly DocumentSnapshot[]): EarlierList[] {
  return stored
    .map((list) => ({ id: list.id, ...parseStored(EarlierListSchema, list) }))
    .filter(({ status }) => status !== 'preparing')
    .sort((one, other) => one.number - other.number || one.revision - other.revision)
}

export const publishedOf = (earlier: readonly EarlierList[]): EarlierList[] =>
  earlier.filter(({ status }) => status === 'published')

/**
 * Returns the list that is to be replaced, or undefined for a next list. Throws 409 unless it is the last one, or if a
 * provisional one stands before a next list.
 */
export function replacedOf(earlier: readonly EarlierList[], replaces: string): EarlierList | undefined {
  const last = publishedOf(earlier).at(-1)
  if (replaces === '') {
    if (last && isProvisional(last)) throw new Failure('list-provisional')
    return undefined
  }
  if (last?.id !== replaces) throw new Failure('list-changed')
  return last
}

/** Records that a correction changes a list. The new version stops a list that is just being published without it. */
export async function countCorrection(
  writer: Pick<Transaction, 'update'>,
  firestore: Firestore,
  list: string,
): Promise<void> {
  const { FieldValue } = await import('firebase-admin/firestore')
  const one = FieldValue.increment(1)
  writer.update(listReference(firestore, list), { corrected: one, version: one })
}

/** A number is used only once, because people may have a withdrawn list with its number on paper. */
export const nextNumber = (earlier: readonly EarlierList[]): number => (earlier.at(-1)?.number ?? 0) + 1

/** Identifies the published lists and which of them were withdrawn or replaced, since the next list depends on them. */
export const standOf = (earlier: readonly EarlierList[]): string =>
  earlier.map(({ id, status }) => `${id} ${status}`).join(', ')
