import type { Loaded } from '@prangan/contract/site-data'
import { messages } from '../../../messages/index.ts'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { LoadFailure } from '../../../ui/load-failure.tsx'
import { BlankCards, personGridClass } from '../../../ui/people/person-cards.tsx'
import { useGallery } from '../api/use-gallery.ts'
import type { Gallery, VerifiedAlumnus } from '../api/verified-alumnus.ts'
import { AlumnusCard } from './alumnus-card.tsx'

export function AlumniGallery({ initial }: { initial: Loaded<readonly VerifiedAlumnus[]> }) {
  const { common, gallery } = messages()
  const { live, retry } = useGallery(initial)
  if (live.status === 'loading') {
    return (
      <div className="grid gap-5">
        <p role="status" className="text-sm text-muted">
          {common.loading}
        </p>
        <BlankCards />
      </div>
    )
  }
  if (live.status === 'failed') return <LoadFailure onRetry={retry}>{gallery.failed}</LoadFailure>
  const { alumni, rest } = live.value
  if (alumni.length === 0) return <EmptyState>{gallery.empty}</EmptyState>
  return (
    <div className="grid gap-5">
      <p role="status" className="text-sm text-muted">
        {countOf(live.value)}
      </p>
      <ul className={personGridClass}>
        {alumni.map((alumnus) => (
          <AlumnusCard key={alumnus.id} alumnus={alumnus} />
        ))}
      </ul>
      {rest === 'failed' ? (
        <LoadFailure onRetry={live.value.showMore}>{gallery.failed}</LoadFailure>
      ) : (
        rest !== 'none' && (
          <Button
            look="secondary"
            busy={rest === 'loading'}
            onClick={live.value.showMore}
            className="justify-self-center"
          >
            {rest === 'loading' ? common.loading : gallery.showMore}
          </Button>
        )
      )}
    </div>
  )
}

function countOf({ alumni: { length }, rest }: Gallery): string {
  const { gallery } = messages()
  return rest === 'none' ? gallery.all(length) : gallery.first(length)
}
