import { collectionPaths } from '@prangan/contract/paths'
import type { Firestore } from 'firebase-admin/firestore'
import { firstListId } from '../../contract/list-id.ts'
import type { Ranked } from '../../contract/merit/candidate.ts'
import { contradictedPercentage } from '../../contract/named-percentage.ts'
import type { Unusual } from '../../contract/schemas/admission-lists.ts'
import type { Programme } from '../../contract/schemas/admission-sessions.ts'
import type { ApplicationStatus } from '../../contract/schemas/application.ts'
import type { AllocationReport } from '../../contract/schemas/merit-rules.ts'
import type { Rankable } from './candidates.ts'
import type { Programmed } from './list-store.ts'

const uncheckedStatuses = [
  'new',
  'in review',
  'queried',
  'resubmitted',
] as const satisfies ApplicationStatus[]

/** Counts the applications of a programme that were sent and are not yet decided. */
export async function countUnchecked(
  firestore: Firestore,
  { session, programme }: Programmed,
): Promise<number> {
  const { docs } = await firestore
    .collection(collectionPaths.admissions)
    .where('session', '==', session)
    .where('programme', '==', programme)
    .where('status', 'in', uncheckedStatuses)
    .select('details.submittedAt')
    .get()
  return docs.filter((stored) => stored.get('details.submittedAt') !== undefined).length
}

const isByChance = (tie: Ranked['tie']): boolean => tie === 'name' || tie === 'number'

type Computed = {
  programme: Programme
  applications: readonly Rankable[]
  ranked: readonly Ranked[]
  report: AllocationReport
  /** The list that is revised: its own offers are not unusual. */
  replaced?: string | undefined
}

/** Returns what is unusual about a list, except for the applications that it does not know. */
export function unusualIn(
  { programme, applications, ranked, report, replaced }: Computed,
  now: Date,
): Unusual[] {
  const hasRank = new Set(ranked.map(({ id }) => id))
  const sum = (counts: readonly number[]) => counts.reduce((all, count) => all + count, 0)
  const counts: Unusual[] = [
    { point: 'open', count: Number(programme.closesAt > now) },
    {
      point: 'unranked',
      count: applications.filter(({ id, status }) => status === 'verified' && !hasRank.has(id)).length,
    },
    {
      point: 'offered',
      count: applications.filter(
        ({ status, offer }) =>
          status === 'offered' &&
          offer &&
          offer.payTo > now &&
          firstListId(offer.list) !== firstListId(replaced ?? ''),
      ).length,
    },
    {
      point: 'converted',
      count: sum(report.steps.map((step) => (step.step === 'converted' ? step.seats : 0))),
    },
    { point: 'ties', count: ranked.filter(({ tie }) => isByChance(tie)).length },
    { point: 'equal', count: ranked.filter(({ tie }) => tie !== null && !isByChance(tie)).length },
    {
      point: 'percentage',
      count: applications.filter(
        ({ id, qualification, details }) =>
          hasRank.has(id) && contradictedPercentage(qualification, details.education) !== undefined,
      ).length,
    },
  ]
  return counts.filter(({ count }) => count > 0)
}
