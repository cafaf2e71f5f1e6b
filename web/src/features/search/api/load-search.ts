import type { SearchData } from '@prangan/contract/site-search/search-data'
import { createSearchIndex, type SearchIndex } from './search-index.ts'

/** The index of data; data that have changed are another object. */
const indexes = new WeakMap<SearchData, SearchIndex>()

/** The index of all that the search finds, built once. */
export function indexOf(data: SearchData): SearchIndex {
  const known = indexes.get(data)
  if (known) return known
  const index = createSearchIndex(data)
  indexes.set(data, index)
  return index
}
