import { classNames } from '../../../ui/class-names.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { LoadFailure } from '../../../ui/load-failure.tsx'
import { useFaculty } from '../api/use-faculty.ts'
import { type CardHeading, cardPhotoClass, FacultyCard } from './faculty-card.tsx'

const gridClass = 'grid gap-4 sm:grid-cols-[repeat(auto-fill,minmax(13rem,1fr))] md:gap-6'

/** As many as fill a first screen, each as high as a member's, so that little moves when those come. */
function LoadingCards() {
  return (
    <div role="status">
      <p className="sr-only">Loading…</p>
      <div aria-hidden="true" className={gridClass}>
        {[1, 2, 3, 4, 5, 6, 7, 8].map((card) => (
          <div key={card} className="card flex overflow-hidden sm:flex-col">
            <div className={classNames('aspect-[4/5] bg-indigo-50', cardPhotoClass)} />
            <div className="grid flex-1 content-start gap-3 p-4 sm:p-5">
              <p className="text-sm text-muted">Loading…</p>
              <div className="h-4 w-1/2 rounded-card bg-sand" />
              <div className="h-4 w-4/5 rounded-card bg-sand" />
              <div className="mt-2 h-4 w-2/5 rounded-card bg-sand" />
            </div>
          </div>
        ))}
      </div>
    </div>
  )
}

type FacultyListProps = {
  /** As profiles name it: 'Faculty of Arts'. */
  department: string
  cardHeading?: CardHeading
}

/** The members of a faculty as cards, live. */
export function FacultyList({ department, cardHeading = 'h3' }: FacultyListProps) {
  const { live, retry } = useFaculty(department)
  if (live.status === 'loading') return <LoadingCards />
  if (live.status === 'failed') return <LoadFailure onRetry={retry}>Something went wrong!</LoadFailure>
  if (live.value.length === 0) return <EmptyState>No faculty found</EmptyState>
  return (
    <ul className={gridClass}>
      {live.value.map((member) => (
        <FacultyCard key={member.email} member={member} heading={cardHeading} />
      ))}
    </ul>
  )
}
