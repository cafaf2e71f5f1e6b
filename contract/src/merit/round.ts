import {
  type AllocationStep,
  type AllottedSeat,
  type ReservedCategory,
  reservedCategories,
  type SeatRule,
  type Vertical,
  verticals,
} from '../schemas/merit-rules.ts'
import type { Contender } from './candidate.ts'
import { type Chosen, fillVertical } from './fill-vertical.ts'
import { byVertical, type HorizontalSeats, type Seats } from './seat-table.ts'

/** An allocation on its way: after each conversion everything is filled again. */
export type Round = {
  /** By rank, without those who are out. */
  contenders: readonly Contender[]
  held: Map<string, AllottedSeat>
  /** The seats of each share, with those held, after what was converted. */
  seats: Seats
  /** The origins of the free seats of a share that belong to another one. They are given last. */
  converted: Record<Vertical, ReservedCategory[]>
  /** Those who hold a reserved seat and have won an open one. */
  moved: Chosen[]
}

/** What came of filling everything once. */
export type Filled = { won: Record<Vertical, Chosen[]>; waiting: Contender[]; steps: AllocationStep[] }

/** The seats held in a share. */
export const heldUnder = (held: Round['held'], vertical: Vertical): AllottedSeat[] =>
  [...held.values()].filter(({ under }) => under === vertical)

/** The seats of a share that nobody was left for. */
export const unfilledSeats = ({ seats, held }: Round, { won }: Filled, vertical: Vertical): number =>
  seats[vertical] - heldUnder(held, vertical).length - won[vertical].length

/** Everybody whose marks allow it competes for open seats, also who holds a reserved one. */
const competesFor = (vertical: Vertical, { id, category, open }: Contender, held: Round['held']): boolean =>
  vertical === 'open' ? open && held.get(id)?.under !== 'open' : category === vertical && !held.has(id)

/**
 * The seats of each share with what was converted for those who hold them. Where more is held than a share has, because
 * the rule was changed between two lists, other shares give way, open first: the total stays.
 */
export function seatsWith(table: Seats, held: Round['held']): Seats {
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

/** Holders among the winners of open seats are moved to them for good; the others are to be offered what they won. */
function moveHolders(round: Round, winners: readonly Chosen[]): Chosen[] {
  return winners.filter((one) => {
    const { id } = one.contender
    const before = round.held.get(id)
    if (!before) return true
    if (before.from) round.converted[before.under].push(before.from)
    round.held.set(id, { id, under: 'open' })
    round.moved.push(one)
    return false
  })
}

/** Fills all shares: open first, so that those who win an open seat leave the reserved ones to others. */
export function fillShares(round: Round, horizontal: readonly HorizontalSeats[]): Filled {
  const { contenders, held, seats } = round
  const groupsOf = new Map(contenders.map(({ id, groups }) => [id, groups]))
  const placed = new Set<string>()
  const steps: AllocationStep[] = []
  const fill = (vertical: Vertical): Chosen[] => {
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
  const isFull = heldUnder(held, 'open').length + open.length === seats.open
  const lastRank = isFull ? (open.at(-1)?.contender.rank ?? 0) : Number.POSITIVE_INFINITY
  const barred = contenders.filter((one) => !one.open && !held.has(one.id) && one.rank < lastRank)
  steps.push(...barred.map(({ id }) => ({ step: 'belowOpenMinimum' as const, id })))
  const reserved = { sc: fill('sc'), st: fill('st'), obc: fill('obc'), ews: fill('ews') }
  const waiting = contenders.filter(({ id }) => !placed.has(id) && !held.has(id))
  return { won: { ...reserved, open: moveHolders(round, open) }, waiting, steps }
}

/**
 * Converts seats that nobody is left for: those of the first such category, to the first share of its rule in which
 * somebody waits. Returns the step; undefined where there is nothing to convert.
 */
export function convertSeats(
  round: Round,
  filled: Filled,
  conversion: SeatRule['conversion'],
): AllocationStep | undefined {
  const waitingFor = (vertical: Vertical) =>
    filled.waiting.filter((one) => competesFor(vertical, one, round.held)).length
  for (const from of reservedCategories) {
    const left = unfilledSeats(round, filled, from)
    const to = left > 0 ? conversion[from].find((vertical) => waitingFor(vertical) > 0) : undefined
    if (!to) continue
    const seats = Math.min(left, waitingFor(to))
    round.seats[from] -= seats
    round.seats[to] += seats
    for (let seat = 0; seat < seats; seat += 1) {
      const origin = round.converted[from].pop() ?? from
      if (origin !== to) round.converted[to].push(origin)
    }
    return { step: 'converted', from, to, seats }
  }
  return undefined
}
