import { parseDocument } from '@prangan/contract/parse-document'
import { documentPaths } from '@prangan/contract/paths'
import { can } from '@prangan/contract/roles'
import {
  type NoticeDocument,
  type PreparedNoticeDocument,
  PreparedNoticeDocumentSchema,
} from '@prangan/contract/schemas/notices'
import type { DocumentReference, Firestore } from 'firebase-admin/firestore'
import type { Caller } from '../../http/authenticate.ts'
import { Failure } from '../../lib/failure.ts'

export const preparedReference = (firestore: Firestore, id: string): DocumentReference =>
  firestore.doc(documentPaths.preparedNotice(id))

/** Throws 404 if the notice does not wait any more. */
export function parsePrepared(id: string, data: unknown): PreparedNoticeDocument {
  if (!data) throw new Failure('not-for-approval')
  return parseDocument(PreparedNoticeDocumentSchema, { id: documentPaths.preparedNotice(id), data })
}

/** Returns what the notice adds to the office's count of those that wait: one, or none after it was returned. */
export const waitingIn = ({ state }: PreparedNoticeDocument): number => (state === 'waiting' ? 1 : 0)

/** Prepared notices belong to who wrote them, and to those who publish. */
const mayTouch = (caller: Caller, { preparedByUid }: PreparedNoticeDocument): boolean =>
  can(caller, 'news:publish') || (can(caller, 'news:prepare') && preparedByUid === caller.uid)

export function refuseOthers(caller: Caller, prepared: PreparedNoticeDocument): void {
  if (!mayTouch(caller, prepared)) throw new Failure('not-allowed')
}

/** Reads a prepared notice for somebody who may see it; undefined for all others. */
export async function readPreparedFor(
  firestore: Firestore,
  id: string,
  caller: Caller | undefined,
): Promise<NoticeDocument | undefined> {
  if (!(caller && can(caller, 'news:prepare'))) return undefined
  const data = (await preparedReference(firestore, id).get()).data()
  if (!data) return undefined
  const prepared = parsePrepared(id, data)
  return mayTouch(caller, prepared) ? prepared : undefined
}
