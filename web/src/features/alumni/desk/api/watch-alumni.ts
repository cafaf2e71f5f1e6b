import { documents } from '@prangan/contract/paths'
import { watchDocument, watchList } from '../../../../firebase/firestore.ts'
import type { Listen } from '../../../../lib/use-live.ts'
import { type AlumniFilter, alumniQuery, type Cursor, cursorBehind, pageSize } from './alumni-query.ts'
import { type AlumnusRow, toAlumnusRows } from './alumnus-row.ts'

/** A page of the list. `next` is where the one behind it begins, where there may be one. */
export type AlumniPage = { rows: readonly AlumnusRow[]; next: Cursor | undefined }

/** Listens to a page of a filter's alumni; both are named by `pageName`. */
export const watchAlumniPage: Listen<AlumniPage> = (name, next, failed) => {
  const { after, ...filter }: AlumniFilter & { after?: Cursor } = JSON.parse(name)
  const tell = (stored: readonly { id: string; data: unknown }[]) => {
    const rows = toAlumnusRows(stored)
    next({ rows, next: stored.length < pageSize ? undefined : cursorBehind(rows) })
  }
  return watchList(alumniQuery(filter, { after, limit: pageSize }), tell, failed)
}

/** Listens to one alumnus by their id; null once they are not on record. */
export const watchAlumnus: Listen<AlumnusRow | null> = (id, next, failed) =>
  watchDocument(
    documents.alumnus(id),
    (data) => next((data !== undefined && toAlumnusRows([{ id, data }])[0]) || null),
    failed,
  )
