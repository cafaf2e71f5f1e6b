import type { PublicState } from './public-reads.ts'

/** A rendered page, or a file made of the site. */
export type KeptPage = {
  status: number
  contentType: string
  etag: string | undefined
  body: Buffer
  /** The `Cache-Control` header at a moment. */
  cacheControl: (now: Date) => string
  /** When the clock changes it (ISO 8601), or null. */
  nextChangeAt: string | null
}

/** Milliseconds for which a page is kept, and the bytes of all that are: a part of the memory that is configured. */
const longestUse = 60_000
const mostBytes = 24 * 1024 * 1024

/**
 * Keeps pages by their paths for as long as nothing public changes. Nothing is evicted for another page: what does not fit is
 * rendered each time, and so is every address but a page's canonical one.
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
