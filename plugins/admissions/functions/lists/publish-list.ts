import { fieldMessages } from '@prangan/contract/field-messages'
import { englishDates, formatMinute } from '@prangan/contract/format-date'
import { addAudit, doneBy } from '@prangan/functions/audit/audit'
import type { Handler } from '@prangan/functions/http/handler'
import { compareAndSet, writeIfUnchanged } from '@prangan/functions/lib/compare-and-set'
import { deleteAll } from '@prangan/functions/lib/delete-all'
import { Failure } from '@prangan/functions/lib/failure'
import { countListChange } from '@prangan/functions/lib/list-changes'
import { parseStored } from '@prangan/functions/lib/parse-stored'
import type {
  DocumentReference,
  DocumentSnapshot,
  Firestore,
  Timestamp,
  WriteBatch,
} from 'firebase-admin/firestore'
import { listId } from '../../contract/list-id.ts'
import { countChanges } from '../../contract/merit/list-changes.ts'
import { isTooShort } from '../../contract/offer-window.ts'
import { admissionPaths } from '../../contract/paths.ts'
import {
  type AdmissionListDocument,
  AdmissionListDocumentSchema,
  isProvisional,
  needsRemark,
  noObjections,
  type ObjectionCounts,
  takesObjections,
  type Unusual,
} from '../../contract/schemas/admission-lists.ts'
import { sessionReference, toSession } from '../sessions/session-store.ts'
import { type ComputedList, computeList, publicationOf } from './compute-list.ts'
import { requireDecided, writeDecisions } from './decide-seats.ts'
import {
  type EarlierList,
  listReference,
  listsOf,
  noReport,
  type Programmed,
  publishedOf,
  standOf,
  toEarlier,
  toList,
} from './list-store.ts'
import { tellList } from './tell-list.ts'

const tracesAtOnce = 400

type Input = Parameters<Handler<'publishList'>>[0]
type Publication = { document: DocumentReference; list: ComputedList; content: AdmissionListDocument }

/**
 * Publishes the list that was previewed, or nothing. First the list's number is claimed and its traces are written, which
 * nobody sees; then one commit publishes it, with the decisions about given seats. After a crash, a repeated call continues. Each commit is a compare-and-set,
 * because two callers with locks would wait for each other for seconds.
 */
export const publishList: Handler<'publishList'> = async ({ body }, context) => {
  const { caller, firebase, now, idempotency } = context
  const firestore = await firebase.firestore()
  requireFuture(body, now)
  const list = await computeList(firestore, body, now)
  if (list.number !== body.number || list.basis !== body.basis) throw new Failure('list-changed')
  if (list.replaced && takesObjections(list.replaced, now)) throw new Failure('objections-not-ended')
  requireSeen(list.unusual, body)
  requireDecided(list, body.decisions)
  const id = listId(body, list.number, list.replaced ? list.replaced.revision + 1 : 0)
  const changed = await changedSince(firestore, list)
  const content = { ...preparedContent(body, list, { by: caller.email, now }), changed }
  const publication = { document: listReference(firestore, id), list, content }
  await claim(firestore, publication)
  await writeTraces(firestore, publication)
  const answer = { message: 'List published successfully!', id }
  const { value: published } = await compareAndSet(async () => {
    await idempotency.refuseRepeat()
    const { updateTime, version } = await readOurs(publication)
    const batch = firestore.batch()
    const objections = await keepEarlier(batch, firestore, body, list)
    const decisions = await writeDecisions(batch, firestore, list, body.decisions, context)
    const { rows, report } = list
    const published = {
      ...content,
      status: 'published',
      objections,
      decisions,
      rows,
      report,
      version: version + 1,
    } as const
    writeIfUnchanged(batch, publication.document, updateTime, published)
    await countListChange(batch, firestore, 'admissions')
    addAudit(batch, firestore, {
      action: 'list published',
      subject: publication.document.path,
      detail: detailOf(list, content, body),
      ...doneBy(context),
    })
    idempotency.keepAnswer(batch, answer)
    return { batch, value: published }
  })
  await tellList(firestore, published, now)
  return answer
}

function requireFuture({ publishAt }: Pick<Wanted, 'publishAt'>, now: Date): void {
  if (publishAt !== '' && new Date(publishAt) <= now)
    throw new Failure('invalid-input', { fields: { publishAt: fieldMessages.timeHasPassed } })
}

function requireSeen(
  unusual: readonly Unusual[],
  { seen, remark }: { seen: readonly string[]; remark: string },
): void {
  if (!unusual.every(({ point }) => seen.includes(point))) throw new Failure('list-unseen')
  if (needsRemark(unusual) && remark === '')
    throw new Failure('invalid-input', { fields: { remark: fieldMessages.required('Reason') } })
}

const detailOf = (
  { rows, unusual, replaced, touched }: ComputedList,
  { objectionsUntil }: Pick<AdmissionListDocument, 'objectionsUntil'>,
  { publishAt }: Pick<Wanted, 'publishAt'>,
): string =>
  [
    `${rows.length} rows`,
    ...(publishAt ? [`public from ${formatMinute(new Date(publishAt), englishDates)}`] : []),
    ...(objectionsUntil ? [`provisional until ${formatMinute(objectionsUntil, englishDates)}`] : []),
    ...(replaced ? [`in place of ${replaced.id}`] : []),
    ...(touched.length > 0 ? [`${touched.length} seats decided`] : []),
    ...unusual.map(({ point, count }) => `${point} ${count}`),
  ].join(', ')

type Wanted = Input['body']

/** Throws 400 if applicants have less than a day for objections. */
function objectionsEnd({ objectionsUntil, publishAt }: Wanted, now: Date): Date | null {
  if (objectionsUntil === '') return null
  const end = new Date(objectionsUntil)
  if (isTooShort({ payFrom: publicationOf(publishAt, now), payTo: end }))
    throw new Failure('invalid-input', { fields: { objectionsUntil: fieldMessages.objectionsTooShort } })
  return end
}

/** Throws 400 if a list that was final is revised without a reason. */
function revisionReason({ because }: Pick<Wanted, 'because'>, replaced: ComputedList['replaced']): string {
  if (!replaced || isProvisional(replaced)) return ''
  if (because === '')
    throw new Failure('invalid-input', { fields: { because: fieldMessages.required('Reason') } })
  return because
}

/** Counts what a revised list changes. */
async function changedSince(
  firestore: Firestore,
  { replaced, rows }: ComputedList,
): Promise<AdmissionListDocument['changed']> {
  if (!replaced || isProvisional(replaced)) return { seats: 0, ranks: 0 }
  const before = toList(await listReference(firestore, replaced.id).get())
  return countChanges(before.rows, rows)
}

function preparedContent(
  wanted: Wanted,
  { number, basis, ruleVersion, unusual, replaced }: ComputedList,
  { by, now }: { by: string; now: Date },
): Omit<AdmissionListDocument, 'changed'> {
  const { session, programme, replaces, remark, publishAt } = wanted
  return {
    session,
    programme,
    number,
    revision: replaced ? replaced.revision + 1 : 0,
    replaces,
    because: revisionReason(wanted, replaced),
    objectionsUntil: objectionsEnd(wanted, now),
    objections: noObjections,
    corrected: 0,
    decisions: [],
    status: 'preparing',
    ruleVersion,
    rows: [],
    report: noReport,
    publishedAt: publicationOf(publishAt, now),
    publishedBy: by,
    withdrawnAt: null,
    reason: '',
    offeredAt: replaced?.offeredAt ?? null,
    unusual,
    remark,
    basis,
    version: 1,
  }
}

type Claim = { version: number; basis: string; updateTime: Timestamp | undefined }

function toClaim(stored: DocumentSnapshot): Claim | undefined {
  if (!stored.exists) return undefined
  const { status, version, basis } = parseStored(AdmissionListDocumentSchema, stored)
  if (status !== 'preparing') throw new Failure('list-changed')
  return { version, basis, updateTime: stored.updateTime }
}

/** Claims the number. A list that was begun from other data is replaced, and its traces are deleted. */
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
  const written = await firestore.collection(admissionPaths.traces(document.id)).listDocuments()
  const others = written.filter(({ id }) => !list.traces.has(id))
  await deleteAll(firestore, others)
}

async function readOurs({ document, list }: Publication): Promise<Claim> {
  const begun = toClaim(await document.get())
  if (begun?.basis !== list.basis) throw new Failure('list-changed')
  return begun
}

async function writeTraces(firestore: Firestore, publication: Publication): Promise<void> {
  const { document, list } = publication
  const all = [...list.traces]
  for (let at = 0; at < all.length; at += tracesAtOnce) {
    await compareAndSet(async () => {
      const { version, updateTime } = await readOurs(publication)
      const batch = firestore.batch()
      writeIfUnchanged(batch, document, updateTime, { version: version + 1 })
      for (const [application, trace] of all.slice(at, at + tracesAtOnce)) {
        batch.set(firestore.doc(admissionPaths.trace(document.id, application)), { trace })
      }
      return { batch, value: undefined }
    })
  }
}

/**
 * Throws if another list was published or withdrawn, the rules changed, or an objection is open. It also writes the list that is
 * replaced and the previous one, so that nobody can withdraw them or object at the same time. Returns the objections to the
 * list that is replaced.
 */
async function keepEarlier(
  batch: WriteBatch,
  firestore: Firestore,
  programmed: Programmed,
  { stand, ruleVersion, replaced }: ComputedList & { stand: string },
): Promise<ObjectionCounts> {
  const [session, { docs }] = await Promise.all([
    sessionReference(firestore, programmed.session).get(),
    listsOf(firestore, programmed).get(),
  ])
  const earlier = toEarlier(docs)
  if (toSession(session).version !== ruleVersion || standOf(earlier) !== stand)
    throw new Failure('list-changed')
  const write = (list: EarlierList | undefined, fields: Partial<AdmissionListDocument> = {}) => {
    const stored = list && docs.find(({ id }) => id === list.id)
    if (stored)
      writeIfUnchanged(batch, stored.ref, stored.updateTime, { ...fields, version: list.version + 1 })
  }
  const published = publishedOf(earlier)
  write(published.findLast(({ id }) => id !== replaced?.id))
  const now = published.find(({ id }) => id === replaced?.id)
  if (!now) return noObjections
  // Offers and corrections of the meantime would be lost.
  if (!isProvisional(now) && now.version !== replaced?.version) throw new Failure('list-changed')
  if (now.objections.open > 0) throw new Failure('objections-open')
  write(now, { status: 'replaced' })
  return now.objections
}
