import { collectionPaths } from '@prangan/contract/paths'
import { type ApplicationStatus, applicationStatuses } from '@prangan/contract/schemas/admissions'
import { countList, type ListQuery } from '../../../../firebase/firestore.ts'

/** How many have each status; those that are not sent yet have no status of their own, and are not new. */
export type StatusCounts = Readonly<Partial<Record<ApplicationStatus | 'incomplete', number>>>

type Conditions = NonNullable<ListQuery['where']>

/** Milliseconds for which counts are shown again without being counted. */
const freshFor = 60_000
const counted = new Map<string, { at: number; counts: Promise<StatusCounts> }>()

async function count(session: string): Promise<StatusCounts> {
  const of = (status: ApplicationStatus, ...more: Conditions) =>
    countList({
      collection: collectionPaths.admissions,
      where: [['session', session], ['status', status], ...more],
    })
  const [sent, ...all] = await Promise.all([
    // Only who has sent the later steps has such a moment.
    of('new', ['details.submittedAt', new Date(0), '>']),
    ...applicationStatuses.map((status) => of(status)),
  ])
  const counts = Object.fromEntries(applicationStatuses.map((status, at) => [status, all[at] ?? 0]))
  return { ...counts, new: sent, incomplete: (counts.new ?? 0) - sent }
}

/** How many applications of a session have each status: counted by the server, at most once a minute unless `isAnew`. */
export function countStatuses(session: string, isAnew: boolean): Promise<StatusCounts> {
  const known = counted.get(session)
  if (known && !isAnew && Date.now() - known.at < freshFor) return known.counts
  const counts = count(session)
  counted.set(session, { at: Date.now(), counts })
  counts.catch(() => counted.delete(session))
  return counts
}
