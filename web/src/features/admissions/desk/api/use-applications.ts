import { useLive } from '../../../../lib/use-live.ts'
import { useLivePages } from '../../../../lib/use-live-pages.ts'
import type { ApplicationFilter } from './applications-query.ts'

const bringPage = async () => (await import('./watch-applications.ts')).watchApplicationsPage
const bringApplication = async () => (await import('./watch-applications.ts')).watchApplication

/** A filter's applications, live and a page at a time: what comes in and what any admin decides shows at once. */
export function useApplicationList({ course, category, status, search }: ApplicationFilter) {
  return useLivePages(bringPage, { course, category, status, search })
}
export type ApplicationList = ReturnType<typeof useApplicationList>

/** One application, live; null where it is not on record. */
export function useApplication(id: string) {
  return useLive(bringApplication, id)
}
