import { limits } from '@prangan/contract/limits'
import { collectionPaths } from '@prangan/contract/paths'
import { type ListQuery, watchList } from '../../../../firebase/firestore.ts'
import { type MemberRow, toMemberRows } from './member-row.ts'

/**
 * Listens to those of these members who have not looked through their profile for a year. Firestore cannot ask for what
 * has no document, so both lists are read as wholes: a faculty is small.
 */
export function watchUnchecked(
  list: ListQuery,
  next: (members: readonly MemberRow[]) => void,
  failed: (error: Error) => void,
): () => void {
  let members: readonly MemberRow[] | undefined
  let checked: ReadonlySet<string> | undefined
  const report = () => {
    if (members && checked) next(members.filter(({ id }) => !checked?.has(id)))
  }
  const since = new Date(Date.now() - limits.profileReview)
  const stops = [
    watchList(
      list,
      (rows) => {
        members = toMemberRows(rows)
        report()
      },
      failed,
    ),
    watchList(
      { collection: collectionPaths.profileReviews, where: [['at', since, '>']], orderBy: ['at', 'asc'] },
      (rows) => {
        checked = new Set(rows.map(({ id }) => id))
        report()
      },
      failed,
    ),
  ]
  return () => {
    for (const stop of stops) stop()
  }
}
