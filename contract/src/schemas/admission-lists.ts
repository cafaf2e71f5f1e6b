import * as z from 'zod/mini'
import { categories } from './admissions.ts'
import { TimestampSchema } from './fields.ts'
import { AllocationReportSchema, horizontalKeys, MeritTraceSchema, verticals } from './merit-rules.ts'

/** One line of a list, for the office. */
export const MeritListRowSchema = z.object({
  id: z.string(),
  /** The last four characters of the application's number. */
  lastFour: z.string(),
  name: z.string(),
  category: z.enum(categories),
  /** The merit index in hundredths. */
  index: z.number(),
  rank: z.number(),
  /** The head of the seat, 'open' or a category; '' for a place on the waiting list. */
  under: z.enum(['', ...verticals]),
  /** The horizontal group that the seat counts for, or ''. */
  group: z.enum(['', ...horizontalKeys]),
  /** The place on the waiting list, from 1; 0 for a seat. */
  waiting: z.number(),
})
export type MeritListRow = z.infer<typeof MeritListRowSchema>

/**
 * `admissionLists/{id}`: a list as it was published: a snapshot that never changes but for being withdrawn as a whole.
 * Its traces are in `admissionLists/{id}/traces/{application}`.
 */
export const AdmissionListDocumentSchema = z.object({
  session: z.string(),
  programme: z.string(),
  number: z.number(),
  status: z.enum(['preparing', 'published', 'withdrawn']),
  /** The version of the session whose rules made it. */
  ruleVersion: z.number(),
  rows: z.array(MeritListRowSchema),
  report: AllocationReportSchema,
  publishedAt: TimestampSchema,
  publishedBy: z.string(),
  withdrawnAt: z.nullable(TimestampSchema),
  /** Why it was withdrawn, for the office. */
  reason: z.string(),
  /** When offers were made for its seats; null before. */
  offeredAt: z.nullable(TimestampSchema),
  /** A hash of all that it was computed of. */
  basis: z.string(),
  version: z.number(),
})
export type AdmissionListDocument = z.infer<typeof AdmissionListDocumentSchema>

/** `admissionLists/{id}/traces/{application}`: why this rank. */
export const MeritTraceDocumentSchema = z.object({ trace: MeritTraceSchema })

/**
 * One line of a list as everybody sees it: the share that a seat belongs to, but neither the applicant's own category nor
 * the group that the seat counts for, which may be a disability.
 */
export const PublicListRowSchema = z.pick(MeritListRowSchema, {
  lastFour: true,
  name: true,
  index: true,
  rank: true,
  under: true,
  waiting: true,
})

/** A list as everybody sees it. */
export const PublicListSchema = z.object({
  id: z.string(),
  sessionName: z.string(),
  course: z.string(),
  number: z.number(),
  /** ISO 8601. */
  publishedAt: z.string(),
  rows: z.array(PublicListRowSchema),
})
export type PublicList = z.infer<typeof PublicListSchema>

/** A list without its rows. */
export type PublicListHead = Omit<PublicList, 'rows'>
