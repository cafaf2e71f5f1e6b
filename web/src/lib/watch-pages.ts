import { IdSchema } from '@prangan/contract/ids'
import { watchDocument, watchList } from '../firebase/firestore.ts'
import { type ListPage, type PagedList, type Searched, type Searching, toPage } from './paged-list.ts'
import type { Listen } from './use-live.ts'
import { pageSize } from './use-live-pages.ts'

/** What listens to a page of a list, named by `useLivePages`. It brings Firestore, so reach it by `import()` alone. */
export function watchPages<Filter extends Searching, Row extends Searched, Cursor>(
  list: PagedList<Filter, Row, Cursor>,
): Listen<ListPage<Row, Cursor>> {
  return (name, next, failed) => {
    const { filter, after }: { filter: Filter; after?: Cursor } = JSON.parse(name)
    const { search } = filter
    return watchList(
      list.toQuery(filter, { after, limit: pageSize }),
      (stored) => next(toPage(list, stored, { search, size: pageSize })),
      failed,
    )
  }
}

/**
 * What listens to one document of a list by its id, null where there is none. The id may come from the address, where
 * anything may stand.
 */
export function watchOne<Row>(
  pathOf: (id: string) => string,
  toRows: PagedList<never, Row, never>['toRows'],
): Listen<Row | null> {
  return (id, next, failed) => {
    if (!IdSchema.safeParse(id).success) {
      next(null)
      return () => {}
    }
    const tell = (data: unknown) => next((data !== undefined && toRows([{ id, data }])[0]) || null)
    return watchDocument(pathOf(id), tell, failed)
  }
}
