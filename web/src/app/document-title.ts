import { college } from '@prangan/contract/college.config'

/** What a route carries for its layout. */
export type PageHandle = { title: string }

const isPageHandle = (handle: unknown): handle is PageHandle =>
  typeof handle === 'object' && handle !== null && 'title' in handle

/** The document's title for a route's handle: the page, then the college. */
export function documentTitle(handle: unknown): string {
  return isPageHandle(handle) && handle.title !== ''
    ? `${handle.title} · ${college.name.en}`
    : college.name.en
}
