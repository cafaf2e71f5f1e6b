import { documentPaths, publicGroups } from '@prangan/contract/paths'
import type { StaffAccess, StaffDocument } from '@prangan/contract/schemas/staff'
import type { DocumentReference, Firestore } from 'firebase-admin/firestore'
import { addReplacingCopy, writeCopies } from '../lib/public-copies.ts'
import type { CopyWriter } from '../lib/public-versions.ts'

/** The document that says what a member of staff may do. */
export function staffDocument(firestore: Firestore, uid: string): DocumentReference {
  return firestore.doc(documentPaths.staff(uid))
}

/** What the rules ask of a staff document. */
export const accessOf = ({
  role,
  isDisabled,
  grants,
  version,
  notBefore,
  firstPassword,
}: StaffDocument): StaffAccess => ({
  role,
  isDisabled,
  grants,
  version,
  notBefore,
  hasFirstPassword: firstPassword !== null,
})

/**
 * Adds what the rules will ask, in the transaction or batch that writes the staff document. `writeAccess` follows the
 * commit.
 */
export function addAccess(
  writer: CopyWriter,
  firestore: Firestore,
  uid: string,
  staff: StaffDocument,
): Promise<void> {
  const copy = { path: documentPaths.staffAccess(uid), kind: 'set', data: accessOf(staff) } as const
  return addReplacingCopy(writer, firestore, publicGroups.staff(uid), copy)
}

/**
 * Writes it, which the person may hold up by a lock for as long as their token lasts; no call waits for that. Calls ask
 * the staff document itself.
 */
export async function writeAccess(firestore: Firestore, uid: string): Promise<void> {
  await writeCopies(firestore, publicGroups.staff(uid))
}
