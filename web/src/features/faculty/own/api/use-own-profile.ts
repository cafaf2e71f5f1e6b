import { documentPaths } from '@prangan/contract/paths'
import { type Live, useLive } from '../../../../lib/use-live.ts'
import type { FacultyMember } from '../../api/faculty-member.ts'
import { toMembers } from '../../api/parse-faculty.ts'

/** A teacher's profile as they see it: also while the office has removed it. */
export type OwnProfile = FacultyMember

const loadOwnProfile = async () => {
  const { watchDocument } = await import('../../../../firebase/firestore.ts')
  return (uid: string, next: (profile: OwnProfile | null) => void, failed: (error: Error) => void) =>
    watchDocument(
      documentPaths.faculty(uid),
      (data) => next((data !== undefined && toMembers([{ id: uid, data }])[0]) || null),
      failed,
    )
}

/** The teacher's own profile, live; null if there is none. */
export function useOwnProfile(uid: string): { live: Live<OwnProfile | null>; retry: () => void } {
  return useLive(loadOwnProfile, uid)
}
