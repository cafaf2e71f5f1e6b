import { paths } from '../../../paths.ts'

export const searchHref = (query: string): string =>
  query === '' ? paths.search.href() : `${paths.search.href()}?q=${encodeURIComponent(query)}`
