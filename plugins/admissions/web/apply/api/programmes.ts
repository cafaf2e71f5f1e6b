import { dayInIndia } from '@prangan/contract/india-time'
import type { Loaded } from '@prangan/contract/site-data'
import type { CourseTexts } from '@prangan/web/features/admissions/apply/api/course-texts.ts'
import { formatDate, formatMinute } from '@prangan/web/lib/format-day.ts'
import { inLanguage } from '@prangan/web/messages/language.ts'
import { useEffect, useState } from 'react'
import { roundsOf } from '../../../contract/rounds.ts'
import { type PublicSession, programmeStatusOf } from '../../../contract/schemas/admission-sessions.ts'
import { longestWait } from '../../use-has-passed.ts'
import { registrationMessages } from '../registration-messages.ts'

export type PublicProgramme = PublicSession['programmes'][number]

export const publicStatus = ({ opensAt, closesAt }: PublicProgramme, now: Date) =>
  programmeStatusOf({ opensAt: new Date(opensAt), closesAt: new Date(closesAt) }, now)

/** Returns the heading of a session's programmes, its years joined as print joins them. */
export const titleOf = (session: string): string =>
  registrationMessages().programmes.title(session.replace('-', '–'))

/**
 * Says when the merit lists come, a line for each that a session announced and whose offers have not ended. It is about the
 * programme that closes next: one that closes later can have its first list in a later round.
 */
export function listDays(sessions: readonly PublicSession[], now: Date): string[] {
  const { list, listOn } = registrationMessages().programmes
  return sessions.flatMap(({ name, rounds, programmes }) => {
    const ends = programmes.map(({ closesAt }) => new Date(closesAt)).toSorted((one, other) => +one - +other)
    const next = ends.find((end) => end > now) ?? ends.at(-1)
    const days = roundsOf({ rounds }, next ?? now).rounds.flatMap(({ listOn: day, offersUntil }, at) =>
      offersUntil < dayInIndia(now) ? [] : listOn(list(at + 1), formatDate(day), formatDate(offersUntil)),
    )
    return sessions.length > 1 && days.length > 0 ? [titleOf(name), ...days] : days
  })
}

/** Says what to keep ready: documents, the numbers that the sessions ask for, where they come from, and what to do without them. */
export function whatToKeepReady(sessions: readonly PublicSession[]): string {
  const { ready, numbers, registration: about, certificate, without } = registrationMessages().before
  const asked = sessions.flatMap(({ registration }) => (registration ? inLanguage(registration.label) : []))
  const labels = [...new Set(asked)]
  const origin = labels.length > 0 ? [about(labels)] : []
  return [ready, numbers([...labels, certificate]), ...origin, without].join('\n')
}

/** The times at which a programme opens or closes, the earliest first, in milliseconds. */
const turnsOf = (sessions: readonly PublicSession[]): number[] =>
  sessions
    .flatMap(({ programmes }) => programmes.flatMap(({ opensAt, closesAt }) => [opensAt, closesAt]))
    .map((time) => Date.parse(time))
    .toSorted((a, b) => a - b)

/**
 * The last time before `now` at which a programme opened or closed, ISO 8601: by it everything stands as it does now.
 * A page that is rendered with it stays the same until something changes.
 */
export function lastTurn(sessions: readonly PublicSession[], now: Date): string {
  return new Date(turnsOf(sessions).findLast((turn) => turn <= now.getTime()) ?? 0).toISOString()
}

/**
 * The time by which programmes stand: first that of the page as it was rendered, then that of this device, and again
 * whenever a programme opens or closes. A device whose clock is slow goes by the page.
 */
export function useNow(sessions: readonly PublicSession[], renderedAt: string): Date {
  const [now, setNow] = useState(() => new Date(renderedAt))
  // biome-ignore lint/correctness/useExhaustiveDependencies: each turn waits for the next one.
  useEffect(() => {
    const current = () => Math.max(Date.now(), Date.parse(renderedAt))
    const turn = lastTurn(sessions, new Date(current()))
    setNow((last) => (last.toISOString() === turn ? last : new Date(turn)))
    const next = turnsOf(sessions).find((each) => each > current())
    if (next === undefined) return
    const timer = setTimeout(
      () => setNow(new Date(lastTurn(sessions, new Date(current())))),
      Math.min(next - current(), longestWait),
    )
    return () => clearTimeout(timer)
  }, [sessions, renderedAt, now])
  return now
}

/** The sessions that a page can show; none where they could not be read. */
export const shownSessions = (sessions: Loaded<readonly PublicSession[]>): readonly PublicSession[] =>
  sessions.status === 'ready' ? sessions.value : []

/** What becomes of an application for a course now: `null` where no session asks for more than the first step. */
function courseStatus(
  sessions: readonly PublicSession[],
  course: string,
  now: Date,
): { standing: 'before' | 'open' | 'closed'; programme: PublicProgramme } | null {
  const found = sessions
    .flatMap(({ programmes }) => programmes)
    .filter((programme) => programme.course === course)
    .map((programme) => ({ programme, standing: publicStatus(programme, now) }))
  const order = ['open', 'before', 'closed'] as const
  for (const standing of order) {
    const first = found.find((each) => each.standing === standing)
    if (first) return first
  }
  return null
}

/** What the form says of a course and its dates; '' where there is no session, or no course yet. */
export function courseNote(sessions: readonly PublicSession[], course: string, now: Date): string {
  const { programmes: texts } = registrationMessages()
  const found = courseStatus(sessions, course, now)
  if (!found) return course && sessions.length > 0 ? texts.withoutProgramme : ''
  const { opensAt, closesAt } = found.programme
  const notes = {
    open: texts.openUntil(formatMinute(closesAt)),
    before: texts.notYet(formatMinute(opensAt)),
    closed: texts.over(formatMinute(closesAt)),
  }
  return notes[found.standing]
}

/** Why no application for a course is taken now; undefined where it is. */
export function courseIssue(
  sessions: readonly PublicSession[],
  course: string,
  now: Date,
): string | undefined {
  const isTaken = (courseStatus(sessions, course, now)?.standing ?? 'open') === 'open'
  return isTaken ? undefined : courseNote(sessions, course, now)
}

/** What the registration form tells about the courses of these sessions at this time. */
export const courseTextsOf = (sessions: readonly PublicSession[], now: Date): CourseTexts => ({
  labelOf: (course, text) => {
    const { optionBefore, optionClosed } = registrationMessages().programmes
    const standing = courseStatus(sessions, course, now)?.standing
    if (standing === 'before') return optionBefore(text)
    return standing === 'closed' ? optionClosed(text) : text
  },
  noteOf: (course) => courseNote(sessions, course, now),
  issueOf: (course) => courseIssue(sessions, course, now),
  asksMarksLater: (course) => courseStatus(sessions, course, now) !== null,
})
