import { messages } from '../../../messages/index.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { personGridClass } from '../../../ui/people/person-cards.tsx'
import type { FacultyListing } from '../api/parse-faculty.ts'
import { type CardHeading, FacultyCard } from './faculty-card.tsx'

type FacultyCardsProps = { listing: FacultyListing; cardHeading?: CardHeading | undefined }

export function FacultyCards({ listing: { members, hasMore }, cardHeading = 'h3' }: FacultyCardsProps) {
  const { faculty } = messages()
  if (members.length === 0) return <EmptyState>{faculty.empty}</EmptyState>
  return (
    <>
      <ul className={personGridClass}>
        {members.map((member) => (
          <FacultyCard key={member.email} member={member} heading={cardHeading} />
        ))}
      </ul>
      {hasMore && <p className="pt-6 text-muted">{faculty.more(members.length)}</p>}
    </>
  )
}
