import { holidays } from '@prangan/college/holidays'
import { inquiries as settings } from '@prangan/college/inquiries'
import { addWorkingDays } from '@prangan/contract/calendar-days'
import { numberOfId } from '@prangan/contract/ids'
import { dayInIndia } from '@prangan/contract/india-time'
import { addAudit } from '@prangan/functions/audit/audit'
import type { Context } from '@prangan/functions/http/handler'
import { Failure } from '@prangan/functions/lib/failure'
import { parseStored } from '@prangan/functions/lib/parse-stored'
import { newReferenceId } from '@prangan/functions/lib/reference-id'
import { rememberSource } from '@prangan/functions/lib/status-access'
import { queueMail } from '@prangan/functions/mail/queue-mail'
import { countForOffice } from '@prangan/functions/office/counters'
import { readOffice } from '@prangan/functions/site/read-office'
import type { DocumentSnapshot, Firestore, WriteBatch } from 'firebase-admin/firestore'
import {
  type InquiryDocument,
  InquiryDocumentSchema,
  type InquiryEvent,
  type InquiryKind,
  inquiryKeys,
  inquiryLetters,
} from '../contract/inquiries.ts'
import { inquiryLimits } from '../contract/limits.ts'
import { inquiryPaths } from '../contract/paths.ts'
import { followUpCodeOf, followUpOf, inquiryAccess } from './inquiry-access.ts'

export type SentInquiry = Pick<
  InquiryDocument,
  'kind' | 'category' | 'course' | 'subject' | 'message' | 'sender' | 'language' | 'files'
>
type Sent = Pick<Context, 'address' | 'configuration' | 'now'>

/** Returns a new id, for example `G-2026-K7M4QX3`. People see it after the college's short code. */
export const newInquiryId = (kind: InquiryKind, now: Date): string =>
  `${inquiryLetters[kind]}-${newReferenceId(now)}`

export function dueDay(now: Date): string {
  return addWorkingDays(dayInIndia(now), settings.workingDays, holidays)
}

export function withEvents<Event>(history: readonly Event[], ...events: readonly Event[]): Event[] {
  return [...history, ...events].slice(-inquiryLimits.events)
}

/** Senders with an e-mail address need no follow-up code, and feedback gets no reply. */
export const getsFollowUpCode = ({ kind, sender }: Pick<SentInquiry, 'kind' | 'sender'>): boolean =>
  kind !== 'feedback' && sender.email === ''

/**
 * Adds a new inquiry to the batch, with its mails, its audit entry, its count and the follow-up code's hash. For an anonymous
 * sender the audit trail has no network address either. Feedback is mailed to the office by its own handler.
 */
export async function addInquiry(
  batch: WriteBatch,
  firestore: Firestore,
  { id, ...sent }: SentInquiry & { id: string },
  { address, configuration, now }: Sent,
): Promise<void> {
  const { kind, sender, language = null } = sent
  const number = numberOfId(id)
  const path = inquiryPaths.inquiry(id)
  const dueOn = kind === 'grievance' ? dueDay(now) : ''
  const about = { number, inquiryKind: kind, dueOn }
  const mailed = sender.email !== ''
  if (mailed) {
    const to = sender.email
    const mail = { kind: 'inquiry received', to, ...about, language } as const
    queueMail(batch, firestore, mail, now, { isByStranger: true })
    rememberSource(batch, firestore, inquiryAccess, number, { address, now })
  }
  if (kind !== 'feedback') {
    const { email: to } = await readOffice(firestore, configuration, now)
    queueMail(batch, firestore, { kind: 'inquiry waits', to, ...about, why: 'arrived' }, now)
  }
  if (getsFollowUpCode(sent)) {
    const code = followUpCodeOf(id, configuration)
    batch.create(followUpOf(firestore, number, code), { kind: 'follow-up', inquiry: id })
  }
  batch.create(firestore.doc(path), { ...newInquiry(sent, { number, dueOn }), ...firstEvent(now, mailed) })
  const isAnonymous = [sender.name, sender.email, sender.mobile].every((text) => text === '')
  addAudit(batch, firestore, {
    action: 'inquiry received',
    subject: path,
    from: isAnonymous ? '' : address,
    at: now,
  })
  await countForOffice(batch, firestore, { openInquiries: 1 })
}

function newInquiry(sent: SentInquiry, { number, dueOn }: { number: string; dueOn: string }) {
  return {
    ...sent,
    number,
    dueOn,
    status: 'received',
    isOpen: true,
    assignedTo: null,
    outcome: '',
    decidedAt: null,
    hasAppealed: false,
    version: 1,
    searchKeys: inquiryKeys({ ...sent, number }),
  } as const satisfies Partial<InquiryDocument>
}

function firstEvent(now: Date, mailed: boolean) {
  const event: InquiryEvent = { what: 'status', by: '', at: now, text: 'received', mailed }
  return { history: [event], createdAt: now, updatedAt: now }
}

export function toInquiry(stored: DocumentSnapshot): InquiryDocument {
  if (!stored.exists) throw new Failure('no-such-inquiry')
  return parseStored(InquiryDocumentSchema, stored)
}
