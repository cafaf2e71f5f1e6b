import { IdSchema } from '@prangan/contract/ids'
import { countList, watchDocument, watchList } from '../firebase/firestore.ts'
import {
  type Cursor,
  isOneWord,
  type ListPage,
  type PagedList,
  type Searched,
  type Searching,
  toPage,
} from './paged-list.ts'
import type { Listen } from './use-live.ts'
import { pageSize } from './use-live-pages.ts'

/** Returns the listener for a page of a list, for `useLivePages`. It loads Firestore, so import it only with `import()`. */
export function watchPages<Filter extends Searching, Row extends Searched>(
  list: PagedList<Filter, Row>,
): Listen<ListPage<Row>> {
  return (name, next, failed) => {
    const { filter, after }: { filter: Filter; after?: Cursor } = JSON.parse(name)
    const isCountable = isOneWord(filter.search) && list.isCountable?.(filter) !== false
    const totals = isCountable ? countAgain(() => countList(list.toQuery(filter, {}))) : undefined
    let page: ListPage<Row>
    const report = (total: number | undefined) => next({ ...page, total })
    const stop = watchList(
      list.toQuery(filter, { after, limit: pageSize }),
      (stored) => {
        page = toPage(list, stored, filter, pageSize)
        report(totals?.last())
        // A list of one page needs no count.
        if (after !== undefined || page.next !== undefined) totals?.request(report)
      },
      failed,
    )
    return () => {
      totals?.stop()
      stop()
    }
  }
}

/** Counts on request, one count at a time: a request during a count causes one more. */
function countAgain(count: () => Promise<number>) {
  let last: number | undefined
  let isRequested = false
  let isCounting = false
  let isStopped = false
  const run = async (report: (total: number) => void) => {
    isCounting = true
    while (isRequested && !isStopped) {
      isRequested = false
      try {
        last = await count()
        if (!isStopped) report(last)
      } catch (error) {
        console.warn('A list could not be counted.', error)
      }
    }
    isCounting = false
  }
  return {
    last: () => last,
    request: (report: (total: number) => void) => {
      isRequested = true
      if (!isCounting) run(report)
    },
    stop: () => {
      isStopped = true
    },
  }
}

/** Returns the listener for one document of a list; null if there is none. The id may be any text from the address. */
export function watchOne<Row>(
  pathOf: (id: string) => string,
  toRows: PagedList<never, Row>['toRows'],
): Listen<Row | null> {
  return (id, next, failed) => {
    if (!IdSchema.safeParse(id).success) {
      next(null)
      return () => {}
    }
    const report = (data: unknown) => next((data !== undefined && toRows([{ id, data }])[0]) || null)
    return watchDocument(pathOf(id), report, failed)
  }
}
