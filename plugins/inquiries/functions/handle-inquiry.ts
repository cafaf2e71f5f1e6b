import { addAudit, doneBy } from '@prangan/functions/audit/audit'
import type { Handler, Input } from '@prangan/functions/http/handler'
import { Failure } from '@prangan/functions/lib/failure'
import { runTransaction } from '@prangan/functions/lib/run-transaction'
import { queueMail } from '@prangan/functions/mail/queue-mail'
import { countForOffice, showOfficeCounts } from '@prangan/functions/office/counters'
import { notify, wantsMail } from '@prangan/functions/office/notify'
import type { Firestore, Transaction } from 'firebase-admin/firestore'
import {
  type InquiryDocument,
  type InquiryEvent,
  inquiryTransitions,
  isOpenStatus,
  mayAppeal,
} from '../contract/inquiries.ts'
import { inquiryPaths } from '../contract/paths.ts'
import { assigned } from './concerns.ts'
import { findHandler } from './inquiry-handlers.ts'
import { toInquiry, withEvents } from './inquiry-store.ts'

type Change = Input<'handleInquiry'>['body']

/** The events, their audit entry, the count and the mails are written in one transaction. */
export const handleInquiry: Handler<'handleInquiry'> = async ({ params, body }, context) => {
  const { caller, firebase, now } = context
  const firestore = await firebase.firestore()
  const handler = body.assignedTo ? await findHandler(firebase, body.assignedTo, now) : undefined
  const isMailed = handler !== undefined && (await wantsMail(firestore, handler.uid))
  const path = inquiryPaths.inquiry(params.id)
  const document = firestore.doc(path)
  const { version, isCounted } = await runTransaction(firestore, async (transaction) => {
    const before = toInquiry(await transaction.get(document))
    if (body.version !== before.version) throw new Failure('changed-meanwhile')
    const { status } = body
    if (status && !inquiryTransitions(before).includes(status)) throw new Failure('wrong-status')
    const changed = {
      ...(status && withStatus(before, status, body.outcome, now)),
      ...(body.assignedTo !== undefined && {
        assignedTo: handler ? { uid: handler.uid, name: handler.name } : null,
      }),
    }
    const mailed = tellSender(transaction, firestore, { ...before, ...changed }, body, now)
    const events = eventsOf(body, { name: handler?.name ?? '', by: caller.email, mailed, now })
    const version = before.version + 1
    const history = withEvents(before.history, ...events)
    transaction.update(document, { ...changed, history, version, updatedAt: now })
    if (handler && handler.uid !== caller.uid) {
      const { number, kind: inquiryKind, dueOn } = before
      const mail = { kind: 'inquiry waits', number, inquiryKind, why: 'assigned', dueOn } as const
      if (isMailed) queueMail(transaction, firestore, { ...mail, to: handler.email }, now)
      notify(transaction, firestore, handler.uid, assigned({ id: params.id, ...before, version }, now))
    }
    addAudit(transaction, firestore, {
      action: 'inquiry changed',
      subject: path,
      detail: detailOf(before, body, handler?.name),
      ...doneBy(context),
    })
    const openInquiries = Number(status ? isOpenStatus(status) : before.isOpen) - Number(before.isOpen)
    if (openInquiries !== 0) await countForOffice(transaction, firestore, { openInquiries })
    return { version, isCounted: openInquiries !== 0 }
  })
  if (isCounted) await showOfficeCounts(firestore)
  return { message: 'Enquiry updated successfully!', version }
}

function withStatus(
  before: InquiryDocument,
  status: InquiryDocument['status'],
  outcome: Change['outcome'],
  now: Date,
): Pick<InquiryDocument, 'status' | 'isOpen' | 'outcome'> & { decidedAt: Date | null } {
  const isOpen = isOpenStatus(status)
  const kept = status === 'closed' ? before.outcome : ''
  return {
    status,
    isOpen,
    outcome: isOpen ? '' : (outcome ?? kept),
    decidedAt: isOpen ? null : status === 'closed' ? (before.decidedAt ?? now) : now,
  }
}

function tellSender(
  transaction: Transaction,
  firestore: Firestore,
  inquiry: InquiryDocument,
  { status, answer, mailSender }: Change,
  now: Date,
): boolean {
  const told = mailSender ? (status ?? '') : ''
  const { number, kind: inquiryKind, sender, language = null } = inquiry
  if (sender.email === '' || (told === '' && answer === '')) return false
  const news = { status: told, answer, mayAppeal: told === 'decided' && mayAppeal(inquiry) } as const
  const mail = { kind: 'inquiry changed', to: sender.email, number, inquiryKind, ...news, language } as const
  queueMail(transaction, firestore, mail, now)
  return true
}

type Done = { name: string; by: string; mailed: boolean; now: Date }

function eventsOf(
  { status, assignedTo, note, answer, mailSender }: Change,
  { name, by, mailed, now }: Done,
): InquiryEvent[] {
  const one = { by, at: now, mailed: false }
  return [
    ...(assignedTo === undefined ? [] : [{ ...one, what: 'assignment', text: name } as const]),
    ...(note ? [{ ...one, what: 'note', text: note } as const] : []),
    ...(status ? [{ ...one, what: 'status', text: status, mailed: mailed && mailSender } as const] : []),
    ...(answer ? [{ ...one, what: 'answer', text: answer, mailed } as const] : []),
  ]
}

/** The audit trail never contains the texts. */
function detailOf(
  before: InquiryDocument,
  { status, assignedTo, note, answer }: Change,
  name = 'nobody',
): string {
  return [
    status && `${before.status} → ${status}`,
    assignedTo !== undefined && `assigned to ${name}`,
    note && 'note',
    answer && 'answer',
  ]
    .filter(Boolean)
    .join(', ')
}
