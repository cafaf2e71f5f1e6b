import { type Live, useLive } from '../../../lib/use-live.ts'
import type { FacultyProfile } from './faculty-member.ts'
import type { FacultyListing } from './parse-faculty.ts'

const loadFaculty = async () => (await import('./watch-faculty.ts')).watchFaculty
const loadProfile = async () => (await import('./watch-profile.ts')).watchProfile

type Watched<Value> = { live: Live<Value>; retry: () => void }

/** The members of a faculty, named in full ('Faculty of Arts'), live. */
export function useFaculty(department: string): Watched<FacultyListing> {
  return useLive(loadFaculty, department)
}

/** The profile of a member, live, by the id in its address: the e-mail address, in whatever letters it was typed. */
export function useFacultyProfile(id: string): Watched<FacultyProfile | null> {
  return useLive(loadProfile, id.normalize('NFKC').trim().toLowerCase())
}
