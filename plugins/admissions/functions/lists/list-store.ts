import { collectionPaths } from '@prangan/contract/paths'
import { Failure } from '@prangan/functions/lib/failure'
import { parseStored } from '@prangan/functions/lib/parse-stored'
import type { DocumentReference, DocumentSnapshot, Firestore, Query } from 'firebase-admin/firestore'
import * as z from 'zod/mini'
import { admissionPaths } from '../../contract/paths.ts'
import {
  type AdmissionListDocument,
  AdmissionListDocumentSchema,
  MeritTraceDocumentSchema,
} from '../../contract/schemas/admission-lists.ts'
import type { AllocationReport, MeritTrace } from '../../contract/schemas/merit-rules.ts'

export type Programmed = { session: string; programme: string }

export const listId = ({ session, programme }: Programmed, number: number): string =>
  `${session}-${programme}-${number}`

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
  version: true,
  report: true,
})
export type EarlierList = z.infer<typeof EarlierListSchema>

export const listsOf = (firestore: Firestore, { session, programme }: Programmed): Query =>
  firestore
    .collection(collectionPaths.admissionLists)
    .where('session', '==', session)
    .where('programme', '==', programme)
    .select(...Object.keys(EarlierListSchema.shape))

/** Returns the published lists, also those withdrawn later, the first one first. */
export function toEarlier(stored: readonly DocumentSnapshot[]): EarlierList[] {
  return stored
    .map((list) => parseStored(EarlierListSchema, list))
    .filter(({ status }) => status !== 'preparing')
    .sort((one, other) => one.number - other.number)
}

/** A number is used only once, because people may have a withdrawn list with its number on paper. */
export const nextNumber = (earlier: readonly EarlierList[]): number => (earlier.at(-1)?.number ?? 0) + 1

/** Identifies the published lists and which of them were withdrawn, since the next list depends on them. */
export const standOf = (earlier: readonly EarlierList[]): string =>
  earlier.map(({ number, status }) => `${number} ${status}`).join(', ')
