import { fieldMessages } from '@prangan/contract/field-messages'
import { groupOf } from '@prangan/contract/states/profile'
import * as z from 'zod/mini'

/**
 * Rules for ranking and seats of a programme, and the stored results. `merit/` applies them; `merit.md`
 * explains them to a registrar.
 */

export const exams = ['x', 'xii', 'ug', 'cuet'] as const
export type Exam = (typeof exams)[number]

export const tieBreaks = ['xii', 'x', 'ug', 'older', 'name'] as const

/** A vertical share of a programme's seats: the key of a reserved category, or 'open', for which everybody competes. */
export type Vertical = string

export const verticalsOf = (categories: readonly string[]): Vertical[] => [...categories, 'open']

/** A group with a minimum of seats within each vertical share (horizontal reservation): a key of a state's groups. */
export const HorizontalKeySchema = z
  .string()
  .check(z.refine((key) => groupOf(key) !== undefined, fieldMessages.chooseFromList))
export type HorizontalKey = z.infer<typeof HorizontalKeySchema>

/** Converts per cent or points to integer hundredths, so that sums are exact: 7.5 → 750. */
export const inHundredths = (number: number): number => Math.round(number * 100)

/** From 0 to 100, with at most two decimals. */
export const PercentSchema = z.number(fieldMessages.badPercent).check(
  z.minimum(0, fieldMessages.badPercent),
  z.maximum(100, fieldMessages.badPercent),
  z.refine((percent) => inHundredths(percent) / 100 === percent, fieldMessages.badPercent),
)

/** Hundredths of a per cent or of a point, up to 100.00: 4500 is 45 %. */
const HundredthsSchema = z
  .int(fieldMessages.badPercent)
  .check(z.minimum(0, fieldMessages.badPercent), z.maximum(10_000, fieldMessages.badPercent))

const sumOf = (shares: Readonly<Record<string, number>>): number =>
  Object.values(shares).reduce((sum, percent) => sum + inHundredths(percent), 0)

const hasNoneTwice = (list: readonly unknown[]): boolean => new Set(list).size === list.length

export const MeritRuleSchema = z.object({
  /** Per cent of each examination in the index; the sum is 100. */
  weights: z
    .object({ x: PercentSchema, xii: PercentSchema, ug: PercentSchema, cuet: PercentSchema })
    .check(z.refine((weights) => sumOf(weights) === 10_000, fieldMessages.weightsNotHundred)),
  /** The maximum of all weightage together, in hundredths of a point. */
  weightageCap: HundredthsSchema,
  qualifying: z.enum(['xii', 'ug'], fieldMessages.chooseFromList),
  /** Hundredths of a per cent by category. Open seats require the minimum of `general`. */
  minimum: z.catchall(z.object({ general: HundredthsSchema }), HundredthsSchema),
  /** Tie breaks after the index, in order; the application number is always the last. */
  ties: z
    .array(z.enum(tieBreaks, fieldMessages.chooseFromList))
    .check(z.refine(hasNoneTwice, fieldMessages.chooseEachOnce)),
})
export type MeritRule = z.infer<typeof MeritRuleSchema>

export const SeatRuleSchema = z.object({
  total: z
    .int(fieldMessages.badSeats)
    .check(z.minimum(0, fieldMessages.badSeats), z.maximum(10_000, fieldMessages.badSeats)),
  /** Per cent of the seats by category; the rest is open. */
  vertical: z
    .record(z.string(), PercentSchema)
    .check(z.refine((shares) => sumOf(shares) <= 10_000, fieldMessages.sharesAboveHundred)),
  /** Per cent of the seats for a group within each vertical share. The order is the priority. */
  horizontal: z
    .array(z.object({ key: HorizontalKeySchema, percent: PercentSchema }))
    .check(z.refine((groups) => hasNoneTwice(groups.map(({ key }) => key)), fieldMessages.chooseEachOnce)),
  /** An unfilled seat is given to the first of these shares in which somebody waits. Empty: it stays vacant. */
  conversion: z.record(z.string(), z.array(z.string())),
})
export type SeatRule = z.infer<typeof SeatRuleSchema>

type Issue = [path: PropertyKey[], message: string]

/** Returns what in a programme's rules does not fit the reserved categories of its session. */
export function issuesInCategories(
  { seats, merit }: { seats: SeatRule; merit: MeritRule },
  categories: readonly string[],
): Issue[] {
  const verticals = verticalsOf(categories)
  const unlike = (path: string[], given: object, keys: readonly string[], message: string): Issue[] => [
    ...keys.filter((key) => !(key in given)).map((key): Issue => [[...path, key], message]),
    ...Object.keys(given)
      .filter((key) => !keys.includes(key))
      .map((key): Issue => [[...path, key], fieldMessages.chooseFromList]),
  ]
  const receivers = Object.entries(seats.conversion).flatMap(([from, to]): Issue[] => {
    const path = ['seats', 'conversion', from]
    if (!to.every((vertical) => verticals.includes(vertical))) return [[path, fieldMessages.chooseFromList]]
    return hasNoneTwice(to) && !to.includes(from) ? [] : [[path, fieldMessages.chooseEachOnce]]
  })
  return [
    ...unlike(['seats', 'vertical'], seats.vertical, categories, fieldMessages.badPercent),
    ...unlike(['seats', 'conversion'], seats.conversion, categories, fieldMessages.chooseFromList),
    ...unlike(['merit', 'minimum'], merit.minimum, ['general', ...categories], fieldMessages.badPercent),
    ...receivers,
  ]
}

export const MarksSchema = z
  .object({ obtained: z.int(), maximum: z.int() })
  .check(
    z.refine(
      ({ obtained, maximum }) => obtained >= 0 && obtained <= maximum && maximum > 0 && maximum <= 1_000_000,
      fieldMessages.badMarks,
    ),
  )
export type Marks = z.infer<typeof MarksSchema>

/** `points` are hundredths of a point. */
const WeightageSchema = z.object({ key: z.string(), points: z.int().check(z.minimum(0)) })

/** The calculation of an index, stored with it, because applicants ask for it first. */
export const MeritTraceSchema = z.object({
  rule: z.int(),
  marks: z.array(z.object({ exam: z.enum(exams), weight: z.number(), ...MarksSchema.shape })),
  claims: z.array(WeightageSchema),
  /** Hundredths of a point: the sum of the claims, up to the cap. */
  weightage: z.int(),
  /** What put this person below the previous one, who has the same index. */
  tie: z.optional(z.enum([...tieBreaks, 'number'])),
})
export type MeritTrace = z.infer<typeof MeritTraceSchema>

export const AllottedSeatSchema = z.object({
  id: z.string(),
  under: z.string(),
  /** The original share of a converted seat. */
  from: z.optional(z.string()),
  /** The group for which it was won, if merit alone was not enough. */
  horizontal: z.optional(z.string()),
})
export type AllottedSeat = z.infer<typeof AllottedSeatSchema>

/** Why somebody takes no part in an allocation; 'supernumerary' for the holder of a seat outside the sanctioned number. */
export const skipReasons = [
  'declined',
  'lapsed',
  'withdrawn',
  'rejected',
  'cancelled',
  'supernumerary',
] as const

const vertical = z.string()
const count = z.int()

/** A step of an allocation as codes and numbers, which the desk turns into sentences. Ids are those of applications. */
export const AllocationStepSchema = z.discriminatedUnion('step', [
  z.object({ step: z.literal('seats'), vertical, seats: count, held: count }),
  z.object({ step: z.literal('converted'), from: z.string(), to: vertical, seats: count }),
  /** Seats filled by merit, and the rank of the last (0 without any). */
  z.object({ step: z.literal('merit'), vertical, seats: count, filled: count, lastRank: count }),
  /** Ranked high enough for an open seat, but below its minimum. */
  z.object({ step: z.literal('belowOpenMinimum'), id: z.string() }),
  /** A group's seats in a share: the minimum, those won by merit, and those added. */
  z.object({
    step: z.literal('horizontal'),
    vertical,
    key: z.string(),
    least: count,
    byMerit: count,
    added: count,
  }),
  /** An addition: the highest-ranked of the group replaced the lowest-ranked of the others. */
  z.object({
    step: z.literal('replaced'),
    vertical,
    key: z.string(),
    in: z.string(),
    out: z.string(),
  }),
  z.object({ step: z.literal('vacant'), vertical, seats: count }),
  /** Left for the next list, because this one comes before the first that converts. */
  z.object({ step: z.literal('kept'), vertical, seats: count }),
  /** Seats outside the sanctioned number, which an officer kept for their holders. */
  z.object({ step: z.literal('supernumerary'), vertical, seats: count }),
])
export type AllocationStep = z.infer<typeof AllocationStepSchema>

/** The result by rank. Everybody ranked without a seat is in one of the three lists. */
export const AllocationReportSchema = z.object({
  offers: z.array(AllottedSeatSchema),
  /** Both positions start at 1; `inCategory` counts only people of the same category. */
  waiting: z.array(z.object({ id: z.string(), position: count, inCategory: count })),
  skipped: z.array(z.object({ id: z.string(), reason: z.enum(skipReasons) })),
  /** Held seats that now count under another share, to be stored with their holders. */
  moved: z.array(AllottedSeatSchema),
  steps: z.array(AllocationStepSchema),
})
export type AllocationReport = z.infer<typeof AllocationReportSchema>
