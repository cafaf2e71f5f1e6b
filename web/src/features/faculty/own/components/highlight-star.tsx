import { Star } from 'lucide-react'
import { deskMessages } from '../../../../messages/desk.ts'
import { IconButton } from '../../../../ui/desk/icon-button.tsx'
import type { Card } from '../api/record-section.ts'
import type { Highlights } from './use-highlights.tsx'

/** Puts a publication before the others on the public profile, or back among them. */
export function HighlightStar({ card, highlights }: { card: Card; highlights: Highlights }) {
  const isChosen = highlights.chosen.includes(card.id)
  return (
    <IconButton
      label={deskMessages().ownRecords.highlights.showFirst(card.line.what)}
      aria-pressed={isChosen}
      aria-disabled={highlights.isBusy || undefined}
      disabled={!highlights.isReady || (highlights.isFull && !isChosen)}
      onClick={() => highlights.toggle(card.id)}
    >
      <Star
        aria-hidden="true"
        size={18}
        className={isChosen ? 'fill-marigold-500 stroke-marigold-700' : undefined}
      />
    </IconButton>
  )
}
