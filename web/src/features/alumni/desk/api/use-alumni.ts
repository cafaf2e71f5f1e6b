import { useLive } from '../../../../lib/use-live.ts'
import { useLivePages } from '../../../../lib/use-live-pages.ts'
import type { AlumniFilter } from './alumni-query.ts'

const loadPage = async () => (await import('./watch-alumni.ts')).watchAlumniPage
const loadAlumnus = async () => (await import('./watch-alumni.ts')).watchAlumnus

/** The alumni that match a filter, live and a page at a time. */
export function useAlumniList({ isVerified, degree, year, search }: AlumniFilter) {
  return useLivePages(loadPage, { isVerified, degree, year, search })
}
export type AlumniList = ReturnType<typeof useAlumniList>

/** One alumnus, live; null once they are not on record. */
export function useAlumnus(id: string) {
  return useLive(loadAlumnus, id)
}
