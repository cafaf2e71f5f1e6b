import { parseDocuments } from '@prangan/contract/parse-document'
import { collectionPaths } from '@prangan/contract/paths'
import { type SearchMisses, SearchMissesSchema } from '@prangan/contract/schemas/search-misses'
import { type ListQuery, readPage, watchList } from '../../../../firebase/firestore.ts'
import type { Listen } from '../../../../lib/use-live.ts'

const lastMonths: ListQuery = {
  collection: collectionPaths.searchMisses,
  orderBy: ['month', 'desc'],
  limit: 3,
}

/** Listens to what visitors searched for in the last months and did not find. */
export const watchSearchMisses: Listen<readonly SearchMisses[]> = (_, next, failed) =>
  watchList(lastMonths, (rows) => next(parseDocuments(SearchMissesSchema, rows)), failed)

export const readSearchMisses = async (): Promise<readonly SearchMisses[]> =>
  parseDocuments(SearchMissesSchema, await readPage(lastMonths))
