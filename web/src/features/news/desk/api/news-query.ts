import { collections } from '@prangan/contract/paths'
import type { NewsType } from '@prangan/contract/schemas/news'
import { searchFor } from '@prangan/contract/search'
import type { ListQuery } from '../../../../firebase/firestore.ts'
import type { NewsRow } from './news-row.ts'

/** Which notices the office wants to see; `search` is what was typed, '' where nothing was. */
export type NewsFilter = { type: NewsType | 'All'; search: string }

/** Where a page begins: behind the last notice of the one before, by its creation (milliseconds since 1970) and its id. */
export type Cursor = readonly [createdAt: number, id: string]

/** Documents that are shown, and read, at a time. */
export const pageSize = 25

/** The query for a page of the filter's notices, newest first. Each of its forms has an index. */
export function newsQuery({ type, search }: NewsFilter, after?: Cursor): ListQuery {
  const wanted = searchFor(search)
  return {
    collection: collections.news,
    where: [
      ...(type === 'All' ? [] : [['type', type] as const]),
      ...(wanted ? [['searchKeys', wanted.key, 'array-contains'] as const] : []),
    ],
    orderBy: ['createdAt', 'desc'],
    thenBy: [['__name__', 'desc']],
    limit: pageSize,
    ...(after && { after: [new Date(after[0]), after[1]] }),
  }
}

/** Where the page behind these rows begins; undefined where there are none. */
export function cursorBehind(rows: readonly NewsRow[]): Cursor | undefined {
  const last = rows.at(-1)
  return last && [last.createdAt.getTime(), last.id]
}

/** Those whose titles hold every word that was searched for: the query knows only one. */
export function havingAllWords(rows: readonly NewsRow[], search: string): readonly NewsRow[] {
  const words = searchFor(search)?.words ?? []
  return rows.filter(({ searchKeys }) => words.every((word) => searchKeys.includes(word)))
}
