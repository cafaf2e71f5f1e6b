import { courseName } from '@prangan/web/features/admissions/course-name.ts'
import { formatDateTime } from '@prangan/web/lib/format-day.ts'
import { fromTimeInput } from '@prangan/web/lib/time-input.ts'
import { admissionDeskMessages } from '../messages.ts'
import { changeText, labelAt } from './change-texts.ts'
import { shownSum, sumsOf } from './fee-sums.ts'
import { isSame, mergeSessions } from './merge-sessions.ts'
import { statusIn } from './programme-dates.ts'
import type { TypedProgramme, TypedSession } from './typed-session.ts'

const texts = () => admissionDeskMessages().admissionSessions.summary

/** Characters of two values that fit into the line; of longer ones it says only that they changed. */
const longestValues = 60
const mostParts = 3

const shownTime = (typed: string): string => {
  const time = fromTimeInput(typed)
  return time ? formatDateTime(time) : '–'
}

function datesText(before: TypedProgramme | undefined, after: TypedProgramme, now: Date): string[] {
  if (before && before.opensAt === after.opensAt && before.closesAt === after.closesAt) return []
  const course = courseName(after.course) || texts().newProgramme
  const [was, is] = [before && statusIn(before, now), statusIn(after, now)]
  const [from, until] = [shownTime(after.opensAt), shownTime(after.closesAt)]
  if (is === undefined) return before ? [] : [texts().adds(course)]
  if (is === 'before') return [texts().opensOn(course, from, until)]
  if (is === 'closed') return was === 'open' ? [texts().closes(course)] : [texts().closedSince(course, until)]
  return [was === 'open' ? texts().openUntil(course, until) : texts().opens(course, until)]
}

function feeText(before: TypedProgramme, after: TypedProgramme): string[] {
  const course = courseName(after.course)
  const [was, is] = [sumsOf(before.fee), sumsOf(after.fee)]
  const fee = was.amount === is.amount ? [] : [texts().fee(course, shownSum(was.amount), shownSum(is.amount))]
  const caution =
    was.cautionMoney === is.cautionMoney
      ? []
      : [texts().caution(course, shownSum(was.cautionMoney), shownSum(is.cautionMoney))]
  const heads =
    fee.length + caution.length === 0 && !isSame(before.fee, after.fee) ? [texts().heads(course)] : []
  return [...fee, ...caution, ...heads]
}

function programmeTexts(base: TypedSession, typed: TypedSession, now: Date): string[] {
  const known = (list: readonly TypedProgramme[], key: string) => list.find((each) => each.key === key)
  return [
    ...typed.programmes.flatMap((programme) => {
      const before = programme.key ? known(base.programmes, programme.key) : undefined
      return [...datesText(before, programme, now), ...(before ? feeText(before, programme) : [])]
    }),
    ...base.programmes
      .filter(({ key }) => !known(typed.programmes, key))
      .map(({ course }) => texts().removes(courseName(course))),
  ]
}

/** Paths that the texts about programmes cover. */
const isCovered = (path: string): boolean =>
  /^programmes\.[^.]+(\.(opensAt|closesAt|fee(\..*)?))?$/.test(path)

function otherTexts(base: TypedSession, typed: TypedSession): string[] {
  const { changes } = mergeSessions({ base, mine: base, theirs: typed })
  return changes
    .filter(({ path }) => !isCovered(path))
    .map(({ path, mine, theirs }) => {
      const label = labelAt(path, [typed, base])
      const [before, after] = [changeText(mine), changeText(theirs)]
      return before.length + after.length > longestValues || before === after
        ? texts().changed(label)
        : texts().fromTo(label, before, after)
    })
}

/** Returns in one line what saving will change: what opens and closes, fees, and then the rest. */
export function sessionSummary(base: TypedSession, typed: TypedSession): string {
  const all = [...programmeTexts(base, typed, new Date()), ...otherTexts(base, typed)]
  const shown = all.length > mostParts + 1 ? all.slice(0, mostParts) : all
  const rest = all.length - shown.length
  const line = [...shown, ...(rest > 0 ? [texts().more(rest)] : [])].join('; ')
  return line.charAt(0).toUpperCase() + line.slice(1)
}
