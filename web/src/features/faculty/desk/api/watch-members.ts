import { documentPaths } from '@prangan/contract/paths'
import { watchOne, watchPages } from '../../../../lib/watch-pages.ts'
import { toMemberRows } from './member-row.ts'
import { memberPages } from './members-query.ts'

/** Listens to a page of a filter's members. */
export const watchMembersPage = watchPages(memberPages)

/** Listens to one member by the id of their account; null if there is none. */
export const watchMember = watchOne(documentPaths.faculty, toMemberRows)
