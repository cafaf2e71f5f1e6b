import { parseStored } from '@prangan/functions/lib/parse-stored'
import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore'
import { admissionLimits } from '../../contract/limits.ts'
import { admissionPaths } from '../../contract/paths.ts'
import {
  AdmissionListDocumentSchema,
  type ObjectionDocument,
  ObjectionDocumentSchema,
} from '../../contract/schemas/admission-lists.ts'
import type { AdmissionDocument } from '../../contract/schemas/application.ts'

/** An objection as its applicant sees it. */
export type Objection = ObjectionDocument & { list: string; listNumber: number }

export const toObjections = (stored: readonly DocumentSnapshot[]): ObjectionDocument[] =>
  stored.filter(({ exists }) => exists).map((each) => parseStored(ObjectionDocumentSchema, each))

export async function readObjections(
  firestore: Firestore,
  { objections }: Pick<AdmissionDocument, 'objections'>,
): Promise<Objection[]> {
  if (objections.length === 0) return []
  const lists = [...new Set(objections.map(({ list }) => list))]
  const [storedLists, stored] = await Promise.all([
    firestore.getAll(...lists.map((list) => firestore.doc(admissionPaths.list(list))), {
      fieldMask: ['number'],
    }),
    firestore.getAll(...objections.map(({ list, id }) => firestore.doc(admissionPaths.objection(list, id)))),
  ])
  const numbers = new Map(
    storedLists
      .filter(({ exists }) => exists)
      .map((list) => [list.id, AdmissionListDocumentSchema.shape.number.parse(list.get('number'))]),
  )
  return stored.flatMap((each) => {
    const list = each.ref.parent.parent?.id ?? ''
    return toObjections([each]).map((found) => ({ ...found, list, listNumber: numbers.get(list) ?? 0 }))
  })
}

/** Returns true if an applicant with these objections may send another one to this list. */
export function mayObjectTo(list: string, objections: readonly Objection[]): boolean {
  const earlier = objections.filter((each) => each.list === list)
  return earlier.length < admissionLimits.objections && earlier.every(({ status }) => status !== 'open')
}
