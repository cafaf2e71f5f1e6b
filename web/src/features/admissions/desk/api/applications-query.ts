import { collections } from '@prangan/contract/paths'
import type { AdmissionDocument } from '@prangan/contract/schemas/admissions'
import { searchFor } from '@prangan/contract/search'
import type { ListQuery } from '../../../../firebase/firestore.ts'
import type { Cursor } from '../../../../lib/use-live-pages.ts'
import type { ApplicationRow } from './application-row.ts'

/** By what the office narrows its applications, besides a search. */
export const filterNames = ['course', 'category', 'status'] as const
export type FilterName = (typeof filterNames)[number]

/** Which applications the office wants to see; '' where it wants any. */
export type ApplicationFilter = { [Name in FilterName]: AdmissionDocument[Name] | '' } & { search: string }

/** Documents that are shown at a time. */
export const pageSize = 25

/** The query for a page of the filter's applications, the latest first. Each of its forms has an index. */
export function applicationsQuery(
  { search, ...filter }: ApplicationFilter,
  { after, limit }: { after?: Cursor | undefined; limit?: number } = {},
): ListQuery {
  const wanted = searchFor(search)
  const chosen = filterNames.filter((name) => filter[name] !== '')
  return {
    collection: collections.admissions,
    where: [
      ...chosen.map((name) => [name, filter[name]] as const),
      ...(wanted ? [['searchKeys', wanted.key, 'array-contains'] as const] : []),
    ],
    orderBy: ['createdAt', 'desc'],
    thenBy: [['__name__', 'desc']],
    ...(after && { after: [new Date(after[0]), after[1]] }),
    ...(limit !== undefined && { limit }),
  }
}

/** Where the page behind these rows begins; undefined where there are none. */
export function cursorBehind(rows: readonly ApplicationRow[]): Cursor | undefined {
  const last = rows.at(-1)
  return last && [last.createdAt.toMillis(), last.id]
}

/** Those that hold every word that was searched for: the query knows only one. */
export function havingAllWords(rows: readonly ApplicationRow[], search: string): readonly ApplicationRow[] {
  const words = searchFor(search)?.words ?? []
  return rows.filter(({ searchKeys }) => words.every((word) => searchKeys.includes(word)))
}
