import { documents } from '@prangan/contract/paths'
import { watchDocument } from '../../../../firebase/firestore.ts'
import type { Listen } from '../../../../lib/use-live.ts'
import { watchPages } from '../../../../lib/watch-pages.ts'
import { type ApplicationRow, toApplicationRows } from './application-row.ts'
import { applicationPages } from './applications-query.ts'

/** Listens to a page of a filter's applications. */
export const watchApplicationsPage = watchPages(applicationPages)

/** Listens to one application by its id; null where it is not on record. */
export const watchApplication: Listen<ApplicationRow | null> = (id, next, failed) =>
  watchDocument(
    documents.admission(id),
    (data) => next((data !== undefined && toApplicationRows([{ id, data }])[0]) || null),
    failed,
  )
