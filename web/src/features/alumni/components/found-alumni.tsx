import type { Loaded } from '@prangan/contract/site-data'
import { messages } from '../../../messages/index.ts'
import { paths } from '../../../paths.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { LoadFailure } from '../../../ui/load-failure.tsx'
import { personGridClass } from '../../../ui/people/person-cards.tsx'
import type { Found } from '../api/verified-alumnus.ts'
import { AlumnusCard } from './alumnus-card.tsx'

export function FoundAlumni({ found }: { found: Loaded<Found> }) {
  const { gallery } = messages()
  const texts = gallery.find
  if (found.status !== 'ready')
    return <LoadFailure onRetry={() => location.reload()}>{gallery.failed}</LoadFailure>
  const { shown, total } = found.value
  const count = total > shown.length ? texts.first(shown.length, total) : texts.found(total)
  return (
    <div className="grid gap-5">
      <p className="flex flex-wrap justify-between gap-x-6 gap-y-1 text-sm">
        <span role="status" className="text-muted">
          {total > 0 && count}
        </span>
        <a href={paths.alumniGallery.href()} className="font-semibold text-indigo-900 underline">
          {texts.all}
        </a>
      </p>
      {total === 0 && <EmptyState>{texts.none}</EmptyState>}
      <ul className={personGridClass}>
        {shown.map((alumnus) => (
          <AlumnusCard key={alumnus.id} alumnus={alumnus} />
        ))}
      </ul>
    </div>
  )
}
