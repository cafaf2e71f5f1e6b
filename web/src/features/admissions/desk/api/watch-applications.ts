import { documentPaths } from '@prangan/contract/paths'
import { watchOne, watchPages } from '../../../../lib/watch-pages.ts'
import { toApplicationRows } from './application-row.ts'
import { applicationPages } from './applications-query.ts'

/** Listens to a page of a filter's applications. */
export const watchApplicationsPage = watchPages(applicationPages)

/** Listens to one application by its id; null if it does not exist. */
export const watchApplication = watchOne(documentPaths.admission, toApplicationRows)
