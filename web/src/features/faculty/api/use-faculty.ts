import type { Loaded } from '@prangan/contract/site-data'
import { loadListener } from '../../../lib/load-listener.ts'
import { type Live, useLive } from '../../../lib/use-live.ts'
import type { FacultyProfile } from './faculty-member.ts'
import type { FacultyListing } from './parse-faculty.ts'

const loadFaculty = async () => (await loadListener(() => import('./watch-faculty.ts'))).watchFaculty
const loadProfile = async () => (await loadListener(() => import('./watch-profile.ts'))).watchProfile

type Watched<Value> = { live: Live<Value>; retry: () => void }

export function useFaculty(department: string, initial: Loaded<FacultyListing>): Watched<FacultyListing> {
  return useLive(loadFaculty, department, initial)
}

/** The profile at an address with this id, live; null where there is none. */
export function useFacultyProfile(
  id: string,
  initial: Loaded<FacultyProfile | null>,
): Watched<FacultyProfile | null> {
  return useLive(loadProfile, id, initial)
}
