import { limits } from '@prangan/contract/limits'
import type { PageHead } from '@prangan/contract/schemas/content'
import { Message } from '../../../../ui/message.tsx'
import type { Conflict, DraftStore } from '../editor/draft-store.ts'
import { LocalizedField } from '../fields/localized-field.tsx'
import { optional } from '../fields/optional-text.ts'
import { cardId } from './block-card.tsx'
import { PartConflict } from './part-conflict.tsx'

type HeadCardProps = {
  head: PageHead
  store: DraftStore
  /** The texts that somebody else has changed too. */
  conflicts: readonly Conflict[]
  problem: string | undefined
}

/** A page's title, what search engines say of it, and the text below the title. */
export function HeadCard({ head, store, conflicts, problem }: HeadCardProps) {
  return (
    <section
      id={cardId('head')}
      tabIndex={-1}
      aria-label="Title and description"
      className="edit-card grid scroll-mt-32 gap-4 rounded-card border border-line bg-sand p-4 sm:p-5"
    >
      {conflicts.map((conflict) => (
        <PartConflict key={conflict.field} conflict={conflict} store={store} />
      ))}
      {problem && <Message tone="error">This is not saved yet: {problem}</Message>}
      <LocalizedField
        label="Title"
        isLabelShown
        placeholder="Title of the page"
        className="font-serif text-xl! font-semibold text-indigo-950"
        value={head.title}
        onChange={(title) => store.changeHead({ title })}
      />
      <LocalizedField
        label="Introduction, shown below the title"
        isLabelShown
        isMarked
        placeholder="A sentence or two (optional)"
        value={head.lead}
        onChange={(lead) => store.changeHead({ lead: optional(lead) })}
      />
      <LocalizedField
        label="Description for search engines and shared links"
        isLabelShown
        maxLength={limits.content.description}
        placeholder="What a reader finds on this page, in a sentence"
        className="text-sm!"
        value={head.description}
        onChange={(description) => store.changeHead({ description })}
      />
    </section>
  )
}
