import type { Loaded } from '@prangan/contract/site-data'
import { messages } from '../../../messages/index.ts'
import { LoadFailure } from '../../../ui/load-failure.tsx'
import { BlankCards } from '../../../ui/people/person-cards.tsx'
import type { FacultyListing } from '../api/parse-faculty.ts'
import { useFaculty } from '../api/use-faculty.ts'
import type { CardHeading } from './faculty-card.tsx'
import { FacultyCards } from './faculty-cards.tsx'

function LoadingCards() {
  return (
    <div role="status">
      <p className="sr-only">{messages().common.loading}</p>
      <BlankCards />
    </div>
  )
}

type FacultyListProps = {
  /** As profiles name it: 'Faculty of Arts'. */
  department: string
  initial: Loaded<FacultyListing>
  cardHeading?: CardHeading
}

export function FacultyList({ department, initial, cardHeading }: FacultyListProps) {
  const { live, retry } = useFaculty(department, initial)
  if (live.status === 'loading') return <LoadingCards />
  if (live.status === 'failed') return <LoadFailure onRetry={retry}>{messages().faculty.failed}</LoadFailure>
  return <FacultyCards listing={live.value} cardHeading={cardHeading} />
}
