import type { TypedSession } from './typed-session.ts'

/** A day of the next year; the 29th of February becomes the 28th. */
const yearLater = (day: string): string =>
  day === ''
    ? ''
    : `${Number(day.slice(0, 4)) + 1}${day.slice(4).startsWith('-02-29') ? `-02-28${day.slice(10)}` : day.slice(4)}`

const nextName = (name: string): string => {
  const year = Number(name.slice(0, 4)) + 1
  return `${year}-${String((year + 1) % 100).padStart(2, '0')}`
}

/** The next session, made like this one: all dates a year later, and not visible yet. */
export function nextLike(session: TypedSession): TypedSession {
  return {
    ...session,
    name: nextName(session.name),
    isVisible: false,
    lastDate: yearLater(session.lastDate),
    listsUntil: yearLater(session.listsUntil),
    rounds: session.rounds.map(({ listOn, offersUntil }) => ({
      listOn: yearLater(listOn),
      offersUntil: yearLater(offersUntil),
    })),
    holidays: [],
    admissionDay: {
      ...session.admissionDay,
      undertakingsUntil: yearLater(session.admissionDay.undertakingsUntil),
    },
    programmes: session.programmes.map((programme) => ({
      ...programme,
      opensAt: yearLater(programme.opensAt),
      closesAt: yearLater(programme.closesAt),
    })),
    refund: {
      ...session.refund,
      steps: session.refund.steps.map((step) => ({ ...step, date: yearLater(step.date) })),
    },
  }
}
