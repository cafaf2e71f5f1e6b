import type { AllocationStep, AllottedSeat, SeatRule, Vertical } from '../schemas/merit-rules.ts'
import type { Contender } from './candidate.ts'
import { type Chosen, fillVertical } from './fill-vertical.ts'
import { byVertical, type HorizontalSeats, type Seats } from './seat-table.ts'

export type Round = {
  /** The reserved categories in the order of the session, then 'open'. */
  verticals: readonly Vertical[]
  contenders: readonly Contender[]
  held: Map<string, AllottedSeat>
  /** The seats of each share after conversions, including held ones. */
  seats: Record<Vertical, number>
  /** The origins of a share's converted seats, which are given last. */
  converted: Record<Vertical, string[]>
  moved: Chosen[]
}

export type Filled = { won: Record<Vertical, Chosen[]>; waiting: Contender[]; steps: AllocationStep[] }

export const heldUnder = (held: Round['held'], vertical: Vertical): AllottedSeat[] =>
  [...held.values()].filter(({ under }) => under === vertical)

const seatsIn = (seats: Seats, vertical: Vertical): number => seats[vertical] ?? 0

export const unfilledSeats = ({ seats, held }: Round, { won }: Filled, vertical: Vertical): number =>
  seatsIn(seats, vertical) - heldUnder(held, vertical).length - (won[vertical]?.length ?? 0)

/**
 * Everybody who reaches the minimum competes for open seats, even holders of a reserved one. For converted seats these do not: they
 * would leave seats that nobody is left for, and all of a category would be converted one by one.
 */
function competesFor(
  vertical: Vertical,
  { id, category, open }: Contender,
  { held, converted }: Round,
): boolean {
  if (vertical !== 'open') return category === vertical && !held.has(id)
  return open && (converted.open?.length ? !held.has(id) : held.get(id)?.under !== 'open')
}

/**
 * Adds the converted seats to their holders' shares. If more is held than a share has, because the rule has changed, other
 * shares shrink, open first: the total stays the same.
 */
export function seatsWith(
  verticals: readonly Vertical[],
  table: Seats,
  held: Round['held'],
): Record<Vertical, number> {
  const seats = { ...table }
  const add = (vertical: Vertical, count: number) => {
    seats[vertical] = seatsIn(seats, vertical) + count
  }
  for (const { under, from } of held.values()) {
    if (from === undefined) continue
    add(from, -1)
    add(under, 1)
  }
  const heldIn = (vertical: Vertical) => heldUnder(held, vertical).length
  let missing = 0
  for (const vertical of verticals) {
    const short = Math.max(0, heldIn(vertical) - seatsIn(seats, vertical))
    add(vertical, short)
    missing += short
  }
  for (const vertical of verticals.toReversed()) {
    const given = Math.min(missing, seatsIn(seats, vertical) - heldIn(vertical))
    add(vertical, -given)
    missing -= given
  }
  return seats
}

/** Moves holders who won an open seat to it for good; the other winners still need an offer. */
function moveHolders(round: Round, winners: readonly Chosen[]): Chosen[] {
  return winners.filter((one) => {
    const { id } = one.contender
    const before = round.held.get(id)
    if (!before) return true
    if (before.from) round.converted[before.under]?.push(before.from)
    round.held.set(id, { id, under: 'open' })
    round.moved.push(one)
    return false
  })
}

/** Fills open seats first, so that their winners leave the reserved ones to others. */
export function fillShares(round: Round, horizontal: readonly HorizontalSeats[]): Filled {
  const { verticals, contenders, held, seats } = round
  const groupsOf = new Map(contenders.map(({ id, groups }) => [id, groups]))
  const placed = new Set<string>()
  const steps: AllocationStep[] = []
  const fill = (vertical: Vertical): Chosen[] => {
    const kept = heldUnder(held, vertical).filter(({ id }) => !placed.has(id))
    const groups = horizontal.map(({ key, least }) => {
      const holders = kept.filter(({ id }) => groupsOf.get(id)?.includes(key))
      return { key, least: seatsIn(least, vertical), held: holders.length }
    })
    const pool = contenders.filter((one) => !placed.has(one.id) && competesFor(vertical, one, round))
    const filled = fillVertical({ vertical, seats: seatsIn(seats, vertical) - kept.length, groups }, pool)
    for (const { contender } of filled.chosen) placed.add(contender.id)
    steps.push(...filled.steps)
    return filled.chosen
  }
  const open = fill('open')
  const isFull = heldUnder(held, 'open').length + open.length === seatsIn(seats, 'open')
  const lastRank = isFull ? (open.at(-1)?.contender.rank ?? 0) : Number.POSITIVE_INFINITY
  const barred = contenders.filter((one) => !one.open && !held.has(one.id) && one.rank < lastRank)
  steps.push(...barred.map(({ id }) => ({ step: 'belowOpenMinimum' as const, id })))
  const reserved = byVertical(
    verticals.filter((vertical) => vertical !== 'open'),
    fill,
  )
  const waiting = contenders.filter(({ id }) => !placed.has(id) && !held.has(id))
  return { won: { ...reserved, open: moveHolders(round, open) }, waiting, steps }
}

/**
 * Converts the seats of the first category without candidates to the first share of its rule in which somebody waits. Returns
 * undefined if there is nothing to convert.
 */
export function convertSeats(
  round: Round,
  filled: Filled,
  conversion: SeatRule['conversion'],
): AllocationStep | undefined {
  const waitingFor = (vertical: Vertical) =>
    filled.waiting.filter((one) => competesFor(vertical, one, round)).length
  for (const from of round.verticals) {
    const left = unfilledSeats(round, filled, from)
    const to = left > 0 ? conversion[from]?.find((vertical) => waitingFor(vertical) > 0) : undefined
    if (!to) continue
    const seats = Math.min(left, waitingFor(to))
    round.seats[from] = seatsIn(round.seats, from) - seats
    round.seats[to] = seatsIn(round.seats, to) + seats
    for (let seat = 0; seat < seats; seat += 1) {
      const origin = round.converted[from]?.pop() ?? from
      if (origin !== to) round.converted[to]?.push(origin)
    }
    return { step: 'converted', from, to, seats }
  }
  return undefined
}
