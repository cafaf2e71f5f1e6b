import { collectionPaths } from '@prangan/contract/paths'
import { type ApplicationStatus, applicationStatuses } from '@prangan/contract/schemas/admissions'
import { countList } from '../../../../firebase/firestore.ts'

export type StatusCounts = Readonly<Partial<Record<ApplicationStatus, number>>>

/** Milliseconds for which counts are shown again without being counted. */
const freshFor = 60_000
const counted = new Map<string, { at: number; counts: Promise<StatusCounts> }>()

async function count(session: string): Promise<StatusCounts> {
  const of = (status: ApplicationStatus) =>
    countList({
      collection: collectionPaths.admissions,
      where: [
        ['session', session],
        ['status', status],
      ],
    })
  return Object.fromEntries(
    await Promise.all(applicationStatuses.map(async (status) => [status, await of(status)] as const)),
  )
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
