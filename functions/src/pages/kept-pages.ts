import type { PublicState } from './public-reads.ts'

export type KeptPage = {
  status: number
  contentType: string
  etag: string | undefined
  body: Buffer
  cacheControl: (now: Date) => string
  /** The time at which the clock changes it (ISO 8601), or null. */
  nextChangeAt: string | null
}

/** Milliseconds for which a page is kept, and bytes of all pages: a part of the configured memory. */
const longestUse = 60_000
const mostBytes = 24 * 1024 * 1024

/**
 * Caches pages by their paths until something public changes. Nothing is evicted: a page that does not fit is rendered each
 * time, as is every address except a page's canonical one.
 */
export function createKeptPages() {
  const pages = new Map<string, { page: KeptPage; until: number }>()
  let madeOf: PublicState | undefined
  let bytes = 0

  function forgetOlder(state: PublicState): void {
    if (state === madeOf) return
    pages.clear()
    madeOf = state
    bytes = 0
  }

  return {
    find(state: PublicState, path: string, now: Date): KeptPage | undefined {
      forgetOlder(state)
      const kept = pages.get(path)
      if (!kept || now.getTime() < kept.until) return kept?.page
      pages.delete(path)
      bytes -= kept.page.body.length
      return undefined
    },
    keep(state: PublicState, path: string, page: KeptPage, now: Date): void {
      if (state !== madeOf || pages.has(path) || bytes + page.body.length > mostBytes) return
      bytes += page.body.length
      const changesAt = page.nextChangeAt === null ? Number.POSITIVE_INFINITY : Date.parse(page.nextChangeAt)
      pages.set(path, { page, until: Math.min(now.getTime() + longestUse, changesAt) })
    },
  }
}
