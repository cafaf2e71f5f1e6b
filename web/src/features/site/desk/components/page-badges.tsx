import { Badge } from '../../../../ui/badge.tsx'
import { type PageRow, stateLabels, stateTones } from '../page-labels.ts'

/** What state a page is in, and whether something waits in its draft. */
export function PageBadges({ page: { state, hasDraft, isSuggested } }: { page: PageRow }) {
  return (
    <span className="inline-flex flex-wrap gap-1.5">
      <Badge tone={stateTones[state]}>{stateLabels[state]}</Badge>
      {hasDraft && state !== 'draft' && <Badge tone="marigold">Draft</Badge>}
      {isSuggested && <Badge tone="indigo">Suggested</Badge>}
    </span>
  )
}
