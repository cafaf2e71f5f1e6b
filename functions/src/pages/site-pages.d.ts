/** The web client's server entry (`web/src/entry.server.tsx`), which `npm run build -w web` builds and our build takes in. */
declare module 'site-pages' {
  import type { SiteData } from '@prangan/contract/site-data'

  export type PreparedPage = {
    status: number
    etag: string
    cacheSeconds: number
    nextChangeAt: string | null
    render(): string
  }
  export function createRenderer(siteData: SiteData): (url: string) => Promise<PreparedPage>
  export function renderSiteFile(path: string): Promise<{ contentType: string; text: string } | undefined>
  export function renderMissingPage(): Promise<string>
}
