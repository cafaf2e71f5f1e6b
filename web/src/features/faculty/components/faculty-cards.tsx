import { EmptyState } from '../../../ui/empty-state.tsx'
import { personGridClass } from '../../../ui/person-cards.tsx'
import type { FacultyListing } from '../api/parse-faculty.ts'
import { type CardHeading, FacultyCard } from './faculty-card.tsx'

type FacultyCardsProps = { listing: FacultyListing; cardHeading?: CardHeading | undefined }

/** Members of a faculty, a card each, and whether there are more. */
export function FacultyCards({ listing: { members, hasMore }, cardHeading = 'h3' }: FacultyCardsProps) {
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
