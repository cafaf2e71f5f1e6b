import type { AdmissionSessionDocument } from '../contract/schemas/admission-sessions.ts'
import type { AdmissionDocument } from '../contract/schemas/application.ts'
import type { StoredSession } from '../functions/sessions/session-store.ts'
import { type DemoApplicant, demoApplicants } from './applicants.ts'
import { scrutinised, verifiedLate } from './decisions.ts'
import {
  afterOffers,
  answersToFirst,
  answersToSecond,
  type DemoList,
  listTimes,
  nextList,
  publishedList,
} from './lists.ts'
import { withdrawn } from './offers.ts'
import { withReceipts } from './receipts.ts'
import { withRolls } from './rolls.ts'
import { daysFrom, demoSession, demoSessionName } from './session.ts'

type Applications = Map<string, AdmissionDocument>

export type DemoAdmissions = {
  session: AdmissionSessionDocument
  applications: Applications
  rollCounters: ReadonlyMap<string, { last: number }>
  lists: readonly DemoList[]
  beforeLists: readonly Applications[]
}

/** Verifies late answers, and withdraws every twentieth person on the waiting list. */
function betweenLists(
  before: Applications,
  session: StoredSession,
  applicants: readonly DemoApplicant[],
  { document }: DemoList,
  now: Date,
): Applications {
  const after = new Map(before)
  for (const applicant of applicants.filter(({ fate }) => fate === 'verified late')) {
    const application = before.get(applicant.id)
    if (application)
      after.set(applicant.id, verifiedLate(applicant, application, session, daysFrom(now, -12)))
  }
  for (const [place, { id }] of document.report.waiting.entries()) {
    const application = before.get(id)
    if (application && place % 20 === 7) after.set(id, withdrawn(application, daysFrom(now, -11)))
  }
  return after
}

/** Dates are relative to `now`. */
export function demoAdmissions(now: Date): DemoAdmissions {
  const session: StoredSession = { id: demoSessionName, ...demoSession(now) }
  const applicants = demoApplicants(now)
  const begun: Applications = new Map(
    applicants.map((applicant) => [applicant.id, scrutinised(applicant, session, now)]),
  )
  const [one, two] = [listTimes(now, 'first'), listTimes(now, 'second')]
  const first = publishedList(session, nextList(session, begun, [], one.published), one)
  const answered = afterOffers(begun, session, first, one, answersToFirst(session, now))
  const waiting = betweenLists(answered, session, applicants, first, now)
  const second = publishedList(session, nextList(session, waiting, [first], two.published), two)
  const applications = afterOffers(waiting, session, second, two, answersToSecond(now))
  const { id: _, ...stored } = session
  const rolls = withRolls(withReceipts(applications), session, now)
  return {
    session: stored,
    applications: rolls.applications,
    rollCounters: rolls.counters,
    lists: [first, second],
    beforeLists: [begun, waiting],
  }
}
