import { collections } from '@prangan/contract/paths'
import { searchFor } from '@prangan/contract/search'
import type { ListQuery } from '../../../../firebase/firestore.ts'
import { type AlumnusRow, toAlumnusRows } from './alumnus-row.ts'

/** Which alumni the office wants to see; '' where it wants any. */
export type AlumniFilter = { isVerified: boolean; degree: string; year: string; search: string }

/** Where a page begins: behind the last alumnus of the one before, by registration time (milliseconds since 1970) and id. */
export type Cursor = readonly [createdAt: number, id: string]

/** Documents that are shown at a time. */
export const pageSize = 25

/** The query for a page of the filter's alumni, the latest registration first. Each of its forms has an index. */
export function alumniQuery(
  { isVerified, degree, year, search }: AlumniFilter,
  { after, size }: { after?: Cursor | undefined; size?: number } = {},
): ListQuery {
  const wanted = searchFor(search)
  return {
    collection: collections.alumni,
    where: [
      ['status', isVerified],
      ...(degree ? [['degree', degree] as const] : []),
      ...(year ? [['yearOfPassing', year] as const] : []),
      ...(wanted ? [['searchKeys', wanted.key, 'array-contains'] as const] : []),
    ],
    orderBy: ['createdAt', 'desc'],
    thenBy: [['__name__', 'desc']],
    ...(after && { after: [new Date(after[0]), after[1]] }),
    ...(size !== undefined && { limit: size }),
  }
}

/** A page of the list, and where the one behind it begins, where there may be one. */
export type AlumniPage = { rows: readonly AlumnusRow[]; next: Cursor | undefined }

/** A page of up to `size` documents as they were read. */
export function toPage(stored: readonly { id: string; data: unknown }[], size: number): AlumniPage {
  const rows = toAlumnusRows(stored)
  const last = rows.at(-1)
  return { rows, next: last && stored.length === size ? [last.createdAt.toMillis(), last.id] : undefined }
}

/** Those who have every word that was searched for: the query knows only one. */
export function havingAllWords(rows: readonly AlumnusRow[], search: string): readonly AlumnusRow[] {
  const words = searchFor(search)?.words ?? []
  return rows.filter(({ searchKeys }) => words.every((word) => searchKeys.includes(word)))
}
