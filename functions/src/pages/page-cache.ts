const fresh = 10
const staleWhileRevalidate = 60

/**
 * How long a page with these notices may be shown from a cache: seconds as they are, then a minute while a new one is
 * fetched; but nowhere past the moment at which they change, so that no cache shows what has ended.
 */
export function pageCache(nextChangeAt: string | null, now: Date): string {
  const left = nextChangeAt === null ? Number.POSITIVE_INFINITY : Date.parse(nextChangeAt) - now.getTime()
  const seconds = Math.floor(left / 1000)
  if (seconds <= 0) return 'no-store'
  const atEdge = Math.min(fresh, seconds)
  const stale = Math.min(staleWhileRevalidate, seconds - atEdge)
  return `public, max-age=0, s-maxage=${atEdge}, stale-while-revalidate=${stale}`
}

/** A page with a list of people: as each is a read for everybody listed, it is made once a minute, and shown for one more. */
export const peopleCache = 'public, max-age=0, s-maxage=60, stale-while-revalidate=60'
