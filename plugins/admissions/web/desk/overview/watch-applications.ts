import { countList, type ListQuery } from '@prangan/web/firebase/firestore.ts'
import { keepChecking } from '@prangan/web/lib/keep-checking.ts'
import { readFilter } from '@prangan/web/lib/resource.ts'
import type { Listen } from '@prangan/web/lib/use-live.ts'
import { collectionPaths } from '../../../contract/paths.ts'
import { seatedStatuses } from '../../../contract/states.ts'
import { applications } from '../applications.ts'

export type WaitingApplications = {
  check: number
  answered: number
  fees: number
  newToCheck: number
  /** Merit lists with objections that are not answered. */
  objections: number
  /** Lists that corrections change, which are not revised yet. */
  toRevise: number
  /** Seats that are kept until something is settled. */
  toSettle: number
  /** Refunds that are not paid yet, and payments to look for after a withdrawal. */
  refunds: number
  /** Balances of part payments. */
  dues: number
}

const count = (tab: 'check' | 'answered' | 'fees') =>
  countList(applications.pages.toQuery(readFilter(applications, new URLSearchParams({ tab })), {}))

const countOf = (...where: NonNullable<ListQuery['where']>) =>
  countList({ collection: applications.collection, where })

const countNewToCheck = () => countOf(['status', 'new'], ['details.submittedAt', new Date(0), '>'])

const countObjections = () =>
  countList({ collection: collectionPaths.admissionLists, where: [['objections.open', 0, '>']] })

const countToRevise = () =>
  countList({
    collection: collectionPaths.admissionLists,
    where: [
      ['status', 'published'],
      ['objectionsUntil', null],
      ['corrected', 0, '>'],
    ],
  })

const countToSettle = () =>
  countOf(['seatDecision.decision', 'provisional'], ['status', seatedStatuses, 'in'])

const countDues = () => countOf(['balance', 0, '>'])

async function countRefunds(): Promise<number> {
  const [due, ...unchecked] = await Promise.all([
    countOf(['refund.paidAt', null], ['refund.amount', 0, '>']),
    countOf(['status', 'withdrawn'], ['fee.confirmedAt', null]),
    countOf(['status', 'cancelled'], ['reportedBalance.at', new Date(0), '>']),
  ])
  return unchecked.reduce((sum, count) => sum + count, due)
}

/** Counts what waits for the office, and repeats it at an interval. */
export const watchApplications: Listen<WaitingApplications> = (_, next, failed) => {
  let isStopped = false
  const { stop } = keepChecking(async () => {
    try {
      const [check, answered, fees, newToCheck, objections, toRevise, toSettle, refunds, dues] =
        await Promise.all([
          count('check'),
          count('answered'),
          count('fees'),
          countNewToCheck(),
          countObjections(),
          countToRevise(),
          countToSettle(),
          countRefunds(),
          countDues(),
        ])
      if (!isStopped)
        next({ check, answered, fees, newToCheck, objections, toRevise, toSettle, refunds, dues })
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
