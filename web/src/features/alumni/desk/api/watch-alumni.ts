import { documentPaths } from '@prangan/contract/paths'
import { watchOne, watchPages } from '../../../../lib/watch-pages.ts'
import { alumniPages } from './alumni-query.ts'
import { toAlumnusRows } from './alumnus-row.ts'

/** Listens to a page of a filter's alumni. */
export const watchAlumniPage = watchPages(alumniPages)

/** Listens to one alumnus by their id; null once they are not on record. */
export const watchAlumnus = watchOne(documentPaths.alumnus, toAlumnusRows)
