import { college } from '@prangan/contract/college.config'
import type { SiteData } from '@prangan/contract/site-data'
import type { ComponentType } from 'react'
import type { LoaderFunctionArgs } from 'react-router-dom'

/** What a page says in its head, for search engines and where it is shared. */
export type PageMeta = {
  title: string
  description: string
  /** The page's main address, where it has several. */
  canonicalPath?: string
  /** Facts for search engines, in the terms of schema.org. */
  structuredData?: object
}

/**
 * What the module of a public page exports. The server runs the loader and writes its data into the page as JSON, so
 * they are plain values; in the browser the loader runs when a visitor goes on to the page from another one.
 */
export type PageModule<Data = unknown> = {
  Component: ComponentType
  meta: PageMeta | ((data: Data) => PageMeta)
  loader?: (siteData: SiteData, args: LoaderFunctionArgs) => Promise<Data>
  /** For how many seconds the CDN may keep the page; `usualCacheSeconds` where it says nothing. */
  cacheSeconds?: number
}

export const usualCacheSeconds = 10

/** For a page with a list of people: to render it costs a read for everybody listed. */
export const listCacheSeconds = 60

/** What a route carries for the head, the renderer and the CDN. */
export type PageHandle<Data = unknown> = Pick<PageModule<Data>, 'meta'> & {
  cacheSeconds: number
  /** The module's path in `web`, as the client's manifest names it. */
  module: string
  /** The browser alone renders the page: the desks. */
  isClientOnly?: true
}

/** The handle of a matched route, undefined where it is a layout. */
export function pageHandle(handle: unknown): PageHandle | undefined {
  return typeof handle === 'object' && handle !== null && 'meta' in handle
    ? (handle as PageHandle)
    : undefined
}

/** What a page says in its head; undefined where that depends on data that could not be loaded. */
export function pageMeta({ meta }: PageHandle, data: unknown): PageMeta | undefined {
  if (typeof meta !== 'function') return meta
  return data === undefined ? undefined : meta(data)
}

/** The document's title: the page, then the college; the home page has the college's name alone. */
export function documentTitle(title: string): string {
  return title === '' ? college.name.en : `${title} · ${college.name.en}`
}
