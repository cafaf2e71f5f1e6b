import { fieldMessages } from '@prangan/contract/field-messages'
import { documentPaths } from '@prangan/contract/paths'
import type { Context, Input } from '@prangan/functions/http/handler'
import { Failure } from '@prangan/functions/lib/failure'
import type { DocumentSnapshot, Firestore, Transaction, WriteBatch } from 'firebase-admin/firestore'
import { paidOf } from '../../contract/paid.ts'
import { openRefund, payUntil } from '../../contract/refund.ts'
import { seatDecided } from '../../contract/schemas/application.ts'
import type { Refund } from '../../contract/schemas/full-application.ts'
import type { RefundRule } from '../../contract/schemas/refund-rules.ts'
import { type ListDecision, type SeatDecision, wholeRefund } from '../../contract/schemas/seat-decisions.ts'
import {
  type FullApplication,
  type OfficeChange,
  toFullApplication,
  writeChange,
} from '../application-store.ts'
import { cancelReceipts } from '../payments/cancel-receipt.ts'
import type { ComputedList } from './compute-list.ts'

export type Decisions = Input<'publishList'>['body']['decisions']

/**
 * Returns what a decision about a seat changes. A cancelled offer leaves the applicant on the waiting list; a cancelled admission
 * ends the application, with a refund of all that was paid, because the college took it back.
 */
export function changeOfSeat(
  before: FullApplication,
  decision: SeatDecision,
  rule: RefundRule,
  writer: Pick<Transaction | WriteBatch, 'create'>,
  firestore: Firestore,
): OfficeChange {
  const { reason, condition, listNumber, by, at } = decision
  const told = (refund?: Refund): NonNullable<OfficeChange['mail']> => ({
    topic: seatDecided,
    content: {
      ...{ kind: 'seat decision', decision: decision.decision, listNumber, condition, note: reason },
      ...(refund && { refund: refund.amount, ...payUntil(refund, rule, at) }),
    },
  })
  const decided = {
    action: 'seat decided',
    detail: `list ${listNumber}, ${decision.decision}`,
    note: reason,
  } as const
  if (decision.decision !== 'cancelled') {
    return { ...decided, fields: { seatDecision: decision }, mail: told() }
  }
  if (before.status === 'fee reported') throw new Failure('fee-unchecked')
  if (before.status !== 'admitted') {
    return { ...decided, fields: { seatDecision: decision }, status: 'verified', mail: told() }
  }
  const refund = openRefund(paidOf(before), wholeRefund, at)
  const receipts = cancelReceipts(writer, firestore, before, { reason, by, at })
  return {
    ...decided,
    fields: { seatDecision: decision, ...receipts, refund },
    status: 'cancelled',
    isTold: true,
    mail: told(refund),
  }
}

/** Throws unless each touched seat is decided with a reason, and a provisional one with what has to be settled. */
export function requireDecided({ touched }: Pick<ComputedList, 'touched'>, decisions: Decisions): void {
  if (touched.some(({ id }) => !decisions[id])) throw new Failure('seats-undecided')
  const missing = Object.entries(decisions).flatMap(([id, { decision, reason, condition }]) => [
    ...(reason === '' ? [[`decisions.${id}.reason`, fieldMessages.required('Reason')]] : []),
    ...(decision === 'provisional' && condition === ''
      ? [[`decisions.${id}.condition`, fieldMessages.required('Condition')]]
      : []),
  ])
  if (missing.length > 0) throw new Failure('invalid-input', { fields: Object.fromEntries(missing) })
}

/**
 * Writes the decisions about touched seats in the commit that publishes the list, on condition that their applications are
 * unchanged. Nobody is told a decision twice that a further revision only repeats. Returns what the list records.
 */
export async function writeDecisions(
  batch: WriteBatch,
  firestore: Firestore,
  { touched, number, rows, refund }: Pick<ComputedList, 'touched' | 'number' | 'rows' | 'refund'>,
  decisions: Decisions,
  context: Pick<Context, 'caller' | 'now' | 'address'>,
): Promise<ListDecision[]> {
  if (touched.length === 0) return []
  const stored = await firestore.getAll(
    ...touched.map(({ id }) => firestore.doc(documentPaths.admission(id))),
  )
  return touched.flatMap((one, at) => {
    const [given, snapshot] = [decisions[one.id], stored[at] as DocumentSnapshot]
    if (!given) throw new Failure('seats-undecided')
    const before = toFullApplication(snapshot)
    if (before.status !== one.status || before.offer?.list !== one.offer?.list)
      throw new Failure('list-changed')
    // The other decisions may have left a seat for an offer that was to be cancelled.
    if (rows.some(({ id, under, isExtra }) => id === one.id && under !== '' && !isExtra)) return []
    const { decision, reason, condition: typed } = given
    const condition = decision === 'provisional' ? typed : ''
    const last = before.seatDecision
    const isSame = last?.decision === decision && last.reason === reason && last.condition === condition
    // Somebody whose seat is touched has one, so that a cancellation never is a repeated one.
    const isRepeated = isSame && decision !== 'cancelled'
    if (!isRepeated) {
      const decided = {
        ...{ decision, reason, condition, listNumber: number },
        ...{ by: context.caller.email, at: context.now },
      }
      const change = changeOfSeat(before, decided, refund, batch, firestore)
      writeChange(ifUnchanged(batch, snapshot), firestore, before, change, context)
    }
    const { id: application, applicationNumber, name } = before
    return { application, applicationNumber, name, decision, reason, condition }
  })
}

const ifUnchanged = (
  batch: WriteBatch,
  { updateTime }: DocumentSnapshot,
): Parameters<typeof writeChange>[0] => ({
  create: batch.create.bind(batch) as never,
  set: batch.set.bind(batch) as never,
  update: ((document: never, fields: never) =>
    batch.update(document, fields, { lastUpdateTime: updateTime } as never)) as never,
})
