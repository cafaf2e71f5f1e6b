import { parseDocument } from '@prangan/contract/parse-document'
import { documentPaths } from '@prangan/contract/paths'
import { can } from '@prangan/contract/roles'
import {
  type NoticeDocument,
  type PreparedNoticeDocument,
  PreparedNoticeDocumentSchema,
  type UpdateNewsInput,
} from '@prangan/contract/schemas/notices'
import type { DocumentReference, Firestore } from 'firebase-admin/firestore'
import { addAudit, doneBy } from '../../audit/audit.ts'
import type { Caller } from '../../http/authenticate.ts'
import type { Context } from '../../http/handler.ts'
import { Failure } from '../../lib/failure.ts'
import { runTransaction } from '../../lib/run-transaction.ts'
import { countForOffice, showOfficeCounts } from '../../office/counters.ts'
import type { NewsFile } from '../news-file.ts'
import { toNoticeDocument, withCorrection } from '../notice-document.ts'

export const preparedReference = (firestore: Firestore, id: string): DocumentReference =>
  firestore.doc(documentPaths.preparedNotice(id))

/** Throws 404 if the notice does not wait any more. */
export function parsePrepared(id: string, data: unknown): PreparedNoticeDocument {
  if (!data) throw new Failure('not-for-approval')
  return parseDocument(PreparedNoticeDocumentSchema, { id: documentPaths.preparedNotice(id), data })
}

/** Returns what the notice adds to the office's count of those that wait: one, or none after it was returned. */
export const waitingIn = ({ state }: PreparedNoticeDocument): number => (state === 'waiting' ? 1 : 0)

/** Returns the file that is a prepared notice's own: a change may name that of the published notice, which stays. */
export const ownFile = ({ file, changeOf }: PreparedNoticeDocument): NewsFile =>
  changeOf?.keepsFile ? null : file

type Prepared = NoticeDocument & Pick<PreparedNoticeDocument, 'changeOf'>

/** Returns the next version of a prepared notice, or the first of a change. A change has one correction at most. */
export function nextPrepared(input: UpdateNewsInput, sent: NewsFile, now: Date, before: Prepared): Prepared {
  const isRemoved = input.removeFile === '1'
  const notice = toNoticeDocument(input, sent ?? (isRemoved ? null : before.file), now, before)
  const { changeOf } = before
  if (!changeOf) return notice
  const keepsFile = changeOf.keepsFile && !sent && !isRemoved
  return {
    ...withCorrection({ ...notice, corrections: [] }, input, now),
    changeOf: { ...changeOf, keepsFile },
  }
}

/** Stores what waits for approval from now on. Throws 409 if a change of the notice waits already. */
export async function addPrepared(
  context: Context,
  id: string,
  notice: Prepared,
  answer: object,
): Promise<void> {
  const { caller, firebase, now, idempotency } = context
  const firestore = await firebase.firestore()
  const reference = preparedReference(firestore, id)
  const prepared: PreparedNoticeDocument = {
    ...notice,
    state: 'waiting',
    preparedBy: caller.email,
    preparedByUid: caller.uid,
    preparedAt: now,
    returnReason: '',
  }
  await runTransaction(firestore, async (transaction) => {
    if ((await transaction.get(reference)).exists) throw new Failure('change-waits')
    transaction.create(reference, prepared)
    const subject = documentPaths.news(id)
    addAudit(transaction, firestore, { ...doneBy(context), action: 'notice prepared', subject })
    idempotency.keepAnswer(transaction, answer)
    await countForOffice(transaction, firestore, { waitingNotices: 1 })
  })
  await showOfficeCounts(firestore)
}

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
