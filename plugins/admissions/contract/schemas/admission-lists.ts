import { TimestampSchema } from '@prangan/contract/schemas/fields'
import * as z from 'zod/mini'
import { AllocationReportSchema, MeritTraceSchema } from './merit-rules.ts'
import { ListDecisionSchema } from './seat-decisions.ts'
import { SeatMatrixSchema } from './seat-matrix.ts'

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
  /** A seat that an officer kept for its holder, outside the sanctioned number. The rank is 0 if nothing ranks them any more. */
  isExtra: z.optional(z.boolean()),
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
  /** Seats of earlier lists that were never offered. */
  'notOffered',
  /** Reserved seats that go to other shares. */
  'converted',
  /** Seats that are kept for groups, and that nobody of the group is left for. */
  'groups',
  /** Ranks that only the name or the number of the application decided. */
  'ties',
  /** Ranks that the rule decided between people with the same index. */
  'equal',
  /** Ranked applicants who wrote a percentage that their marks don't give. */
  'percentage',
  /** Corrections that change the last list, which was not revised. */
  'corrected',
  /** Another day than the announced one; the count is in days, negative for an earlier one. */
  'otherDay',
] as const
export const UnusualSchema = z.object({
  point: z.enum(unusualPoints),
  count: z.number(),
  /** The first of the applications that it is about. */
  about: z.optional(z.array(z.string())),
})
export type Unusual = z.infer<typeof UnusualSchema>

/** Earlier versions had another point, for a final list published before the end of the time for objections. */
const StoredUnusualSchema = z.pipe(
  z.transform((points: readonly { point: string }[]) => points.filter(({ point }) => point !== 'early')),
  z.array(UnusualSchema),
)

/** Returns true if the officer has to write why the list is published all the same. */
export const needsRemark = (unusual: readonly Unusual[]): boolean =>
  unusual.some(({ point }) => ['unchecked', 'open', 'corrected', 'notOffered'].includes(point))

const ObjectionCountsSchema = z.object({ all: z.number(), open: z.number(), upheld: z.number() })
export type ObjectionCounts = z.infer<typeof ObjectionCountsSchema>

export const noObjections: ObjectionCounts = { all: 0, open: 0, upheld: 0 }

const ListChangeCountsSchema = z.object({ seats: z.number(), ranks: z.number() })

/**
 * `admissionLists/{id}`: an immutable snapshot; only that it was withdrawn or replaced as a whole, its objections, and how many
 * corrections change it, are recorded. Traces are in `admissionLists/{id}/traces/{application}`, objections in `admissionLists/{id}/objections/{id}`.
 */
export const AdmissionListDocumentSchema = z.object({
  session: z.string(),
  programme: z.string(),
  number: z.number(),
  status: z.enum(['preparing', 'published', 'replaced', 'withdrawn']),
  /** How many lists of this number came before it. */
  revision: z._default(z.number(), 0),
  /** The list that it replaces, or ''. */
  replaces: z._default(z.string(), ''),
  /** Why a list that was final is revised, for everybody; else ''. */
  because: z._default(z.string(), ''),
  /** Of a revised list: how many seats and other ranks or waiting places differ from the list that it replaces. */
  changed: z._default(ListChangeCountsSchema, { seats: 0, ranks: 0 }),
  /** The end of the time for objections to a provisional list; null for a final one. */
  objectionsUntil: z._default(z.nullable(TimestampSchema), null),
  /** The objections to a provisional list; for a final one, those to the provisional list that it replaces. */
  objections: z._default(ObjectionCountsSchema, noObjections),
  /** How many corrections since it was published change it. */
  corrected: z._default(z.number(), 0),
  /** About given seats that it would not give. */
  decisions: z._default(z.array(ListDecisionSchema), []),
  ruleVersion: z.number(),
  rows: z.array(MeritListRowSchema),
  report: AllocationReportSchema,
  /** It may be in the future: then only the office sees the list until that time. */
  publishedAt: TimestampSchema,
  publishedBy: z.string(),
  withdrawnAt: z.nullable(TimestampSchema),
  /** Why it was withdrawn; only for the office. */
  reason: z.string(),
  offeredAt: z.nullable(TimestampSchema),
  /** What was unusual when it was published, and why that was done; only for the office. */
  unusual: z._default(StoredUnusualSchema, []),
  remark: z._default(z.string(), ''),
  basis: z.string(),
  version: z.number(),
})
export type AdmissionListDocument = z.infer<typeof AdmissionListDocumentSchema>

/** Returns true once a published list is public. */
export const isPublic = ({ publishedAt }: { publishedAt: Date }, now: Date): boolean => publishedAt <= now

/** Returns true until the final list: seats are offered only from that. */
export const isProvisional = ({ objectionsUntil }: Pick<AdmissionListDocument, 'objectionsUntil'>): boolean =>
  objectionsUntil !== null

/** Returns true until the time for objections to a provisional list has ended. */
export const takesObjections = (
  { objectionsUntil }: Pick<AdmissionListDocument, 'objectionsUntil'>,
  now: Date,
): boolean => objectionsUntil !== null && objectionsUntil > now

export const objectionStatuses = ['open', 'upheld', 'not upheld'] as const

/** `admissionLists/{id}/objections/{id}`: what an applicant says is wrong in a provisional list, and the office's answer. */
export const ObjectionDocumentSchema = z.object({
  application: z.string(),
  applicationNumber: z.string(),
  name: z.string(),
  /** The application that it is about, and its name and rank on the list; 0 for the applicant's own without a rank. */
  about: z.object({ application: z.string(), name: z.string(), rank: z.number() }),
  text: z.string(),
  /** The slot of the document that was added to it, or ''. */
  document: z._default(z.string(), ''),
  at: TimestampSchema,
  status: z.enum(objectionStatuses),
  /** What the applicant is answered, or ''. */
  answer: z.string(),
  answeredAt: z.nullable(TimestampSchema),
  answeredBy: z.string(),
})
export type ObjectionDocument = z.infer<typeof ObjectionDocumentSchema>

/** What became of a seat: offered, accepted by the applicant, taken with the fee, or given up or lapsed. */
export const seatStates = ['offered', 'accepted', 'admitted', 'released'] as const
export type SeatState = (typeof seatStates)[number]

/**
 * `admissionLists/{id}/seats/current`: what became of the seats that were offered from a list, by application, for the public
 * list and those that replace it. `until` is when an open offer lapses.
 */
export const ListSeatsDocumentSchema = z.object({
  seats: z.record(z.string(), z.object({ state: z.enum(seatStates), until: z.nullable(TimestampSchema) })),
})
export type ListSeats = z.infer<typeof ListSeatsDocumentSchema>['seats']

export const MeritTraceDocumentSchema = z.object({ trace: MeritTraceSchema })

/** A public row: the share of a seat, but neither the applicant's category nor the group, which may be a disability. */
export const PublicListRowSchema = z.extend(
  z.pick(MeritListRowSchema, {
    lastFour: true,
    name: true,
    index: true,
    rank: true,
    under: true,
    waiting: true,
    isExtra: true,
  }),
  {
    became: z.optional(z.enum(seatStates)),
    /** True if the seat was won for a group, ahead of people with a better rank. */
    isForGroup: z.optional(z.boolean()),
  },
)

/** The last seats of a share that a list gives. */
export const CutoffSchema = z.object({
  /** 'open' or a category. */
  share: z.string(),
  /** The seats that the list gives. */
  seats: z.number(),
  /** How many of them were given to people of a group, ahead of others with a better rank. */
  byGroup: z.number(),
  /** The last rank that got a seat without such a group, and its index in hundredths; 0 if nobody did. */
  rank: z.number(),
  index: z.number(),
})
export type Cutoff = z.infer<typeof CutoffSchema>

export const PublicListSchema = z.object({
  id: z.string(),
  sessionName: z.string(),
  course: z.string(),
  number: z.number(),
  /** ISO 8601. */
  publishedAt: z.string(),
  /** The end of the time for objections to a provisional list (ISO 8601), or null. */
  objectionsUntil: z.nullable(z.string()),
  /** Of a final list: the objections to the provisional one. */
  objections: z.nullable(z.object({ all: z.number(), upheld: z.number() })),
  /** Why the list was revised, or '', and how many seats and other ranks that changed. */
  because: z.string(),
  changed: ListChangeCountsSchema,
  rows: z.array(PublicListRowSchema),
  cutoffs: z.array(CutoffSchema),
  /** What became of the seats up to this list, where the college shows it. */
  matrix: z.nullable(SeatMatrixSchema),
})
export type PublicList = z.infer<typeof PublicListSchema>

export type PublicListHead = Omit<PublicList, 'rows' | 'cutoffs' | 'matrix'>
