import { collectionPaths } from '@prangan/contract/paths'
import { searchFor } from '@prangan/contract/search'
import type { ListQuery } from '../../../../firebase/firestore.ts'
import { latestFirst, type PagedList, type Part, type TimeCursor } from '../../../../lib/paged-list.ts'
import { type AlumnusRow, toAlumnusRows } from './alumnus-row.ts'

/** The filter of the list; '' means any. */
export type AlumniFilter = { isVerified: boolean; degree: string; year: string; search: string }

/** The query for a page of the filter's alumni, the latest registration first. Each of its forms has an index. */
export function alumniQuery(
  { isVerified, degree, year, search }: AlumniFilter,
  part: Part<TimeCursor> = {},
): ListQuery {
  const wanted = searchFor(search)
  return {
    collection: collectionPaths.alumni,
    where: [
      ['status', isVerified],
      ...(degree ? [['degree', degree] as const] : []),
      ...(year ? [['yearOfPassing', year] as const] : []),
      ...(wanted ? [['searchKeys', wanted.key, 'array-contains'] as const] : []),
    ],
    ...latestFirst(part),
  }
}

/** The office's list of alumni. */
export const alumniPages: PagedList<AlumniFilter, AlumnusRow, TimeCursor> = {
  toQuery: alumniQuery,
  toRows: toAlumnusRows,
  cursorOf: ({ createdAt, id }) => [createdAt.getTime(), id],
}
