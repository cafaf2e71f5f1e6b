import { documentPaths, publicGroups } from '@prangan/contract/paths'
import type { StaffAccess, StaffDocument } from '@prangan/contract/schemas/staff'
import type { DocumentReference, Firestore } from 'firebase-admin/firestore'
import { addReplacingCopy, writeCopies } from '../lib/public-copies.ts'
import type { CopyWriter } from '../lib/public-versions.ts'

export function staffDocument(firestore: Firestore, uid: string): DocumentReference {
  return firestore.doc(documentPaths.staff(uid))
}

export const accessOf = ({
  role,
  isDisabled,
  grants,
  grantsUntil,
  version,
  notBefore,
  firstPassword,
}: StaffDocument): StaffAccess => ({
  role,
  isDisabled,
  grants,
  grantsUntil,
  version,
  notBefore,
  hasFirstPassword: firstPassword !== null,
})

/**
 * Adds the copy that the rules read, in the transaction or batch that writes the staff document. Call `writeAccess` after the
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
 * Writes the copy that the rules read. A person's open transaction may lock it until their token expires; no request waits for
 * it, because endpoints read the staff document.
 */
export async function writeAccess(firestore: Firestore, uid: string): Promise<void> {
  await writeCopies(firestore, publicGroups.staff(uid))
}
