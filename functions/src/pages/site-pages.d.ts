/** The web client's server entry, a finished artefact that `npm run build -w web` leaves and our build takes in. */
declare module 'site-pages' {
  import type { CurrentNotices } from '@prangan/contract/schemas/notices'

  /** The paths that the artefact can render. */
  export const pagePaths: readonly string[]
  /** Whom the pages list that `renderPeoplePage` can render, by their paths. */
  export const peopleOf: Readonly<
    Record<string, { list: 'faculty'; department: string } | { list: 'alumni' }>
  >
  /** A whole HTML document with these stored documents' people in it; null where they could not be read. */
  export function renderPeoplePage(
    path: string,
    rows: readonly { id: string; data: unknown }[] | null,
  ): string
  /** A whole HTML document with these notices in it, markup and data in one; null: they could not be read. */
  export function renderPage(path: string, notices: CurrentNotices | null): string
  /** What stands at every path that has no page. */
  export const missingPage: string
}
