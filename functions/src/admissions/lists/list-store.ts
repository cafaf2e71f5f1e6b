import { collectionPaths, documentPaths } from '@prangan/contract/paths'
import {
  type AdmissionListDocument,
  AdmissionListDocumentSchema,
  MeritTraceDocumentSchema,
} from '@prangan/contract/schemas/admission-lists'
import type { AllocationReport, MeritTrace } from '@prangan/contract/schemas/merit-rules'
import type { DocumentReference, DocumentSnapshot, Firestore, Query } from 'firebase-admin/firestore'
import * as z from 'zod/mini'
import { Failure } from '../../lib/failure.ts'
import { parseStored } from '../../lib/parse-stored.ts'

/** The lists of a programme in a session. */
export type Programmed = { session: string; programme: string }

/** The id of a list says what it is, so that no two lists have one number. */
export const listId = ({ session, programme }: Programmed, number: number): string =>
  `${session}-${programme}-${number}`

export const listReference = (firestore: Firestore, id: string): DocumentReference =>
  firestore.doc(documentPaths.admissionList(id))

/** Parses a stored list. Throws 404 where there is none, or it is not whole yet. */
export function toList(stored: DocumentSnapshot): AdmissionListDocument {
  const list = stored.exists ? parseStored(AdmissionListDocumentSchema, stored) : undefined
  if (!list || list.status === 'preparing') throw new Failure('no-such-list')
  return list
}

/** Why a list gives an application its rank; null where nothing is recorded. */
export async function readTrace(
  firestore: Firestore,
  list: string,
  application: string,
): Promise<MeritTrace | null> {
  const stored = await firestore.doc(documentPaths.meritTrace(list, application)).get()
  return stored.exists ? parseStored(MeritTraceDocumentSchema, stored).trace : null
}

export const noReport: AllocationReport = { offers: [], waiting: [], skipped: [], moved: [], steps: [] }

/** A list without its rows: what the next one is computed of. */
const EarlierListSchema = z.pick(AdmissionListDocumentSchema, {
  number: true,
  status: true,
  version: true,
  report: true,
})
export type EarlierList = z.infer<typeof EarlierListSchema>

/** The lists of a programme without their rows. */
export const listsOf = (firestore: Firestore, { session, programme }: Programmed): Query =>
  firestore
    .collection(collectionPaths.admissionLists)
    .where('session', '==', session)
    .where('programme', '==', programme)
    .select(...Object.keys(EarlierListSchema.shape))

/** Those of them that were published, also if they were withdrawn since; the first one first. */
export function toEarlier(stored: readonly DocumentSnapshot[]): EarlierList[] {
  return stored
    .map((list) => parseStored(EarlierListSchema, list))
    .filter(({ status }) => status !== 'preparing')
    .sort((one, other) => one.number - other.number)
}

/** The number of the next list. A number is used once: whoever has a withdrawn list on paper has its number too. */
export const nextNumber = (earlier: readonly EarlierList[]): number => (earlier.at(-1)?.number ?? 0) + 1

/** Which lists there are, and which of them were withdrawn: the next one follows from it. */
export const standOf = (earlier: readonly EarlierList[]): string =>
  earlier.map(({ number, status }) => `${number} ${status}`).join(', ')
