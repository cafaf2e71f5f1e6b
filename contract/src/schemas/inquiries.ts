import * as z from 'zod/mini'
import { college } from '../college.config.ts'
import { fieldMessages } from '../field-messages.ts'
import { IdSchema } from '../ids.ts'
import { limits } from '../limits.ts'
import { joinKeys, nameKeys, searchKeys } from '../search.ts'
import { LanguageSchema, optionalText, TimestampSchema } from './fields.ts'

/** What people write to the college. Each kind has a letter, which its numbers carry. */
export const inquiryKinds = ['feedback', 'enquiry', 'grievance'] as const
export type InquiryKind = (typeof inquiryKinds)[number]
export const inquiryLetters = { feedback: 'F', enquiry: 'E', grievance: 'G' } as const satisfies Record<
  InquiryKind,
  string
>

export const inquiryStatuses = [
  'received',
  'acknowledged',
  'with the committee',
  'decided',
  'appealed',
  'closed',
] as const
export type InquiryStatus = (typeof inquiryStatuses)[number]

/**
 * The statuses that the office may give an inquiry next. Only its sender appeals, so 'appealed' is in no list; a closed
 * one can be opened again.
 */
export const inquiryTransitions: Readonly<Record<InquiryStatus, readonly InquiryStatus[]>> = {
  received: ['acknowledged', 'with the committee', 'decided', 'closed'],
  acknowledged: ['with the committee', 'decided', 'closed'],
  'with the committee': ['decided', 'closed'],
  decided: ['with the committee', 'closed'],
  appealed: ['with the committee', 'decided', 'closed'],
  closed: ['with the committee'],
}

/** Whether an inquiry with this status still waits for the office. */
export function isOpenStatus(status: InquiryStatus): boolean {
  return status !== 'decided' && status !== 'closed'
}

/** What a decision says about a grievance, for the yearly report. */
export const inquiryOutcomes = ['upheld', 'partly upheld', 'not upheld', 'withdrawn'] as const

type Category = keyof typeof college.inquiries.categories
export const grievanceCategories = Object.keys(college.inquiries.categories) as [Category, ...Category[]]

/** What can happen to an inquiry. Its sender sees all but assignments and notes. */
export const inquiryEvents = ['status', 'assignment', 'answer', 'note', 'appeal'] as const

/** One entry of an inquiry's history. */
export const InquiryEventSchema = z.object({
  what: z.enum(inquiryEvents),
  /** Who did it: an e-mail address; '' for the sender. */
  by: z.string(),
  at: TimestampSchema,
  /** The new status, the name of who is to handle it ('' for nobody), or the text. */
  text: z.string(),
  /** Whether a mail to the sender was queued with it. */
  mailed: z.boolean(),
})
export type InquiryEvent = z.infer<typeof InquiryEventSchema>

/** Whether the sender may see an event. */
export function isForSender({ what }: Pick<InquiryEvent, 'what'>): boolean {
  return what !== 'assignment' && what !== 'note'
}

/** `inquiries/{id}`: feedback, an enquiry or a grievance, with all that happened to it; private. */
export const InquiryDocumentSchema = z.object({
  kind: z.enum(inquiryKinds),
  number: z.string(),
  status: z.enum(inquiryStatuses),
  /** Whether it waits for the office: `isOpenStatus` of the status, for queries. */
  isOpen: z.boolean(),
  /** A grievance's key in `college.inquiries.categories`; '' for other kinds. */
  category: z.string(),
  /** The course of an enquiry; '' for none. */
  course: z.string(),
  subject: z.string(),
  message: z.string(),
  /** Who they say they are; nobody has checked it. All blank: an anonymous sender. `role` is feedback's. */
  sender: z.object({ name: z.string(), email: z.string(), mobile: z.string(), role: z.string() }),
  /** The language of the form; earlier ones have none. */
  language: z.optional(LanguageSchema),
  files: z.array(z.object({ name: z.string(), size: z.number(), contentType: z.string() })),
  /** Who is to handle it. */
  assignedTo: z.nullable(z.object({ uid: z.string(), name: z.string() })),
  /** The day in India (YYYY-MM-DD) by which a grievance or its appeal is to be decided; '' for other kinds. */
  dueOn: z.string(),
  /** What the last decision said; '' where it said none of these. */
  outcome: z.enum([...inquiryOutcomes, '']),
  /** When it was last decided, or closed without a decision; null while it waits. */
  decidedAt: z.nullable(TimestampSchema),
  /** A sender appeals once. */
  hasAppealed: z.boolean(),
  /** What happened, the oldest first; the last `limits.inquiries.events` of it. */
  history: z.array(InquiryEventSchema),
  /** Grows by one with every change, so that nobody overwrites what they have not seen. */
  version: z.number(),
  createdAt: TimestampSchema,
  updatedAt: TimestampSchema,
  /** The keys for the office's search: see `search.ts`. */
  searchKeys: z.array(z.string()),
})
export type InquiryDocument = z.infer<typeof InquiryDocumentSchema>

/** Whether the sender of this inquiry may appeal against its decision. */
export function mayAppeal({
  kind,
  status,
  hasAppealed,
}: Pick<InquiryDocument, 'kind' | 'status' | 'hasAppealed'>): boolean {
  return kind === 'grievance' && status === 'decided' && !hasAppealed
}

/** The search keys of an inquiry: its number, its sender, and the beginnings of its subject's words. */
export function inquiryKeys({
  number,
  subject,
  sender,
}: Pick<InquiryDocument, 'number' | 'subject' | 'sender'>): string[] {
  const { name, email, mobile } = sender
  return joinKeys(nameKeys(number, name, mobile, email), searchKeys(subject))
}

/** Somebody to whom an inquiry can be given. */
export const InquiryHandlerSchema = z.object({ uid: z.string(), name: z.string() })
export type InquiryHandler = z.infer<typeof InquiryHandlerSchema>

/** `handleInquiry`: all that is given is done at once; what is left out stays. */
export const HandleInquiryInputSchema = z
  .object({
    version: z.number(fieldMessages.versionNotNumber),
    status: z.optional(z.enum(inquiryStatuses, fieldMessages.chooseStatus)),
    /** With the status decided or closed. */
    outcome: z.optional(z.enum(inquiryOutcomes, fieldMessages.chooseOutcome)),
    /** The id of a member of staff who may handle inquiries; '' takes it off whoever has it. */
    assignedTo: z.optional(z.union([z.literal(''), IdSchema], fieldMessages.chooseHandler)),
    /** For the office alone. */
    note: optionalText('Note', limits.text.note),
    /** For the sender: mailed to the address that was left, and shown on the status page. */
    answer: optionalText('Answer', limits.text.long),
    /** Whether a new status is mailed too. An answer always is. */
    mailSender: z._default(z.boolean(fieldMessages.chooseMailSender), true),
  })
  .check(
    z.refine(
      ({ status, assignedTo, note, answer }) =>
        status !== undefined || assignedTo !== undefined || note !== '' || answer !== '',
      { error: fieldMessages.chooseAction, path: ['status'] },
    ),
    z.refine(({ status, outcome }) => outcome === undefined || status === 'decided' || status === 'closed', {
      error: fieldMessages.outcomeWithoutDecision,
      path: ['outcome'],
    }),
  )
