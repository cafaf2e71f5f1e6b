import { documents } from '@prangan/contract/paths'
import { watchDocument } from '../../../../firebase/firestore.ts'
import type { Listen } from '../../../../lib/use-live.ts'
import { watchPages } from '../../../../lib/watch-pages.ts'
import { alumniPages } from './alumni-query.ts'
import { type AlumnusRow, toAlumnusRows } from './alumnus-row.ts'

/** Listens to a page of a filter's alumni. */
export const watchAlumniPage = watchPages(alumniPages)

/** Listens to one alumnus by their id; null once they are not on record. */
export const watchAlumnus: Listen<AlumnusRow | null> = (id, next, failed) =>
  watchDocument(
    documents.alumnus(id),
    (data) => next((data !== undefined && toAlumnusRows([{ id, data }])[0]) || null),
    failed,
  )
