import { collectionPaths } from '@prangan/contract/paths'
import { searchFor } from '@prangan/contract/search'
import type { ListQuery } from '../../../../firebase/firestore.ts'
import type { PagedList } from '../../../../lib/paged-list.ts'
import { type MemberRow, toMemberRows } from './member-row.ts'

/** Which members the office wants to see. */
export type MembersFilter = { search: string; withRemoved: boolean }

/** The cursor of a page: the last member of the page before. */
export type Cursor = Pick<MemberRow, 'isRemoved' | 'name' | 'uid'>

/** The query for a page of members by name; removed ones, if included, come first. Each variant has an index. */
export function membersQuery(
  { search, withRemoved }: MembersFilter,
  { after, limit }: { after?: Cursor | undefined; limit?: number } = {},
): ListQuery {
  const wanted = searchFor(search)
  const searched = wanted ? [['searchKeys', wanted.key, 'array-contains'] as const] : []
  const shared = { collection: collectionPaths.faculty, ...(limit !== undefined && { limit }) }
  if (withRemoved)
    return {
      ...shared,
      where: searched,
      orderBy: ['isRemoved', 'desc'],
      thenBy: [
        ['name', 'asc'],
        ['__name__', 'asc'],
      ],
      ...(after && { after: [after.isRemoved, after.name, after.uid] }),
    }
  return {
    ...shared,
    where: [['isRemoved', false], ...searched],
    orderBy: ['name', 'asc'],
    thenBy: [['__name__', 'asc']],
    ...(after && { after: [after.name, after.uid] }),
  }
}

/** The office's list of members. */
export const memberPages: PagedList<MembersFilter, MemberRow, Cursor> = {
  toQuery: membersQuery,
  toRows: toMemberRows,
  cursorOf: ({ isRemoved, name, uid }) => ({ isRemoved, name, uid }),
}
