import { lazy, Suspense } from 'react'
import type { OfficeCounts } from './watch-counts.tsx'

const Links = lazy(async () => ({ default: (await import('./overview/waiting-links.tsx')).WaitingLinks }))

/** Shows what waits for the office. Its height is fixed, so that the list below doesn't move when the numbers arrive. */
export function WaitingStrip({ counts }: { counts: OfficeCounts | null }) {
  return (
    <div className="waiting-strip">
      <Suspense>
        <Links counts={counts} />
      </Suspense>
    </div>
  )
}
