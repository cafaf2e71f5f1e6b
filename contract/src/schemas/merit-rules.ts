import * as z from 'zod/mini'
import { fieldMessages } from '../field-messages.ts'
import { categories } from './admissions.ts'

/**
 * How a programme ranks its applicants and shares out its seats: data of a session, with what is stored of its use.
 * `contract/src/merit` works with them; `docs/merit.md` explains them to a registrar.
 */

/** The examinations whose marks may count. */
export const exams = ['x', 'xii', 'ug', 'cuet'] as const
export type Exam = (typeof exams)[number]

/** What decides between two with the same index. */
export const tieBreaks = ['xii', 'x', 'ug', 'older', 'name'] as const

/** Categories with seats of their own. When fractions of seats are shared out, the first of equals gets the seat. */
export const reservedCategories = ['sc', 'st', 'obc', 'ews'] as const
export type ReservedCategory = (typeof reservedCategories)[number]

/** The vertical shares into which a programme's seats are divided; everybody competes for the open ones. */
export const verticals = [...reservedCategories, 'open'] as const
export type Vertical = (typeof verticals)[number]

/** Groups with a least number of seats inside each vertical share (horizontal reservation). */
export const horizontalKeys = ['women', 'pwd', 'freedomFighter', 'exServiceman'] as const
export type HorizontalKey = (typeof horizontalKeys)[number]

/** Per cent or points as an integer of hundredths, so that sums are exact: 7.5 → 750. */
export const inHundredths = (number: number): number => Math.round(number * 100)

/** Per cent from 0 to 100, with at most two decimals. */
export const PercentSchema = z.number(fieldMessages.badPercent).check(
  z.minimum(0, fieldMessages.badPercent),
  z.maximum(100, fieldMessages.badPercent),
  z.refine((percent) => inHundredths(percent) / 100 === percent, fieldMessages.badPercent),
)

/** Hundredths of a per cent or of a point, from 0 to 100.00: 4500 is 45 %. */
const HundredthsSchema = z
  .int(fieldMessages.badPercent)
  .check(z.minimum(0, fieldMessages.badPercent), z.maximum(10_000, fieldMessages.badPercent))

const sumOf = (shares: Readonly<Record<string, number>>): number =>
  Object.values(shares).reduce((sum, percent) => sum + inHundredths(percent), 0)

const hasNoneTwice = (list: readonly unknown[]): boolean => new Set(list).size === list.length

/** How a programme's applicants are ranked. */
export const MeritRuleSchema = z.object({
  /** Per cent of each examination in the index; together 100. */
  weights: z
    .object({ x: PercentSchema, xii: PercentSchema, ug: PercentSchema, cuet: PercentSchema })
    .check(z.refine((weights) => sumOf(weights) === 10_000, fieldMessages.weightsNotHundred)),
  /** Hundredths of a point: the most that all weightage together adds. */
  weightageCap: HundredthsSchema,
  /** The examination in which the minimum has to be reached. */
  qualifying: z.enum(['xii', 'ug'], fieldMessages.chooseFromList),
  /** Hundredths of a per cent by category. Who takes an open seat reaches the one of `general`. */
  minimum: z.record(z.enum(categories), HundredthsSchema),
  /** What decides after the index, in this order; the application number comes last by itself. */
  ties: z
    .array(z.enum(tieBreaks, fieldMessages.chooseFromList))
    .check(z.refine(hasNoneTwice, fieldMessages.chooseEachOnce)),
})
export type MeritRule = z.infer<typeof MeritRuleSchema>

const receivers = (from: ReservedCategory) =>
  z
    .array(z.enum(verticals, fieldMessages.chooseFromList))
    .check(
      z.refine(
        (to) => hasNoneTwice(to) && !to.some((vertical) => vertical === from),
        fieldMessages.chooseEachOnce,
      ),
    )

/** How a programme's seats are shared out. `seatTable` makes whole seats of it. */
export const SeatRuleSchema = z.object({
  total: z
    .int(fieldMessages.badSeats)
    .check(z.minimum(0, fieldMessages.badSeats), z.maximum(10_000, fieldMessages.badSeats)),
  /** Per cent of the seats by category; the rest is open. */
  vertical: z
    .object({ sc: PercentSchema, st: PercentSchema, obc: PercentSchema, ews: PercentSchema })
    .check(z.refine((shares) => sumOf(shares) <= 10_000, fieldMessages.sharesAboveHundred)),
  /** Per cent of the seats for a group, inside each vertical share. The first of the list is seen to first. */
  horizontal: z
    .array(z.object({ key: z.enum(horizontalKeys, fieldMessages.chooseFromList), percent: PercentSchema }))
    .check(z.refine((groups) => hasNoneTwice(groups.map(({ key }) => key)), fieldMessages.chooseEachOnce)),
  /** Where an unfilled seat goes: to the first of these in which somebody waits. Empty: it stays vacant. */
  conversion: z.object({
    sc: receivers('sc'),
    st: receivers('st'),
    obc: receivers('obc'),
    ews: receivers('ews'),
  }),
})
export type SeatRule = z.infer<typeof SeatRuleSchema>

/** What an applicant got in an examination: integers in hundredths of a mark, 412.5 of 500 is 41250 of 50000. */
export const MarksSchema = z
  .object({ obtained: z.int(), maximum: z.int() })
  .check(
    z.refine(
      ({ obtained, maximum }) => obtained >= 0 && obtained <= maximum && maximum > 0 && maximum <= 1_000_000,
      fieldMessages.badMarks,
    ),
  )
export type Marks = z.infer<typeof MarksSchema>

/** A verified claim to weightage, and the hundredths of a point that it adds. */
export const WeightageSchema = z.object({ key: z.string(), points: z.int().check(z.minimum(0)) })

/** Where an index comes from, stored with it: 'why this rank' is the first question. */
export const MeritTraceSchema = z.object({
  /** The version of the rule. */
  rule: z.int(),
  /** The examinations that count, with their per cent of the index. */
  marks: z.array(z.object({ exam: z.enum(exams), weight: z.number(), ...MarksSchema.shape })),
  claims: z.array(WeightageSchema),
  /** Hundredths of a point: what the claims add, at most the cap. */
  weightage: z.int(),
})
export type MeritTrace = z.infer<typeof MeritTraceSchema>

/** A seat that somebody was given. */
export const AllottedSeatSchema = z.object({
  /** The application's id. */
  id: z.string(),
  /** The vertical share in which it was won. */
  under: z.enum(verticals),
  /** The share that it belongs to, where it was unfilled there and converted. */
  from: z.optional(z.enum(reservedCategories)),
  /** The group for which it was won, where merit alone was not enough. */
  horizontal: z.optional(z.enum(horizontalKeys)),
})
export type AllottedSeat = z.infer<typeof AllottedSeatSchema>

/** Why somebody with a rank is offered no seat any more. */
export const skipReasons = ['declined', 'lapsed', 'withdrawn', 'rejected', 'cancelled'] as const

const vertical = z.enum(verticals)
const count = z.int()

/** One step of an allocation: codes and numbers, which the desk words. Ids are those of applications. */
export const AllocationStepSchema = z.discriminatedUnion('step', [
  /** The seats of a vertical share by the rule, and how many are held from earlier lists. */
  z.object({ step: z.literal('seats'), vertical, seats: count, held: count }),
  /** Seats that nobody was left for, and the share that got them. */
  z.object({ step: z.literal('converted'), from: z.enum(reservedCategories), to: vertical, seats: count }),
  /** Filled by merit: how many, and the rank of the last (0 without any). */
  z.object({ step: z.literal('merit'), vertical, seats: count, filled: count, lastRank: count }),
  /** Ranked high enough for an open seat, but below the minimum that these ask for. */
  z.object({ step: z.literal('belowOpenMinimum'), id: z.string() }),
  /** A group's seats in a share: the least number, how many it has by merit, and how many it was given in addition. */
  z.object({
    step: z.literal('horizontal'),
    vertical,
    key: z.enum(horizontalKeys),
    least: count,
    byMerit: count,
    added: count,
  }),
  /** One of those additions: the highest-ranked of the group came in for the lowest-ranked of the others. */
  z.object({
    step: z.literal('replaced'),
    vertical,
    key: z.enum(horizontalKeys),
    in: z.string(),
    out: z.string(),
  }),
  /** Seats that stay vacant. */
  z.object({ step: z.literal('vacant'), vertical, seats: count }),
])
export type AllocationStep = z.infer<typeof AllocationStepSchema>

/** What an allocation gives, by rank. Each who was ranked and holds no seat is in one of the three lists. */
export const AllocationReportSchema = z.object({
  offers: z.array(AllottedSeatSchema),
  /** `position` counts everybody who waits, `inCategory` those of the same category; both from 1. */
  waiting: z.array(z.object({ id: z.string(), position: count, inCategory: count })),
  skipped: z.array(z.object({ id: z.string(), reason: z.enum(skipReasons) })),
  /** Seats already held that now count under another share: to be stored with the holder. */
  moved: z.array(AllottedSeatSchema),
  steps: z.array(AllocationStepSchema),
})
export type AllocationReport = z.infer<typeof AllocationReportSchema>
