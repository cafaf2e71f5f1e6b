import {
  type AllocationReport,
  type AllocationStep,
  type AllottedSeat,
  type ReservedCategory,
  reservedCategories,
  type SeatRule,
  type skipReasons,
  type Vertical,
  verticals,
} from '../schemas/merit-rules.ts'
import type { Contender } from './candidate.ts'
import { type Chosen, fillVertical } from './fill-vertical.ts'
import { byVertical, type HorizontalSeats, type Seats, seatTable } from './seat-table.ts'

/** What earlier lists left behind. */
export type Earlier = {
  /** Seats that are taken: accepted, paid for, admitted, or offered with the time to answer still running. */
  held?: readonly AllottedSeat[]
  /** Those who are to be offered no seat any more. */
  out?: readonly { id: string; reason: (typeof skipReasons)[number] }[]
}

/** An allocation on its way: it is filled again after each conversion. */
type Round = {
  /** By rank, without those who are out. */
  contenders: readonly Contender[]
  held: Map<string, AllottedSeat>
  /** The seats of each share, held ones too, after what was converted. */
  seats: Seats
  /** Which of a share's free seats belong to another share. They are given last. */
  converted: Record<Vertical, ReservedCategory[]>
  moved: Chosen[]
}

const heldUnder = (held: Round['held'], vertical: Vertical): AllottedSeat[] =>
  [...held.values()].filter(({ under }) => under === vertical)

/** Everybody whose marks allow it competes for open seats, also who holds a reserved one. */
const competesFor = (vertical: Vertical, { id, category, open }: Contender, held: Round['held']): boolean =>
  vertical === 'open' ? open && held.get(id)?.under !== 'open' : category === vertical && !held.has(id)

/**
 * The seats of each share with what was converted for those who hold them. Where more is held than a share has, because
 * the rule was changed between two lists, other shares give way, open first: the total stays.
 */
function seatsWith(table: Seats, held: Round['held']): Seats {
  const seats = { ...table }
  for (const { under, from } of held.values()) {
    if (from === undefined) continue
    seats[from] -= 1
    seats[under] += 1
  }
  const heldIn = byVertical((vertical) => heldUnder(held, vertical).length)
  let missing = 0
  for (const vertical of verticals) {
    const short = Math.max(0, heldIn[vertical] - seats[vertical])
    seats[vertical] += short
    missing += short
  }
  for (const vertical of verticals.toReversed()) {
    const given = Math.min(missing, seats[vertical] - heldIn[vertical])
    seats[vertical] -= given
    missing -= given
  }
  return seats
}

/** Fills all shares: open first, so that who gets an open seat leaves the reserved ones to others. */
function fillShares({ contenders, held, seats }: Round, horizontal: readonly HorizontalSeats[]) {
  const groupsOf = new Map(contenders.map(({ id, groups }) => [id, groups]))
  const placed = new Set<string>()
  const steps: AllocationStep[] = []
  const fill = (vertical: Vertical): readonly Chosen[] => {
    const kept = heldUnder(held, vertical).filter(({ id }) => !placed.has(id))
    const groups = horizontal.map(({ key, least }) => {
      const holders = kept.filter(({ id }) => groupsOf.get(id)?.includes(key))
      return { key, least: least[vertical], held: holders.length }
    })
    const pool = contenders.filter((one) => !placed.has(one.id) && competesFor(vertical, one, held))
    const filled = fillVertical({ vertical, seats: seats[vertical] - kept.length, groups }, pool)
    for (const { contender } of filled.chosen) placed.add(contender.id)
    steps.push(...filled.steps)
    return filled.chosen
  }
  const open = fill('open')
  const lastRank = open.at(-1)?.contender.rank ?? 0
  const barred = contenders.filter((one) => !one.open && !held.has(one.id) && one.rank < lastRank)
  steps.push(...barred.map(({ id }) => ({ step: 'belowOpenMinimum' as const, id })))
  const chosen = { open, sc: fill('sc'), st: fill('st'), obc: fill('obc'), ews: fill('ews') }
  return { chosen, steps }
}

/** Who holds a reserved seat and has won an open one is moved to it; the others are to be offered what they won. */
function moveHolders(round: Round, chosen: readonly Chosen[]): Chosen[] {
  for (const one of chosen) {
    const { id } = one.contender
    const before = round.held.get(id)
    if (!before) continue
    if (before.from) round.converted[before.under].push(before.from)
    round.held.set(id, { id, under: 'open' })
    round.moved.push(one)
  }
  return chosen.filter(({ contender }) => !round.held.has(contender.id))
}

type Won = Record<Vertical, readonly Chosen[]>

const idsOf = (won: Won): Set<string> =>
  new Set(
    Object.values(won)
      .flat()
      .map(({ contender }) => contender.id),
  )

const unfilled = ({ seats, held }: Round, won: Won, vertical: Vertical): number =>
  seats[vertical] - heldUnder(held, vertical).length - won[vertical].length

/** The next conversion: seats that nobody is left for, and the first share of the rule in which somebody waits. */
function nextConversion(round: Round, won: Won, conversion: SeatRule['conversion']) {
  const placed = idsOf(won)
  const waitingFor = (vertical: Vertical) =>
    round.contenders.filter(
      (one) => !placed.has(one.id) && !round.held.has(one.id) && competesFor(vertical, one, round.held),
    ).length
  for (const from of reservedCategories) {
    const left = unfilled(round, won, from)
    const to = left > 0 ? conversion[from].find((vertical) => waitingFor(vertical) > 0) : undefined
    if (to) return { step: 'converted' as const, from, to, seats: Math.min(left, waitingFor(to)) }
  }
  return undefined
}

function convert(round: Round, { from, to, seats }: { from: ReservedCategory; to: Vertical; seats: number }) {
  round.seats[from] -= seats
  round.seats[to] += seats
  for (let seat = 0; seat < seats; seat += 1) {
    const origin = round.converted[from].pop() ?? from
    if (origin !== to) round.converted[to].push(origin)
  }
}

/** The seats that were won in a share, by rank: first its own, then the converted ones. */
function allot(
  round: Round,
  won: Won,
  vertical: Vertical,
): { isMoved: boolean; seat: AllottedSeat; rank: number }[] {
  const moved = vertical === 'open' ? round.moved : []
  const all = [...won[vertical], ...moved].sort((one, other) => one.contender.rank - other.contender.rank)
  const own = all.length + unfilled(round, won, vertical) - round.converted[vertical].length
  return all.map((one, place) => {
    const from = round.converted[vertical][place - own]
    const { id, rank } = one.contender
    const { horizontal } = one
    const seat = { id, under: vertical, ...(from && { from }), ...(horizontal && { horizontal }) }
    return { isMoved: moved.includes(one), seat, rank }
  })
}

function waitingList(round: Round, won: Won): AllocationReport['waiting'] {
  const placed = idsOf(won)
  const inCategory = new Map<string, number>()
  return round.contenders
    .filter(({ id }) => !placed.has(id) && !round.held.has(id))
    .map(({ id, category }, before) => {
      const place = (inCategory.get(category) ?? 0) + 1
      inCategory.set(category, place)
      return { id, position: before + 1, inCategory: place }
    })
}

/**
 * Shares out a programme's seats among those who have a rank: open seats by merit, then the reserved ones, each with its
 * groups; what nobody is left for is converted, and everything filled again. For a later list `earlier` says which seats
 * are held and who is out. The order of the input has no effect.
 */
export function allocate(
  ranked: readonly Contender[],
  rule: SeatRule,
  { held = [], out = [] }: Earlier = {},
): AllocationReport {
  const byRank = ranked.toSorted((one, other) => one.rank - other.rank)
  const reasons = new Map(out.map(({ id, reason }) => [id, reason]))
  const table = seatTable(rule)
  const holders = new Map(held.filter(({ id }) => !reasons.has(id)).map((seat) => [seat.id, seat]))
  const round: Round = {
    contenders: byRank.filter(({ id }) => !reasons.has(id)),
    held: holders,
    seats: seatsWith(table.seats, holders),
    converted: byVertical(() => []),
    moved: [],
  }
  const steps: AllocationStep[] = verticals.map((vertical) => {
    return {
      step: 'seats',
      vertical,
      seats: table.seats[vertical],
      held: heldUnder(holders, vertical).length,
    }
  })
  for (;;) {
    const filled = fillShares(round, table.horizontal)
    const won = { ...filled.chosen, open: moveHolders(round, filled.chosen.open) }
    const conversion = nextConversion(round, won, rule.conversion)
    if (conversion) {
      convert(round, conversion)
      steps.push(conversion)
      continue
    }
    const allotted = verticals.flatMap((vertical) => allot(round, won, vertical))
    const seatsWhere = (isMoved: boolean) =>
      allotted
        .filter((one) => one.isMoved === isMoved)
        .sort((one, other) => one.rank - other.rank)
        .map(({ seat }) => seat)
    const vacant = verticals
      .map((vertical) => ({ step: 'vacant' as const, vertical, seats: unfilled(round, won, vertical) }))
      .filter(({ seats }) => seats > 0)
    return {
      offers: seatsWhere(false),
      moved: seatsWhere(true),
      waiting: waitingList(round, won),
      skipped: byRank.flatMap(({ id }) => {
        const reason = reasons.get(id)
        return reason ? [{ id, reason }] : []
      }),
      steps: [...steps, ...filled.steps, ...vacant],
    }
  }
}
