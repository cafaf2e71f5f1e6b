import { documents } from '@prangan/contract/paths'
import { watchDocument, watchList } from '../../../../firebase/firestore.ts'
import type { Listen } from '../../../../lib/use-live.ts'
import type { Cursor, LivePage } from '../../../../lib/use-live-pages.ts'
import { type ApplicationRow, toApplicationRows } from './application-row.ts'
import {
  type ApplicationFilter,
  applicationsQuery,
  cursorBehind,
  havingAllWords,
  pageSize,
} from './applications-query.ts'

/** Listens to a page of a filter's applications; both are named by `useLivePages`. */
export const watchApplicationsPage: Listen<LivePage<ApplicationRow>> = (name, next, failed) => {
  const { after, ...filter }: ApplicationFilter & { after?: Cursor } = JSON.parse(name)
  const tell = (stored: readonly { id: string; data: unknown }[]) => {
    const rows = toApplicationRows(stored)
    next({
      rows: havingAllWords(rows, filter.search),
      next: stored.length < pageSize ? undefined : cursorBehind(rows),
    })
  }
  return watchList(applicationsQuery(filter, { after, limit: pageSize }), tell, failed)
}

/** Listens to one application by its id; null where it is not on record. */
export const watchApplication: Listen<ApplicationRow | null> = (id, next, failed) =>
  watchDocument(
    documents.admission(id),
    (data) => next((data !== undefined && toApplicationRows([{ id, data }])[0]) || null),
    failed,
  )
