import { countList } from '@prangan/web/firebase/firestore.ts'
import { keepChecking } from '@prangan/web/lib/keep-checking.ts'
import { readFilter } from '@prangan/web/lib/resource.ts'
import type { Listen } from '@prangan/web/lib/use-live.ts'
import { collectionPaths } from '../../../contract/paths.ts'
import { applications } from '../applications.ts'

export type WaitingApplications = {
  check: number
  answered: number
  fees: number
  newToCheck: number
  /** Merit lists with objections that are not answered. */
  objections: number
}

const count = (tab: 'check' | 'answered' | 'fees') =>
  countList(applications.pages.toQuery(readFilter(applications, new URLSearchParams({ tab })), {}))

const countNewToCheck = () =>
  countList({
    collection: applications.collection,
    where: [
      ['status', 'new'],
      ['details.submittedAt', new Date(0), '>'],
    ],
  })

const countObjections = () =>
  countList({ collection: collectionPaths.admissionLists, where: [['objections.open', 0, '>']] })

/** Counts the applications to check, the answered ones, the fees to confirm and the lists with objections, and repeats it at an interval. */
export const watchApplications: Listen<WaitingApplications> = (_, next, failed) => {
  let isStopped = false
  const { stop } = keepChecking(async () => {
    try {
      const [check, answered, fees, newToCheck, objections] = await Promise.all([
        count('check'),
        count('answered'),
        count('fees'),
        countNewToCheck(),
        countObjections(),
      ])
      if (!isStopped) next({ check, answered, fees, newToCheck, objections })
    } catch (error) {
      if (!isStopped) failed(error as Error)
    }
    return undefined
  })
  return () => {
    isStopped = true
    stop()
  }
}
