import { useLive } from '../../../../lib/use-live.ts'
import { useLivePages } from '../../../../lib/use-live-pages.ts'
import type { MemberRow } from './member-row.ts'
import type { MembersFilter } from './members-query.ts'

const loadPage = async () => (await import('./watch-members.ts')).watchMembersPage
const loadMember = async () => (await import('./watch-members.ts')).watchMember

/** A filter's members, live and a page at a time. */
export function useMembers({ search, withRemoved }: MembersFilter) {
  return useLivePages(loadPage, { search, withRemoved })
}
export type Members = ReturnType<typeof useMembers>

/** One member, live, by the id of their account; null if there is none. */
export function useMember(uid: string): ReturnType<typeof useLive<MemberRow | null>> {
  return useLive(loadMember, uid)
}
