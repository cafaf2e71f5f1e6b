import { daysBetween } from '@prangan/contract/calendar-days'
import { dayInIndia } from '@prangan/contract/india-time'
import type { Round } from './schemas/admission-sessions.ts'

type Announced = { rounds: readonly Round[] }

/** Returns the rounds of a programme: those of its session that do not come before it has closed. */
export const roundsOf = ({ rounds }: Announced, closesAt: Date): Announced => ({
  rounds: rounds.filter(({ listOn }) => listOn >= dayInIndia(closesAt)),
})

/** Returns the round that a list opens, after so many published lists of its programme; withdrawn lists do not count. */
export const roundAfter = ({ rounds }: Announced, published: number): Round | undefined => rounds[published]

/** Returns how many days after the announced day a list comes; negative if it is early, 0 without an announced day. */
export const daysOff = (round: Round | undefined, now: Date): number =>
  round ? daysBetween(round.listOn, dayInIndia(now)) : 0

/** Returns the next round whose list is still to come, and its place from 1. A list that has come on the day is not named. */
export function nextRound(
  { rounds }: Announced,
  now: Date,
  lastListAt?: string,
): (Round & { number: number }) | undefined {
  const [today, last] = [dayInIndia(now), lastListAt ? dayInIndia(new Date(lastListAt)) : '']
  const at = rounds.findIndex(({ listOn }) => listOn >= today && listOn > last)
  const round = rounds[at]
  return round && { ...round, number: at + 1 }
}
