import { lazy, Suspense } from 'react'
import type { OfficeCounts } from './watch-counts.tsx'

const Links = lazy(async () => ({ default: (await import('./overview/waiting-links.tsx')).WaitingLinks }))

/**
 * What waits for the office, above its first list. Its height is fixed, so that the list stays where it is when the
 * numbers arrive, and where nothing waits.
 */
export function WaitingStrip({ counts }: { counts: OfficeCounts | null }) {
  return (
    <div className="waiting-strip">
      <Suspense>
        <Links counts={counts} />
      </Suspense>
    </div>
  )
}
