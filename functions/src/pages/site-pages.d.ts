/** `npm run build -w web` builds the web client's server entry (`web/src/entry.server.tsx`), which our build includes. */
declare module 'site-pages' {
  import type { SiteSeed } from '@prangan/contract/content/seed'
  import type { Language } from '@prangan/contract/languages'
  import type { SiteData } from '@prangan/contract/site-data'
  import type { PictureLook } from '@prangan/functions/news/notice-picture'

  export type PreparedPage = {
    status: number
    /** Undefined if search engines should not list it. */
    canonicalPath: string | undefined
    etag: string
    cacheSeconds: number
    nextChangeAt: string | null
    movedTo?: string
    render(): string
  }
  export const seed: SiteSeed
  export const pictureLook: PictureLook
  export function createRenderer(
    revision?: string,
  ): (url: string, siteData: SiteData) => Promise<PreparedPage>
  export function renderSiteFile(
    path: string,
    siteData: SiteData,
  ): Promise<{ contentType: string; text: string } | undefined>
  export function readPages(
    paths: readonly string[],
    language: Language,
    data: Pick<SiteData, 'settings' | 'file'>,
  ): Promise<Record<string, string[]>>
  export function renderMissingPage(): Promise<string>
}
