import { useLive } from '../../../../lib/use-live.ts'
import { useLivePages } from '../../../../lib/use-live-pages.ts'
import type { ApplicationFilter } from './applications-query.ts'

const loadPage = async () => (await import('./watch-applications.ts')).watchApplicationsPage
const loadApplication = async () => (await import('./watch-applications.ts')).watchApplication

/** The applications that match a filter, live and a page at a time. */
export function useApplicationList({ course, category, status, search }: ApplicationFilter) {
  return useLivePages(loadPage, { course, category, status, search })
}
export type ApplicationList = ReturnType<typeof useApplicationList>

/** One application, live; null if it does not exist. */
export function useApplication(id: string) {
  return useLive(loadApplication, id)
}
