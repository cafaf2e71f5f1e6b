import { collections } from '@prangan/contract/paths'
import { searchFor } from '@prangan/contract/search'
import type { ListQuery } from '../../../../firebase/firestore.ts'
import type { MemberRow } from './member-row.ts'

/** Which members the office wants to see. */
export type MembersFilter = { search: string; withRemoved: boolean }

/** Where a page begins: behind the last member of the one before. */
export type Cursor = Pick<MemberRow, 'isRemoved' | 'name' | 'uid'>

/** Documents that are shown at a time. */
export const pageSize = 25

/** The query for a page of members by name; where removed ones are wanted, those come first. Each of its forms has an index. */
export function membersQuery({ search, withRemoved }: MembersFilter, after?: Cursor): ListQuery {
  const wanted = searchFor(search)
  const searched = wanted ? [['searchKeys', wanted.key, 'array-contains'] as const] : []
  const shared = { collection: collections.faculty, limit: pageSize }
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

/** Those who have every word that was searched for: the query knows only one. */
export function havingAllWords(rows: readonly MemberRow[], search: string): readonly MemberRow[] {
  const words = searchFor(search)?.words ?? []
  return rows.filter(({ searchKeys }) => words.every((word) => searchKeys.includes(word)))
}
