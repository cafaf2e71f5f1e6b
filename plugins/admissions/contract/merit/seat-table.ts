import {
  type HorizontalKey,
  inHundredths,
  reservedCategories,
  type SeatRule,
  type Vertical,
  verticals,
} from '../schemas/merit-rules.ts'

export type Seats = Record<Vertical, number>

export type HorizontalSeats = { key: HorizontalKey; least: Seats }

export const byVertical = <Value>(of: (vertical: Vertical) => Value): Record<Vertical, Value> => ({
  sc: of('sc'),
  st: of('st'),
  obc: of('obc'),
  ews: of('ews'),
  open: of('open'),
})

const sumOf = (seats: Seats): number => verticals.reduce((sum, vertical) => sum + seats[vertical], 0)

/** Distributes whole seats by largest remainder; ties go to the first of `verticals`. The sum is always `total`. */
function apportion(total: number, weights: Seats): Seats {
  const whole = sumOf(weights) || 1
  const seats = byVertical((vertical) => Math.floor((total * weights[vertical]) / whole))
  const fractionOf = (vertical: Vertical) => (total * weights[vertical]) % whole
  const byFraction = verticals.toSorted((one, other) => fractionOf(other) - fractionOf(one))
  for (const vertical of byFraction.slice(0, total - sumOf(seats))) seats[vertical] += 1
  return seats
}

/**
 * Returns the whole seats of a programme. A group's seats are its per cent of all seats, rounded half up, distributed over the
 * vertical shares by size.
 */
export function seatTable(rule: SeatRule): { seats: Seats; horizontal: HorizontalSeats[] } {
  const { total, vertical, horizontal } = rule
  const reserved = reservedCategories.reduce((sum, category) => sum + inHundredths(vertical[category]), 0)
  const weights = byVertical((one) => (one === 'open' ? 10_000 - reserved : inHundredths(vertical[one])))
  const seats = apportion(total, weights)
  return {
    seats,
    horizontal: horizontal.map(({ key, percent }) => {
      const ofGroup = Math.floor((total * inHundredths(percent) + 5_000) / 10_000)
      return { key, least: apportion(ofGroup, seats) }
    }),
  }
}
