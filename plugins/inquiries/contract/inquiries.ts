import { inquiries as settings } from '@prangan/college/inquiries'
import { fieldMessages } from '@prangan/contract/field-messages'
import { IdSchema } from '@prangan/contract/ids'
import { limits } from '@prangan/contract/limits'
import { LanguageSchema, optionalText, TimestampSchema } from '@prangan/contract/schemas/fields'
import { joinKeys, nameKeys, searchKeys } from '@prangan/contract/search'
import * as z from 'zod/mini'

/** Each kind has a letter in its numbers. */
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

/** The office's next statuses of a grievance. Only the sender appeals, so 'appealed' is in no list; a closed one can be reopened. */
const transitions: Readonly<Record<InquiryStatus, readonly InquiryStatus[]>> = {
  received: ['acknowledged', 'with the committee', 'decided', 'closed'],
  acknowledged: ['with the committee', 'decided', 'closed'],
  'with the committee': ['decided', 'closed'],
  decided: ['with the committee', 'closed'],
  appealed: ['with the committee', 'decided', 'closed'],
  closed: ['with the committee'],
}

/** Returns the office's next statuses of an inquiry. Only grievances go to a committee and are decided. */
export function inquiryTransitions({
  kind,
  status,
}: {
  kind: InquiryKind
  status: InquiryStatus
}): readonly InquiryStatus[] {
  if (kind === 'grievance') return transitions[status]
  if (status === 'closed') return ['acknowledged']
  return transitions[status].filter((next) => next === 'acknowledged' || next === 'closed')
}

export function isOpenStatus(status: InquiryStatus): boolean {
  return status !== 'decided' && status !== 'closed'
}

/** Outcomes of a grievance, for the yearly report. */
export const inquiryOutcomes = ['upheld', 'partly upheld', 'not upheld', 'withdrawn'] as const

type Category = keyof typeof settings.categories
export const grievanceCategories = Object.keys(settings.categories) as [Category, ...Category[]]

/** The sender sees all but assignments and notes. */
export const inquiryEvents = ['status', 'assignment', 'answer', 'note', 'appeal'] as const

export const InquiryEventSchema = z.object({
  what: z.enum(inquiryEvents),
  /** An e-mail address; '' for the sender. */
  by: z.string(),
  at: TimestampSchema,
  /** The new status, the name of the assignee ('' for nobody), or the text. */
  text: z.string(),
  mailed: z.boolean(),
})
export type InquiryEvent = z.infer<typeof InquiryEventSchema>

export function isForSender({ what }: Pick<InquiryEvent, 'what'>): boolean {
  return what !== 'assignment' && what !== 'note'
}

/** `inquiries/{id}`: feedback, an enquiry or a grievance with its history; private. */
export const InquiryDocumentSchema = z.object({
  kind: z.enum(inquiryKinds),
  number: z.string(),
  status: z.enum(inquiryStatuses),
  /** `isOpenStatus` of the status, for queries. */
  isOpen: z.boolean(),
  /** A key of `settings.categories`; '' for other kinds. */
  category: z.string(),
  course: z.string(),
  subject: z.string(),
  message: z.string(),
  /** Unverified; all blank for an anonymous sender. Only feedback has a `role`. */
  sender: z.object({ name: z.string(), email: z.string(), mobile: z.string(), role: z.string() }),
  language: z.optional(LanguageSchema),
  files: z.array(z.object({ name: z.string(), size: z.number(), contentType: z.string() })),
  assignedTo: z.nullable(z.object({ uid: z.string(), name: z.string() })),
  /** The last day in India (YYYY-MM-DD) for a decision on a grievance or its appeal; '' for other kinds. */
  dueOn: z.string(),
  outcome: z.enum([...inquiryOutcomes, '']),
  /** When it was last decided, or closed without a decision; null while it is open. */
  decidedAt: z.nullable(TimestampSchema),
  /** A sender can appeal once. */
  hasAppealed: z.boolean(),
  history: z.array(InquiryEventSchema),
  version: z.number(),
  createdAt: TimestampSchema,
  updatedAt: TimestampSchema,
  searchKeys: z.array(z.string()),
})
export type InquiryDocument = z.infer<typeof InquiryDocumentSchema>

export function mayAppeal({
  kind,
  status,
  hasAppealed,
}: Pick<InquiryDocument, 'kind' | 'status' | 'hasAppealed'>): boolean {
  return kind === 'grievance' && status === 'decided' && !hasAppealed
}

export function inquiryKeys({
  number,
  subject,
  sender,
}: Pick<InquiryDocument, 'number' | 'subject' | 'sender'>): string[] {
  const { name, email, mobile } = sender
  return joinKeys(nameKeys(number, name, mobile, email), searchKeys(subject))
}

export const InquiryHandlerSchema = z.object({ uid: z.string(), name: z.string() })
export type InquiryHandler = z.infer<typeof InquiryHandlerSchema>

/** Makes all given changes at once; missing fields stay unchanged. */
export const HandleInquiryInputSchema = z
  .object({
    version: z.number(fieldMessages.versionNotNumber),
    status: z.optional(z.enum(inquiryStatuses, fieldMessages.chooseStatus)),
    /** Only with the status decided or closed. */
    outcome: z.optional(z.enum(inquiryOutcomes, fieldMessages.chooseOutcome)),
    /** The uid of a member of staff who may handle inquiries; '' removes the assignee. */
    assignedTo: z.optional(z.union([z.literal(''), IdSchema], fieldMessages.chooseHandler)),
    note: optionalText('Note', limits.text.note),
    /** Mailed to the sender and shown on the status page. */
    answer: optionalText('Answer', limits.text.long),
    /** True to mail a new status. An answer is always mailed. */
    mailSender: z._default(z.boolean(fieldMessages.chooseMailSender), true),
  })
  .check(
    z.refine(
      ({ status, assignedTo, note, answer }) =>
        status !== undefined || assignedTo !== undefined || note !== '' || answer !== '',
      { error: fieldMessages.chooseAction, path: ['status'] },
    ),
    z.refine(({ status, answer }) => status !== 'decided' || answer !== '', {
      error: fieldMessages.required('Answer'),
      path: ['answer'],
    }),
    z.refine(({ status, outcome }) => outcome === undefined || status === 'decided' || status === 'closed', {
      error: fieldMessages.outcomeWithoutDecision,
      path: ['outcome'],
    }),
  )
