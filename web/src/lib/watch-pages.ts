import { IdSchema } from '@prangan/contract/ids'
import { countList, watchDocument, watchList } from '../firebase/firestore.ts'
import {
  isCountable,
  type ListPage,
  type PagedList,
  type Searched,
  type Searching,
  toPage,
} from './paged-list.ts'
import type { Listen } from './use-live.ts'
import { pageSize } from './use-live-pages.ts'

/** What listens to a page of a list, named by `useLivePages`. It brings Firestore, so reach it by `import()` alone. */
export function watchPages<Filter extends Searching, Row extends Searched, Cursor>(
  list: PagedList<Filter, Row, Cursor>,
): Listen<ListPage<Row, Cursor>> {
  return (name, next, failed) => {
    const { filter, after }: { filter: Filter; after?: Cursor } = JSON.parse(name)
    const { search } = filter
    const totals = isCountable(search) ? countAgain(() => countList(list.toQuery(filter, {}))) : undefined
    let page: ListPage<Row, Cursor>
    const tell = (total: number | undefined) => next({ ...page, total })
    const stop = watchList(
      list.toQuery(filter, { after, limit: pageSize }),
      (stored) => {
        page = toPage(list, stored, { search, size: pageSize })
        tell(totals?.last())
        // A list of one page tells by itself how many it has.
        if (after !== undefined || page.next !== undefined) totals?.ask(tell)
      },
      failed,
    )
    return () => {
      totals?.stop()
      stop()
    }
  }
}

/** Counts when it is asked to, never twice at a time: asked meanwhile, it counts once more. */
function countAgain(count: () => Promise<number>) {
  let last: number | undefined
  let isAsked = false
  let isCounting = false
  let isStopped = false
  const run = async (tell: (total: number) => void) => {
    isCounting = true
    while (isAsked && !isStopped) {
      isAsked = false
      try {
        last = await count()
        if (!isStopped) tell(last)
      } catch (error) {
        console.warn('A list could not be counted.', error)
      }
    }
    isCounting = false
  }
  return {
    last: () => last,
    ask: (tell: (total: number) => void) => {
      isAsked = true
      if (!isCounting) run(tell)
    },
    stop: () => {
      isStopped = true
    },
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
