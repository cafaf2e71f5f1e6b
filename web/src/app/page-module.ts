import { college } from '@prangan/contract/college.config'
import { type Language, mainLanguage, type OtherLanguage } from '@prangan/contract/languages'
import type { SiteData } from '@prangan/contract/site-data'
import type { ComponentType } from 'react'
import type { data, LoaderFunctionArgs } from 'react-router-dom'
import type { LayoutFrame } from '../lib/site-frame.ts'
import { inLanguage } from '../messages/language.ts'
import type { PictureData } from '../ui/picture.tsx'

/** A page's path in a language. */
export type Alternate = { language: Language; path: string }

/**
 * A page's paths by `hreflang`: each language's, and the main one's for readers of none of them; empty for a page in one
 * language.
 */
export function hreflangsOf(alternates: readonly Alternate[]): (readonly [hreflang: string, path: string])[] {
  if (alternates.length < 2) return []
  const main = alternates.find(({ language }) => language === mainLanguage)
  return [
    ...alternates.map(({ language, path }) => [language, path] as const),
    ...(main ? [['x-default', main.path] as const] : []),
  ]
}

/** A page's metadata, for its head, search engines and sharing. */
export type PageMeta = {
  title: string
  description: string
  /** The canonical path, in the main language, of a page with several addresses. */
  canonicalPath?: string
  /** The other languages that the page is written in; all of them by default. */
  languages?: readonly OtherLanguage[]
  /** Search engines leave it out, and it tells no other site its address. */
  isUnlisted?: true
  /** The picture at the top of the page, and how wide it is shown: requested before the styles are read. */
  mainPicture?: { picture: PictureData; sizes: string } | undefined
  /** Structured data for search engines (schema.org). */
  structuredData?: object
}

/**
 * What the module of a public page exports. The server runs the loader and writes its data into the page as JSON, so
 * the data must be serialisable; in the browser the loader runs on client-side navigation.
 */
export type PageModule<Data = unknown> = {
  Component: ComponentType
  /** In the language of the moment; that of a page without a loader needs neither data nor frame. */
  meta: (data: Data, frame: LayoutFrame) => PageMeta
  loader?: (siteData: SiteData, args: LoaderFunctionArgs) => Promise<Data | ReturnType<typeof data<Data>>>
  /** It shows the editable site: its loader runs again when something was published. Any other page has listeners. */
  followsSite?: true
  /** How many seconds the CDN may cache the page; `usualCacheSeconds` by default. */
  cacheSeconds?: number
}

export const usualCacheSeconds = 10

/** For a page with a list of people: rendering it costs one read for each person listed. */
export const listCacheSeconds = 60

/** A route's handle: metadata for the document's head, the renderer and the CDN. */
export type PageHandle<Data = unknown> = Pick<PageModule<Data>, 'meta'> & {
  cacheSeconds: number
  /** The paths in `web` of the modules that the page needs besides the entry, as the client's manifest names them. */
  modules: readonly string[]
  /** It has a loader. */
  needsData?: boolean
  /** The page is rendered only in the browser: the desks. */
  isClientOnly?: true
}

/** The page handle of a matched route; undefined for a layout route. */
export function pageHandle(handle: unknown): PageHandle | undefined {
  return typeof handle === 'object' && handle !== null && 'meta' in handle
    ? (handle as PageHandle)
    : undefined
}

/** A page's metadata; undefined if it depends on data that could not be loaded. */
export function pageMeta(
  { meta, needsData }: PageHandle,
  data: unknown,
  frame: LayoutFrame | undefined,
): PageMeta | undefined {
  if (needsData && data === undefined) return undefined
  return meta(data, frame as LayoutFrame)
}

/** The document's title: the page, then the college; the home page has the college's name alone. */
export function documentTitle(title: string): string {
  const name = inLanguage(college.name)
  return title === '' ? name : `${title} · ${name}`
}
