import { collectionPaths } from '@prangan/contract/paths'
import { countList, type ListQuery } from '@prangan/web/firebase/firestore.ts'
import { keepFresh } from '@prangan/web/lib/keep-fresh.ts'
import { type ApplicationStatus, applicationStatuses } from '../../../contract/schemas/application.ts'

export type StatusCounts = Readonly<Partial<Record<ApplicationStatus | 'incomplete', number>>>

type Conditions = NonNullable<ListQuery['where']>

async function count(session: string): Promise<StatusCounts> {
  const of = (status: ApplicationStatus, ...more: Conditions) =>
    countList({
      collection: collectionPaths.admissions,
      where: [['session', session], ['status', status], ...more],
    })
  const [sent, ...all] = await Promise.all([
    // Only who has sent the later steps has such a time.
    of('new', ['details.submittedAt', new Date(0), '>']),
    ...applicationStatuses.map((status) => of(status)),
  ])
  const counts = Object.fromEntries(applicationStatuses.map((status, at) => [status, all[at] ?? 0]))
  return { ...counts, new: sent, incomplete: (counts.new ?? 0) - sent }
}

/** How many applications of a session have each status: counted by the server, at most once a minute unless `isForced`. */
export const countStatuses = keepFresh(60_000, count)
