import { documentPaths } from '@prangan/contract/paths'
import {
  type AdmissionListDocument,
  AdmissionListDocumentSchema,
} from '@prangan/contract/schemas/admission-lists'
import type {
  DocumentReference,
  DocumentSnapshot,
  Firestore,
  Timestamp,
  WriteBatch,
} from 'firebase-admin/firestore'
import { addAudit, doneBy } from '../../audit/audit.ts'
import type { Handler } from '../../http/handler.ts'
import { compareAndSet, writeIfUnchanged } from '../../lib/compare-and-set.ts'
import { deleteAll } from '../../lib/delete-all.ts'
import { Failure } from '../../lib/failure.ts'
import { countListChange } from '../../lib/list-changes.ts'
import { parseStored } from '../../lib/parse-stored.ts'
import { sessionReference, toSession } from '../sessions/session-store.ts'
import { type ComputedList, computeList } from './compute-list.ts'
import {
  listId,
  listReference,
  listsOf,
  noReport,
  type Programmed,
  standOf,
  toEarlier,
} from './list-store.ts'

/** How many traces are written at once. */
const tracesAtOnce = 400

/** A list on its way: its document, and who publishes it when. */
type Publication = { document: DocumentReference; list: ComputedList; content: AdmissionListDocument }

/**
 * Handles `publishList`: what was previewed, or nothing. The list is prepared first, where nobody sees it: its number is
 * claimed, and its traces are written. Then one commit publishes it whole. Killed anywhere, a repeat goes on. Each commit
 * is a compare-and-set: two who publish at the same moment would wait for each other's locks for seconds.
 */
export const publishList: Handler<'publishList'> = async ({ body }, context) => {
  const { caller, firebase, now, idempotency } = context
  const firestore = await firebase.firestore()
  const list = await computeList(firestore, body, now)
  if (list.number !== body.number || list.basis !== body.basis) throw new Failure('list-changed')
  const id = listId(body, list.number)
  const content = preparedContent(body, list, { by: caller.email, now })
  const publication = { document: listReference(firestore, id), list, content }
  await claim(firestore, publication)
  await writeTraces(firestore, publication)
  const answer = { message: 'List published successfully!', id }
  await compareAndSet(async () => {
    await idempotency.refuseRepeat()
    const { updateTime, version } = await readOurs(publication)
    const batch = firestore.batch()
    await keepEarlier(batch, firestore, body, list)
    const { rows, report } = list
    const published = { ...content, status: 'published', rows, report, version: version + 1 } as const
    writeIfUnchanged(batch, publication.document, updateTime, published)
    await countListChange(batch, firestore, 'admissions')
    addAudit(batch, firestore, {
      action: 'list published',
      subject: publication.document.path,
      detail: `${rows.length} rows`,
      ...doneBy(context),
    })
    idempotency.keepAnswer(batch, answer)
    return { batch, value: undefined }
  })
  return answer
}

/** A list that is being prepared: rows and report come with its publication. */
function preparedContent(
  { session, programme }: Programmed,
  { number, basis, ruleVersion }: ComputedList,
  { by, now }: { by: string; now: Date },
): AdmissionListDocument {
  return {
    session,
    programme,
    number,
    status: 'preparing',
    ruleVersion,
    rows: [],
    report: noReport,
    publishedAt: now,
    publishedBy: by,
    withdrawnAt: null,
    reason: '',
    offeredAt: null,
    basis,
    version: 1,
  }
}

type Claim = { version: number; basis: string; updateTime: Timestamp | undefined }

/** What is known of a number: nothing, or who prepares it. Refuses one that was published. */
function toClaim(stored: DocumentSnapshot): Claim | undefined {
  if (!stored.exists) return undefined
  const { status, version, basis } = parseStored(AdmissionListDocumentSchema, stored)
  if (status !== 'preparing') throw new Failure('list-changed')
  return { version, basis, updateTime: stored.updateTime }
}

/** Claims the number. A list that was begun of other data gives way, and loses the traces that are not ours. */
async function claim(firestore: Firestore, { document, list, content }: Publication): Promise<void> {
  const { value: wasBegun } = await compareAndSet(async () => {
    const begun = toClaim(await document.get())
    if (begun?.basis === list.basis) return { value: true }
    const batch = firestore.batch()
    const version = (begun?.version ?? 0) + 1
    writeIfUnchanged(batch, document, begun?.updateTime, { ...content, version })
    return { batch, value: begun !== undefined }
  })
  if (!wasBegun) return
  const written = await firestore.collection(documentPaths.meritTraces(document.id)).listDocuments()
  const others = written.filter(({ id }) => !list.traces.has(id))
  await deleteAll(firestore, others)
}

/** The claim, as long as it is ours: refuses once the number is published, or prepared of other data. */
async function readOurs({ document, list }: Publication): Promise<Claim> {
  const begun = toClaim(await document.get())
  if (begun?.basis !== list.basis) throw new Failure('list-changed')
  return begun
}

/** Writes the traces, some at a time, each time on condition that the number is ours still. */
async function writeTraces(firestore: Firestore, publication: Publication): Promise<void> {
  const { document, list } = publication
  const all = [...list.traces]
  for (let at = 0; at < all.length; at += tracesAtOnce) {
    await compareAndSet(async () => {
      const { version, updateTime } = await readOurs(publication)
      const batch = firestore.batch()
      writeIfUnchanged(batch, document, updateTime, { version: version + 1 })
      for (const [application, trace] of all.slice(at, at + tracesAtOnce)) {
        batch.set(firestore.doc(documentPaths.meritTrace(document.id, application)), { trace })
      }
      return { batch, value: undefined }
    })
  }
}

/**
 * Refuses if meanwhile another list was published or withdrawn, or the rules were changed. The list before this one is
 * written too, so that it cannot be withdrawn in the same moment.
 */
async function keepEarlier(
  batch: WriteBatch,
  firestore: Firestore,
  programmed: Programmed,
  { stand, ruleVersion }: ComputedList,
): Promise<void> {
  const [session, { docs }] = await Promise.all([
    sessionReference(firestore, programmed.session).get(),
    listsOf(firestore, programmed).get(),
  ])
  const earlier = toEarlier(docs)
  if (toSession(session).version !== ruleVersion || standOf(earlier) !== stand)
    throw new Failure('list-changed')
  const last = earlier.findLast(({ status }) => status === 'published')
  const stored = last && docs.find((each) => each.id === listId(programmed, last.number))
  if (stored) writeIfUnchanged(batch, stored.ref, stored.updateTime, { version: last.version + 1 })
}
