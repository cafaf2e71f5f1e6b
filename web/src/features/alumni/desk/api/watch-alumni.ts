import { documents } from '@prangan/contract/paths'
import { watchDocument, watchList } from '../../../../firebase/firestore.ts'
import type { Listen } from '../../../../lib/use-live.ts'
import {
  type AlumniFilter,
  type AlumniPage,
  alumniQuery,
  type Cursor,
  pageSize,
  toPage,
} from './alumni-query.ts'
import { type AlumnusRow, toAlumnusRows } from './alumnus-row.ts'

/** Listens to a page of a filter's alumni; its name says which, in JSON. */
export const watchAlumniPage: Listen<AlumniPage> = (name, next, failed) => {
  const { after, ...filter }: AlumniFilter & { after?: Cursor } = JSON.parse(name)
  const list = alumniQuery(filter, { after, size: pageSize })
  return watchList(list, (stored) => next(toPage(stored, pageSize)), failed)
}

/** Listens to one alumnus by their id; null once they are not on record. */
export const watchAlumnus: Listen<AlumnusRow | null> = (id, next, failed) =>
  watchDocument(
    documents.alumnus(id),
    (data) => next((data !== undefined && toAlumnusRows([{ id, data }])[0]) || null),
    failed,
  )
