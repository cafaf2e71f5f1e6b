import type { Loaded } from '@prangan/contract/site-data'
import { loadListener } from '../../../lib/load-listener.ts'
import { type Live, useLive } from '../../../lib/use-live.ts'
import type { FacultyProfile } from './faculty-member.ts'
import type { FacultyListing } from './parse-faculty.ts'

const loadFaculty = async () => (await loadListener(() => import('./watch-faculty.ts'))).watchFaculty
const loadProfile = async () => (await loadListener(() => import('./watch-profile.ts'))).watchProfile

type Watched<Value> = { live: Live<Value>; retry: () => void }

/** The members of a faculty, named in full ('Faculty of Arts'), live. */
export function useFaculty(department: string, initial: Loaded<FacultyListing>): Watched<FacultyListing> {
  return useLive(loadFaculty, department, initial)
}

/** The e-mail address by which a profile is found, from the id in its address, which a person may have typed. */
export const profileEmail = (id: string): string => id.normalize('NFKC').trim().toLowerCase()

/** The profile of the member with that e-mail address, live; null where there is none. */
export function useFacultyProfile(
  email: string,
  initial: Loaded<FacultyProfile | null>,
): Watched<FacultyProfile | null> {
  return useLive(loadProfile, email, initial)
}
