import type { LocalizedText } from '@prangan/contract/schemas/content-fields'
import type { DocumentReference, Firestore, SetOptions } from 'firebase-admin/firestore'

/**
 * What concerns a member of staff. `id` and `at` follow from what happened, not from when it is told: told again, it is the
 * same. `path` leads to the record on a desk. The text names nobody from outside the college.
 */
export type Concern = { id: string; text: LocalizedText; path: string; at: Date }

type Writer = { set(document: DocumentReference, data: object, options: SetOptions): unknown }

export type Notify = (writer: Writer, firestore: Firestore, uid: string, concern: Concern) => void

export type WantsMail = (firestore: Firestore, uid: string) => Promise<boolean>
