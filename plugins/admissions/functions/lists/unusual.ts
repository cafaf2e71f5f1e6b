import { collectionPaths } from '@prangan/contract/paths'
import type { Firestore } from 'firebase-admin/firestore'
import { firstListId } from '../../contract/list-id.ts'
import type { Ranked } from '../../contract/merit/candidate.ts'
import { contradictedPercentage } from '../../contract/named-percentage.ts'
import type { Unusual } from '../../contract/schemas/admission-lists.ts'
import type { Programme } from '../../contract/schemas/admission-sessions.ts'
import type { ApplicationStatus } from '../../contract/schemas/application.ts'
import type { Correction } from '../../contract/schemas/corrections.ts'
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

/** Of so many applications an officer sees the names. */
const mostNamed = 8

const about = (point: Unusual['point'], applications: readonly { id: string }[]): Unusual => ({
  point,
  count: applications.length,
  about: applications.slice(0, mostNamed).map(({ id }) => id),
})

const isMarksByOffice = ({ by, fact }: Correction): boolean => by !== '' && fact.startsWith('education.')

const isByChance = (tie: Ranked['tie']): boolean => tie === 'name' || tie === 'number'

/**
 * Counts the seats that groups lack and others were given. A share with seats that are left, for a later list or vacant, can still
 * give them to its groups.
 */
export function lostByGroups({ steps }: Pick<AllocationReport, 'steps'>): number {
  const left = (vertical: string): number =>
    steps.reduce(
      (sum, step) =>
        (step.step === 'kept' || step.step === 'vacant') && step.vertical === vertical
          ? sum + step.seats
          : sum,
      0,
    )
  const lacks = new Map(
    steps.flatMap((step) =>
      step.step === 'horizontal'
        ? [
            [
              `${step.vertical} ${step.key}`,
              Math.max(0, step.least - step.byMerit - step.added - left(step.vertical)),
            ] as const,
          ]
        : [],
    ),
  )
  return [...lacks.values()].reduce((all, count) => all + count, 0)
}

type Computed = {
  programme: Programme
  applications: readonly Rankable[]
  ranked: readonly Ranked[]
  report: AllocationReport
  /** Holders of the seats that earlier lists gave. */
  held: ReadonlySet<string>
  /** The list that is revised: its own offers are not unusual. */
  replaced?: string | undefined
}

/** Returns what is unusual about a list, except for the applications that it does not know. */
export function unusualIn(
  { programme, applications, ranked, report, held, replaced }: Computed,
  now: Date,
): Unusual[] {
  const hasRank = new Set(ranked.map(({ id }) => id))
  const sum = (counts: readonly number[]) => counts.reduce((all, count) => all + count, 0)
  const counts: Unusual[] = [
    { point: 'open', count: Number(programme.closesAt > now) },
    about(
      'unranked',
      applications.filter(({ id, status }) => status === 'verified' && !hasRank.has(id)),
    ),
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
    about(
      'notOffered',
      applications.filter(({ id, status }) => status === 'verified' && held.has(id)),
    ),
    {
      point: 'converted',
      count: sum(report.steps.map((step) => (step.step === 'converted' ? step.seats : 0))),
    },
    { point: 'groups', count: lostByGroups(report) },
    { point: 'ties', count: ranked.filter(({ tie }) => isByChance(tie)).length },
    { point: 'equal', count: ranked.filter(({ tie }) => tie !== null && !isByChance(tie)).length },
    about(
      'percentage',
      applications.filter(
        ({ id, qualification, details, corrections }) =>
          hasRank.has(id) &&
          !corrections.some(isMarksByOffice) &&
          contradictedPercentage(qualification, details.education) !== undefined,
      ),
    ),
  ]
  return counts.filter(({ count }) => count > 0)
}
