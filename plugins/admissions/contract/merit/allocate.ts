import {
  type AllocationReport,
  type AllocationStep,
  type AllottedSeat,
  type SeatRule,
  type skipReasons,
  type Vertical,
  verticalsOf,
} from '../schemas/merit-rules.ts'
import type { Contender } from './candidate.ts'
import {
  convertSeats,
  type Filled,
  fillShares,
  heldUnder,
  type Round,
  seatsWith,
  unfilledSeats,
} from './round.ts'
import { byVertical, seatTable } from './seat-table.ts'

export type Earlier = {
  /** Seats accepted, paid, admitted, or offered and not yet lapsed. */
  held?: readonly AllottedSeat[]
  out?: readonly { id: string; reason: (typeof skipReasons)[number] }[]
  /** True if seats without candidates stay with their category instead of being converted. */
  keepsSeats?: boolean
}

type Allotted = { isMoved: boolean; rank: number; seat: AllottedSeat }

function allot(round: Round, filled: Filled, vertical: Vertical): Allotted[] {
  const moved = vertical === 'open' ? round.moved : []
  const winners = [...(filled.won[vertical] ?? []), ...moved].sort(
    (one, other) => one.contender.rank - other.contender.rank,
  )
  const origins = round.converted[vertical] ?? []
  const own = winners.length + unfilledSeats(round, filled, vertical) - origins.length
  return winners.map((winner, place) => {
    const { id, rank } = winner.contender
    const { horizontal } = winner
    const from = origins[place - own]
    const seat = { id, under: vertical, ...(from && { from }), ...(horizontal && { horizontal }) }
    return { isMoved: moved.includes(winner), rank, seat }
  })
}

function waitingList({ waiting }: Filled): AllocationReport['waiting'] {
  const inCategory = new Map<string, number>()
  return waiting.map(({ id, category }, before) => {
    const place = (inCategory.get(category) ?? 0) + 1
    inCategory.set(category, place)
    return { id, position: before + 1, inCategory: place }
  })
}

function resultOf(round: Round, filled: Filled, keepsSeats: boolean) {
  const { verticals } = round
  const allotted = verticals
    .flatMap((vertical) => allot(round, filled, vertical))
    .sort((one, other) => one.rank - other.rank)
  const seatsOf = (list: readonly Allotted[]) => list.map(({ seat }) => seat)
  const vacant = verticals.map((vertical) => {
    const step = keepsSeats && vertical !== 'open' ? ('kept' as const) : ('vacant' as const)
    return { step, vertical, seats: unfilledSeats(round, filled, vertical) }
  })
  return {
    offers: seatsOf(allotted.filter(({ isMoved }) => !isMoved)),
    moved: seatsOf(allotted.filter(({ isMoved }) => isMoved)),
    waiting: waitingList(filled),
    vacant: vacant.filter(({ seats }) => seats > 0),
  }
}

/**
 * Allocates a programme's seats to ranked applicants: open seats by merit, then the reserved ones with their groups. Seats
 * without candidates are converted or kept, and everything is filled again. The order of the applicants has no effect, that of the
 * reserved categories decides ties between them.
 */
export function allocate(
  ranked: readonly Contender[],
  rule: SeatRule,
  categories: readonly string[],
  { held = [], out = [], keepsSeats = false }: Earlier = {},
): AllocationReport {
  const byRank = ranked.toSorted((one, other) => one.rank - other.rank)
  const reasons = new Map(out.map(({ id, reason }) => [id, reason]))
  const verticals = verticalsOf(categories)
  const table = seatTable(rule, categories)
  const holders = new Map(held.filter(({ id }) => !reasons.has(id)).map((seat) => [seat.id, seat]))
  const steps: AllocationStep[] = verticals.map((vertical) => {
    return {
      step: 'seats',
      vertical,
      seats: table.seats[vertical] ?? 0,
      held: heldUnder(holders, vertical).length,
    }
  })
  const round: Round = {
    verticals,
    contenders: byRank.filter(({ id }) => !reasons.has(id)),
    held: holders,
    seats: seatsWith(verticals, table.seats, holders),
    converted: byVertical(verticals, () => []),
    moved: [],
  }
  let filled = fillShares(round, table.horizontal)
  const convert = () => (keepsSeats ? undefined : convertSeats(round, filled, rule.conversion))
  for (let converted = convert(); converted; converted = convert()) {
    steps.push(converted)
    filled = fillShares(round, table.horizontal)
  }
  const { vacant, ...lists } = resultOf(round, filled, keepsSeats)
  const skipped = byRank.flatMap(({ id }) => {
    const reason = reasons.get(id)
    return reason ? [{ id, reason }] : []
  })
  return { ...lists, skipped, steps: [...steps, ...filled.steps, ...vacant] }
}
