const staleWhileRevalidate = 60

/**
 * Returns a header with which the CDN caches a page for `freshSeconds`, and a minute more while it fetches a new one. It never
 * caches past `nextChangeAt` (ISO 8601, or null), so that no cache shows an ended notice.
 */
export function pageCache(nextChangeAt: string | null, now: Date, freshSeconds: number): string {
  const left = nextChangeAt === null ? Number.POSITIVE_INFINITY : Date.parse(nextChangeAt) - now.getTime()
  const seconds = Math.floor(left / 1000)
  if (seconds <= 0 || freshSeconds <= 0) return 'no-store'
  const fresh = Math.min(freshSeconds, seconds)
  const stale = Math.min(staleWhileRevalidate, seconds - fresh)
  return `public, max-age=0, s-maxage=${fresh}, stale-while-revalidate=${stale}`
}
