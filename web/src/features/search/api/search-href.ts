import { paths } from '../../../paths.ts'

/** The address of a search. */
export const searchHref = (query: string): string =>
  query === '' ? paths.search.href() : `${paths.search.href()}?q=${encodeURIComponent(query)}`
