import { LoadFailure } from '../../../ui/load-failure.tsx'
import { BlankCards } from '../../../ui/person-cards.tsx'
import { useFaculty } from '../api/use-faculty.ts'
import type { CardHeading } from './faculty-card.tsx'
import { FacultyCards } from './faculty-cards.tsx'

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
export function FacultyList({ department, cardHeading }: FacultyListProps) {
  const { live, retry } = useFaculty(department)
  if (live.status === 'loading') return <LoadingCards />
  if (live.status === 'failed') return <LoadFailure onRetry={retry}>Something went wrong!</LoadFailure>
  return <FacultyCards listing={live.value} cardHeading={cardHeading} />
}
