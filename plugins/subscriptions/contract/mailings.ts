import { TimestampSchema } from '@prangan/contract/schemas/fields'
import * as z from 'zod/mini'

const count = z.number()

/**
 * `noticeMailings/{id}`: notices that the office sends by mail. The id is that of the notice, so that each is sent once; a week's
 * is `week-<its Sunday>`. `noticePushes/{id}`: the same for notifications, each of one notice.
 */
export const MailingSchema = z.object({
  notices: z.array(z.string()),
  isWeek: z.boolean(),
  /** 'withdrawn' if the notice ended or was deleted before all had it. */
  status: z.enum(['open', 'done', 'withdrawn']),
  dueAt: TimestampSchema,
  /** The last subscriber for whom a mail was queued; subscribers are in the order of their keys. */
  cursor: z.string(),
  /** Mails made so far, and those of them that the mail server refused for good. */
  queued: count,
  failed: count,
  requestedAt: TimestampSchema,
})
export type Mailing = z.infer<typeof MailingSchema>

/**
 * `noticeMailQueue/{mailing}-{subscriber}`: a mail to send. It names no address, so that a deleted one is nowhere.
 * `noticePushQueue/{push}-{device}`: the same for a notification.
 */
export const QueuedNoticeMailSchema = z.object({
  mailing: z.string(),
  subscriber: z.string(),
  attempts: count,
  nextAt: TimestampSchema,
  expiresAt: TimestampSchema,
})
export type QueuedNoticeMail = z.infer<typeof QueuedNoticeMailSchema>

/**
 * `noticeMailState/current`, `noticePushState/current`: the worker that may send until its lease ends, and the mails or
 * notifications of a day in India.
 */
export const MailStateSchema = z.object({
  holder: z._default(z.string(), ''),
  leaseUntil: z._default(TimestampSchema, () => new Date(0)),
  day: z._default(z.string(), ''),
  count: z._default(count, 0),
  /** Makes each write a change: Firestore keeps the update time of a document whose fields stay the same. */
  revision: z._default(count, 0),
})
export type MailState = z.infer<typeof MailStateSchema>

/** How many subscribers or devices have chosen a category; subscribers at once or on Sunday. */
export const ReachSchema = z.record(z.string(), count)
export type Reach = z.infer<typeof ReachSchema>

/** What the office is told of a notice's mails or notifications; `dueAt` is in ISO 8601. */
export const MailingReportSchema = z.object({
  status: z.enum(['open', 'done', 'withdrawn']),
  dueAt: z.string(),
  sent: count,
  waiting: count,
  failed: count,
})
export type MailingReport = z.infer<typeof MailingReportSchema>
