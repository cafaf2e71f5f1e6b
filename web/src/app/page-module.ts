import { college } from '@prangan/college/config'
import { type Language, mainLanguage, type OtherLanguage } from '@prangan/contract/languages'
import type { SiteData } from '@prangan/contract/site-data'
import type { ComponentType } from 'react'
import type { data, LoaderFunctionArgs } from 'react-router-dom'
import type { LayoutSettings } from '../lib/site-layout.ts'
import { inLanguage } from '../messages/language.ts'
import type { PictureData } from '../ui/picture.tsx'

export type Alternate = { language: Language; path: string }

/** Returns a page's paths by `hreflang`, with the main language's as default; empty for a page in one language. */
export function hreflangsOf(alternates: readonly Alternate[]): (readonly [hreflang: string, path: string])[] {
  if (alternates.length < 2) return []
  const main = alternates.find(({ language }) => language === mainLanguage)
  return [
    ...alternates.map(({ language, path }) => [language, path] as const),
    ...(main ? [['x-default', main.path] as const] : []),
  ]
}

export type PageMeta = {
  title: string
  description: string
  /** The canonical path, in the main language, of a page with several addresses. */
  canonicalPath?: string
  /** The other languages of the page; all of them by default. */
  languages?: readonly OtherLanguage[]
  /** Hides the page from search engines, and its address from other sites (no referrer). */
  isUnlisted?: true
  /** The picture at the top of the page and its `sizes`; it is requested before the styles are read. */
  mainPicture?: { picture: PictureData; sizes: string } | undefined
  /** Feeds of what the page lists, which feed readers find in its head. */
  feeds?: readonly { type: string; path: string; title: string }[]
  /** The path of the picture that chats show with a link to the page; the college's by default. */
  sharedPicture?: string
  /** Structured data for search engines (schema.org). */
  structuredData?: object
}

/**
 * The exports of a public page's module. The server writes the loader's data into the page as JSON, so they must be
 * serialisable. In the browser the loader runs on client-side navigation.
 */
export type PageModule<Data = unknown> = {
  Component: ComponentType
  /** Returns metadata in the current language. A page without a loader gets neither data nor site settings. */
  meta: (data: Data, settings: LayoutSettings) => PageMeta
  loader?: (siteData: SiteData, args: LoaderFunctionArgs) => Promise<Data | ReturnType<typeof data<Data>>>
  followsSite?: true
  /** Seconds for which the CDN may cache the page; `usualCacheSeconds` by default. */
  cacheSeconds?: number
}

export const usualCacheSeconds = 10

/** Rendering a list of people costs one read for each person. */
export const listCacheSeconds = 60

export type PageHandle<Data = unknown> = Pick<PageModule<Data>, 'meta'> & {
  cacheSeconds: number
  /** The paths in `web` of the modules that the page needs besides the entry, as in the client's manifest. */
  modules: readonly string[]
  needsData?: boolean
  /** The desks are rendered only in the browser. */
  isClientOnly?: true
}

/** Returns the page handle of a matched route; undefined for a layout route. */
export function pageHandle(handle: unknown): PageHandle | undefined {
  return typeof handle === 'object' && handle !== null && 'meta' in handle
    ? (handle as PageHandle)
    : undefined
}

export function pageMeta(
  { meta, needsData }: PageHandle,
  data: unknown,
  settings: LayoutSettings | undefined,
): PageMeta | undefined {
  if (needsData && data === undefined) return undefined
  return meta(data, settings as LayoutSettings)
}

/** Returns the document's title: the page and the college; for the home page the college's name alone. */
export function documentTitle(title: string): string {
  const name = inLanguage(college.name)
  return title === '' ? name : `${title} · ${name}`
}
