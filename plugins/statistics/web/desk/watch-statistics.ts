import { dayInIndia } from '@prangan/contract/india-time'
import { parseDocuments } from '@prangan/contract/parse-document'
import { documentPaths } from '@prangan/contract/paths'
import { SiteSchema } from '@prangan/contract/schemas/site'
import { watchDocument, watchList } from '@prangan/web/firebase/firestore.ts'
import type { Listen } from '@prangan/web/lib/use-live.ts'
import * as z from 'zod/mini'
import { collectionPaths } from '../../contract/paths.ts'
import { type VisitCounts, VisitCountsSchema } from '../../contract/visits.ts'
import { documentsOf } from './period.ts'

/** Listens to the counts of a period. */
export const watchVisits: Listen<readonly VisitCounts[]> = (period, next, failed) => {
  const { first, last } = documentsOf(period, dayInIndia(new Date()))
  const where = [
    ['period', first, '>='],
    ['period', last, '<='],
  ] as const
  return watchList(
    { collection: collectionPaths.visitCounts, where, orderBy: ['period', 'asc'] },
    (rows) => next(parseDocuments(VisitCountsSchema, rows)),
    failed,
  )
}

const TitlesSchema = z.pick(SiteSchema, { pages: true, documents: true })
export type Titles = z.infer<typeof TitlesSchema>

/** Listens to the titles of the published pages and documents. */
export const watchTitles: Listen<Titles> = (_, next, failed) =>
  watchDocument(
    documentPaths.site,
    (data = { pages: {}, documents: {} }) => next(TitlesSchema.parse(data)),
    failed,
  )
