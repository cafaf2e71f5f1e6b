import { EmptyState } from '../../../ui/empty-state.tsx'
import { LoadFailure } from '../../../ui/load-failure.tsx'
import { BlankCards, personGridClass } from '../../../ui/person-cards.tsx'
import { useFaculty } from '../api/use-faculty.ts'
import { type CardHeading, FacultyCard } from './faculty-card.tsx'

function LoadingCards() {
  return (
    <div role="status">
      <p className="sr-only">Loading…</p>
      <BlankCards />
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
  const { members, hasMore } = live.value
  if (members.length === 0) return <EmptyState>No faculty found</EmptyState>
  return (
    <>
      <ul className={personGridClass}>
        {members.map((member) => (
          <FacultyCard key={member.email} member={member} heading={cardHeading} />
        ))}
      </ul>
      {hasMore && (
        <p className="pt-6 text-muted">
          There are more members than the {members.length} shown here. The college office helps you to find
          the others.
        </p>
      )}
    </>
  )
}
