import {
  type HorizontalKey,
  inHundredths,
  type SeatRule,
  type Vertical,
  verticalsOf,
} from '../schemas/merit-rules.ts'

/** Numbers of seats by vertical share. */
export type Seats = Readonly<Record<Vertical, number>>

export type HorizontalSeats = { key: HorizontalKey; least: Seats }

export const byVertical = <Value>(
  verticals: readonly Vertical[],
  of: (vertical: Vertical) => Value,
): Record<Vertical, Value> => Object.fromEntries(verticals.map((vertical) => [vertical, of(vertical)]))

const sumOf = (seats: Seats): number => Object.values(seats).reduce((sum, count) => sum + count, 0)

/** Distributes whole seats by largest remainder; ties go to the first of the weights. The sum is always `total`. */
function apportion(total: number, weights: readonly (readonly [Vertical, number])[]): Seats {
  const whole = weights.reduce((sum, [, weight]) => sum + weight, 0) || 1
  const seats = Object.fromEntries(
    weights.map(([vertical, weight]) => [vertical, Math.floor((total * weight) / whole)]),
  )
  const byFraction = weights.toSorted(
    ([, one], [, other]) => ((total * other) % whole) - ((total * one) % whole),
  )
  const more = byFraction.slice(0, total - sumOf(seats)).map(([vertical]) => vertical)
  return Object.fromEntries(
    Object.entries(seats).map(([vertical, count]) => [vertical, count + Number(more.includes(vertical))]),
  )
}

/**
 * Returns the whole seats of a programme. A group's seats are its per cent of all seats, rounded half up, distributed over the
 * vertical shares by size. The order of the reserved categories decides ties.
 */
export function seatTable(
  rule: SeatRule,
  categories: readonly string[],
): { seats: Seats; horizontal: HorizontalSeats[] } {
  const { total, vertical, horizontal } = rule
  const reserved = categories.map((key) => [key, inHundredths(vertical[key] ?? 0)] as const)
  const open = 10_000 - reserved.reduce((sum, [, weight]) => sum + weight, 0)
  const seats = apportion(total, [...reserved, ['open', open]])
  const weights = verticalsOf(categories).map((key) => [key, seats[key] ?? 0] as const)
  return {
    seats,
    horizontal: horizontal.map(({ key, percent }) => {
      const ofGroup = Math.floor((total * inHundredths(percent) + 5_000) / 10_000)
      return { key, least: apportion(ofGroup, weights) }
    }),
  }
}
