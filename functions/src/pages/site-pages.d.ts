/** The web client's server entry, a finished artefact that `npm run build -w web` leaves and our build takes in. */
declare module 'site-pages' {
  import type { CurrentNotices } from '@prangan/contract/schemas/news'

  /** The paths that the artefact can render. */
  export const pagePaths: readonly string[]
  /** A whole HTML document with these notices in it, markup and data in one; null: they could not be read. */
  export function renderPage(path: string, notices: CurrentNotices | null): string
  /** What stands at every path that has no page. */
  export const missingPage: string
}
