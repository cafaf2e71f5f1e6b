import type { ListSeats, MeritListRow } from '../schemas/admission-lists.ts'
import {
  type AllocationReport,
  type AllottedSeat,
  type SeatRule,
  type Vertical,
  verticalsOf,
} from '../schemas/merit-rules.ts'
import type { SeatCounts, SeatMatrix } from '../schemas/seat-matrix.ts'
import { seatStateNow } from '../states.ts'
import { seatsWith } from './round.ts'
import { type Seats, seatTable } from './seat-table.ts'

/** A published list, or one that is prepared. Those that were replaced or withdrawn give no seat. */
export type ListOfSeats = {
  number: number
  rows: readonly Pick<MeritListRow, 'id' | 'under' | 'isExtra'>[]
  report: AllocationReport
  /** What became of the seats that were offered, by application. */
  seats?: ListSeats | undefined
}

type Given = 'listed' | 'offered' | 'admitted' | 'lapsed'
type Holder = { seat: AllottedSeat; given: Given }

function givenNow(id: string, { seats }: ListOfSeats, now: Date): Given {
  const seat = seats?.[id]
  if (!seat) return 'listed'
  const state = seatStateNow(seat, now)
  if (state === 'released') return 'lapsed'
  return state === 'admitted' ? 'admitted' : 'offered'
}

const weakestFirst: readonly Given[] = ['lapsed', 'listed', 'offered', 'admitted']

/**
 * Follows the lists in their order. Returns who holds a seat, also one that has lapsed since, and whose seat a list gave to others
 * or kept outside the sanctioned number.
 */
function followLists(lists: readonly ListOfSeats[], now: Date) {
  const holders = new Map<string, Holder>()
  const others = new Map<string, Holder>()
  const give = (seat: AllottedSeat, given: Given) => {
    others.delete(seat.id)
    holders.set(seat.id, { seat, given })
  }
  const leave = (id: string) => {
    const holder = holders.get(id)
    if (holder) others.set(id, holder)
    holders.delete(id)
  }
  for (const list of lists) {
    const { offers, moved, waiting, skipped, steps } = list.report
    for (const { id } of [...skipped, ...waiting]) leave(id)
    for (const step of steps) {
      if (step.step !== 'seats') continue
      // Reports do not name those who have no rank any more.
      const own = [...holders]
        .filter(([, { seat }]) => seat.under === step.vertical)
        .sort(([, one], [, other]) => weakestFirst.indexOf(one.given) - weakestFirst.indexOf(other.given))
      for (const [id] of own.slice(0, Math.max(0, own.length - step.held))) leave(id)
    }
    for (const seat of offers) give(seat, givenNow(seat.id, list, now))
    for (const seat of moved) give(seat, holders.get(seat.id)?.given ?? givenNow(seat.id, list, now))
    for (const { id, under, isExtra } of list.rows)
      if (isExtra) others.set(id, { seat: { id, under }, given: givenNow(id, list, now) })
  }
  return { holders, others }
}

/** A converted seat belongs to its own share again once it lapses. */
const shareOf = ({ seat, given }: Holder): Holder =>
  given === 'lapsed' && seat.from ? { given, seat: { id: seat.id, under: seat.from } } : { given, seat }

type Known = { last: ListOfSeats | undefined; table: Seats; all: Seats; holders: Holder[]; others: Holder[] }

function countsOf(vertical: Vertical, { last, table, all, holders, others }: Known): SeatCounts {
  const own = holders.filter(({ seat }) => seat.under === vertical)
  const count = (given: Given) => own.filter((holder) => holder.given === given).length
  const sanctioned = table[vertical] ?? 0
  const from = holders.filter(({ seat }) => seat.from === vertical).length
  const to = own.filter(({ seat }) => seat.from !== undefined).length
  // Where the rule was cut, holders of one share have seats of the others.
  const more = (all[vertical] ?? 0) - sanctioned - to + from
  const left = (all[vertical] ?? 0) - own.length
  const kept = last?.report.steps.find((step) => step.step === 'kept' && step.vertical === vertical)
  const held = Math.min(left, kept?.step === 'kept' ? kept.seats : 0)
  return {
    sanctioned,
    convertedOut: from + Math.max(0, -more),
    convertedIn: to + Math.max(0, more),
    listed: count('listed'),
    offered: count('offered'),
    admitted: count('admitted'),
    lapsed: count('lapsed'),
    held,
    vacant: left - held,
    supernumerary: others.filter(
      ({ seat, given }) => seat.under === vertical && (given === 'offered' || given === 'admitted'),
    ).length,
  }
}

const sumOf = (counts: readonly SeatCounts[]): SeatCounts => {
  const sum = (name: keyof SeatCounts) => counts.reduce((all, one) => all + one[name], 0)
  return {
    ...{ sanctioned: sum('sanctioned'), convertedOut: sum('convertedOut'), convertedIn: sum('convertedIn') },
    ...{ listed: sum('listed'), offered: sum('offered'), admitted: sum('admitted'), lapsed: sum('lapsed') },
    ...{ held: sum('held'), vacant: sum('vacant'), supernumerary: sum('supernumerary') },
  }
}

function groupsOf(
  verticals: readonly Vertical[],
  rule: ReturnType<typeof seatTable>,
  last: ListOfSeats | undefined,
): SeatMatrix['groups'] {
  const steps = last?.report.steps.filter((step) => step.step === 'horizontal') ?? []
  const keys = last ? [...new Set(steps.map(({ key }) => key))] : rule.horizontal.map(({ key }) => key)
  return keys.map((key) => ({
    key,
    shares: verticals.map((vertical) => {
      const step = steps.find((each) => each.key === key && each.vertical === vertical)
      const ruled = rule.horizontal.find((each) => each.key === key)?.least[vertical]
      return {
        vertical,
        least: (last ? step?.least : ruled) ?? 0,
        given: last ? (step ? step.byMerit + step.added : 0) : null,
      }
    }),
  }))
}

type Seated = {
  seats: SeatRule
  categories: readonly string[]
  /** The published lists, in any order. */
  lists: readonly ListOfSeats[]
}

/** Returns what became of a programme's seats after these lists. The sanctioned seats are those of the last list, if there is one. */
export function seatMatrix({ seats, categories, lists }: Seated, now: Date): SeatMatrix {
  const verticals = verticalsOf(categories)
  const ordered = lists.toSorted((one, other) => one.number - other.number)
  const last = ordered.at(-1)
  const rule = seatTable(seats, categories)
  const counted = last?.report.steps.filter((step) => step.step === 'seats') ?? []
  const table = last ? Object.fromEntries(counted.map((step) => [step.vertical, step.seats])) : rule.seats
  const { holders, others } = followLists(ordered, now)
  const shown = [...holders.values()].map(shareOf)
  const all = seatsWith(verticals, table, new Map(shown.map(({ seat }) => [seat.id, seat])))
  const known = { last, table, all, holders: shown, others: [...others.values()] }
  const shares = verticals.map((vertical) => ({ vertical, ...countsOf(vertical, known) }))
  return { shares, total: sumOf(shares), groups: groupsOf(verticals, rule, last) }
}

/** Returns the matrix without how many of a group have seats: that may tell who has a disability. */
export const publicMatrix = ({ groups, ...matrix }: SeatMatrix): SeatMatrix => ({
  ...matrix,
  groups: groups.map(({ key, shares }) => ({
    key,
    shares: shares.map((share) => ({ ...share, given: null })),
  })),
})
