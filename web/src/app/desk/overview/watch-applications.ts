import { applications } from '../../../features/admissions/desk/applications.ts'
import { countList } from '../../../firebase/firestore.ts'
import { keepChecking } from '../../../lib/keep-checking.ts'
import { readFilter } from '../../../lib/resource.ts'
import type { Listen } from '../../../lib/use-live.ts'

export type WaitingApplications = { check: number; answered: number; fees: number }

/** How many applications a tab of their list holds, counted by the server. */
const count = (tab: keyof WaitingApplications) =>
  countList(applications.pages.toQuery(readFilter(applications, new URLSearchParams({ tab })), {}))

/** Counts the applications to check, those that were answered, and the fees to confirm, again as time passes. */
export const watchApplications: Listen<WaitingApplications> = (_, next, failed) => {
  let isStopped = false
  const { stop } = keepChecking(async () => {
    try {
      const [check, answered, fees] = await Promise.all([count('check'), count('answered'), count('fees')])
      if (!isStopped) next({ check, answered, fees })
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
