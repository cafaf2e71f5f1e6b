import { TimestampSchema } from '@prangan/contract/schemas/fields'
import * as z from 'zod/mini'
import { AllocationReportSchema, MeritTraceSchema } from './merit-rules.ts'

export const MeritListRowSchema = z.object({
  id: z.string(),
  lastFour: z.string(),
  name: z.string(),
  category: z.string(),
  /** In hundredths. */
  index: z.number(),
  rank: z.number(),
  /** The share of the seat, 'open' or a category; '' on the waiting list. */
  under: z.string(),
  /** The horizontal group that the seat counts towards, or ''. */
  group: z.string(),
  /** The position on the waiting list, from 1; 0 for a seat. */
  waiting: z.number(),
})
export type MeritListRow = z.infer<typeof MeritListRowSchema>

/**
 * `admissionLists/{id}`: an immutable snapshot; only its withdrawal as a whole is recorded. Traces are in
 * `admissionLists/{id}/traces/{application}`.
 */
export const AdmissionListDocumentSchema = z.object({
  session: z.string(),
  programme: z.string(),
  number: z.number(),
  status: z.enum(['preparing', 'published', 'withdrawn']),
  ruleVersion: z.number(),
  rows: z.array(MeritListRowSchema),
  report: AllocationReportSchema,
  publishedAt: TimestampSchema,
  publishedBy: z.string(),
  withdrawnAt: z.nullable(TimestampSchema),
  /** Why it was withdrawn; only for the office. */
  reason: z.string(),
  offeredAt: z.nullable(TimestampSchema),
  basis: z.string(),
  version: z.number(),
})
export type AdmissionListDocument = z.infer<typeof AdmissionListDocumentSchema>

export const MeritTraceDocumentSchema = z.object({ trace: MeritTraceSchema })

/** A public row: the share of a seat, but neither the applicant's category nor the group, which may be a disability. */
export const PublicListRowSchema = z.pick(MeritListRowSchema, {
  lastFour: true,
  name: true,
  index: true,
  rank: true,
  under: true,
  waiting: true,
})

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

export type PublicListHead = Omit<PublicList, 'rows'>
