import { deskMessages } from '../../../../messages/desk.ts'
import { Badge } from '../../../../ui/badge.tsx'
import { type PageRow, stateAt, stateLabels, stateTones } from '../page-labels.ts'

const texts = deskMessages().pagesList

/** What state a page is in, and whether something waits in its draft. */
export function PageBadges({ page }: { page: PageRow }) {
  const { hasDraft, isSuggested } = page
  const state = stateAt(page, new Date())
  return (
    <span className="inline-flex flex-wrap gap-1.5">
      <Badge tone={stateTones[state]}>{stateLabels[state]}</Badge>
      {hasDraft && state !== 'draft' && <Badge tone="marigold">{texts.draft}</Badge>}
      {isSuggested && <Badge tone="indigo">{texts.suggested}</Badge>}
    </span>
  )
}
