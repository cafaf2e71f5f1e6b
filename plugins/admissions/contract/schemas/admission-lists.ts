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

/** What an officer looks at before a list is published. */
export const unusualPoints = [
  /** Applications that were sent and are not yet verified or rejected. */
  'unchecked',
  /** The programme still takes applications. */
  'open',
  /** Verified applicants without a rank, because a result is awaited or below the minimum. */
  'unranked',
  /** Offers of earlier lists that have not ended. */
  'offered',
  /** Reserved seats that go to other shares. */
  'converted',
  /** Ranks that only the name or the number of the application decided. */
  'ties',
] as const
export const UnusualSchema = z.object({ point: z.enum(unusualPoints), count: z.number() })
export type Unusual = z.infer<typeof UnusualSchema>

/** Returns true if the officer has to write why the list is published all the same. */
export const needsRemark = (unusual: readonly Unusual[]): boolean =>
  unusual.some(({ point }) => point === 'unchecked' || point === 'open')

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
  /** What was unusual when it was published, and why that was done; only for the office. */
  unusual: z._default(z.array(UnusualSchema), []),
  remark: z._default(z.string(), ''),
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
