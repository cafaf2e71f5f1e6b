import { useLive } from '../../../../lib/use-live.ts'
import { useLivePages } from '../../../../lib/use-live-pages.ts'
import type { AlumniFilter } from './alumni-query.ts'

const bringPage = async () => (await import('./watch-alumni.ts')).watchAlumniPage
const bringAlumnus = async () => (await import('./watch-alumni.ts')).watchAlumnus

/** A filter's alumni, live and a page at a time: what any admin changes shows at once. */
export function useAlumniList({ isVerified, degree, year, search }: AlumniFilter) {
  return useLivePages(bringPage, { isVerified, degree, year, search })
}
export type AlumniList = ReturnType<typeof useAlumniList>

/** One alumnus, live; null once they are not on record. */
export function useAlumnus(id: string) {
  return useLive(bringAlumnus, id)
}
