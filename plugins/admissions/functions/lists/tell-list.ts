import { collectionPaths, documentPaths } from '@prangan/contract/paths'
import type { Firebase } from '@prangan/functions/lib/firebase'
import { parseStored } from '@prangan/functions/lib/parse-stored'
import type { Firestore } from 'firebase-admin/firestore'
import {
  type AdmissionListDocument,
  AdmissionListDocumentSchema,
  isPublic,
  takesObjections,
} from '../../contract/schemas/admission-lists.ts'
import { provisionalList } from '../../contract/schemas/application.ts'
import { mailEach } from '../mail-each.ts'

/**
 * E-mails the applicants on a published provisional list their place on it, and until when they can object. Returns how many
 * mails that made: those who were told already are left out, so it can be repeated.
 */
export async function tellList(
  firestore: Firestore,
  { status, number, rows, objectionsUntil, publishedAt }: AdmissionListDocument,
  now: Date,
): Promise<number> {
  const isOpen = isPublic({ publishedAt }, now) && takesObjections({ objectionsUntil }, now)
  if (status !== 'published' || !isOpen) return 0
  const places = new Map(rows.map((row) => [documentPaths.admission(row.id), row]))
  const until = objectionsUntil?.toISOString() ?? ''
  return mailEach(
    firestore,
    [...places.keys()].map((path) => ({ ref: firestore.doc(path) })),
    ({ mails }, path) => {
      const row = places.get(path)
      const isTold = mails.some(({ topic, at }) => topic === provisionalList && at >= publishedAt)
      if (!row || isTold) return undefined
      const { rank, waiting } = row
      const content = { kind: provisionalList, listNumber: number, rank, waiting, until } as const
      return { topic: provisionalList, content }
    },
    now,
  )
}

/** Tells those who are not told yet: the list became public later than its request, or the request was broken off. */
export async function tellProvisionalLists(firebase: Firebase, now: Date): Promise<number> {
  const firestore = await firebase.firestore()
  const { docs } = await firestore
    .collection(collectionPaths.admissionLists)
    .where('objectionsUntil', '>', now)
    .get()
  let told = 0
  for (const stored of docs)
    told += await tellList(firestore, parseStored(AdmissionListDocumentSchema, stored), now)
  return told
}
