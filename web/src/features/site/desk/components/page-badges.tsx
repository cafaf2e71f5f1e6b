import { formatDateTime } from '../../../../lib/format-day.ts'
import { deskMessages } from '../../../../messages/desk.ts'
import { Badge } from '../../../../ui/badge.tsx'
import { type PageRow, stateAt, stateLabels, stateTones, upcoming } from '../page-labels.ts'

const texts = () => deskMessages().pagesList

export function PageBadges({ page }: { page: PageRow }) {
  const { hasDraft, isSuggested } = page
  const now = new Date()
  const state = stateAt(page, now)
  const change = state === 'published' ? upcoming(page, now) : null
  return (
    <span className="inline-flex flex-wrap gap-1.5">
      <Badge tone={stateTones[state]}>{stateLabels()[state]}</Badge>
      {change && <Badge tone="indigo">{texts().changesOn(formatDateTime(change))}</Badge>}
      {hasDraft && state !== 'draft' && <Badge tone="marigold">{texts().draft}</Badge>}
      {isSuggested && <Badge tone="indigo">{texts().suggested}</Badge>}
    </span>
  )
}
