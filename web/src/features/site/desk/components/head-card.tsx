import { drawings } from '@prangan/college/drawings'
import { limits } from '@prangan/contract/limits'
import type { PageHead } from '@prangan/contract/schemas/blocks'
import { deskMessages } from '../../../../messages/desk.ts'
import { translateFieldMessage } from '../../../../messages/translate-error.ts'
import { Message } from '../../../../ui/message.tsx'
import type { Conflict } from '../editor/draft-edits.ts'
import type { DraftStore } from '../editor/draft-store.ts'
import { LocalizedField } from '../fields/localized-field.tsx'
import { optional } from '../fields/optional-text.ts'
import { ArtPictureField } from '../settings-forms/art-picture-field.tsx'
import { cardId } from './go-to-issue.ts'
import { PartConflict } from './part-conflict.tsx'

const texts = () => deskMessages().pageEditor.head

type HeadCardProps = {
  head: PageHead
  store: DraftStore
  /** The fields that somebody else has changed too. */
  conflicts: readonly Conflict[]
  problem: string | undefined
}

/** A page's title, the text below it and the picture beside it, and what search engines say of it. */
export function HeadCard({ head, store, conflicts, problem }: HeadCardProps) {
  return (
    <section
      id={cardId('head')}
      tabIndex={-1}
      aria-label={texts().label}
      className="edit-card grid scroll-mt-32 gap-4 rounded-card border border-line bg-sand p-4 sm:p-5"
    >
      {conflicts.map((conflict) => (
        <PartConflict key={conflict.field} conflict={conflict} store={store} />
      ))}
      {problem && <Message tone="error">{texts().notSaved(translateFieldMessage(problem))}</Message>}
      <LocalizedField
        label={texts().title}
        name="title"
        required
        isLabelShown
        placeholder={texts().titleHint}
        className="font-serif text-xl! font-semibold text-indigo-950"
        value={head.title}
        onChange={(title) => store.changeHead({ title })}
      />
      <LocalizedField
        label={texts().lead}
        name="lead"
        isLabelShown
        isMarked
        placeholder={texts().leadHint}
        value={head.lead}
        onChange={(lead) => store.changeHead({ lead: optional(lead) })}
      />
      <ArtPictureField
        label={texts().picture}
        art={drawings}
        value={head.picture ?? ''}
        onChange={(picture) => store.changeHead({ picture: picture || undefined })}
      />
      <LocalizedField
        label={texts().description}
        name="description"
        required
        isLabelShown
        limit={limits.content.description}
        placeholder={texts().descriptionHint}
        value={head.description}
        onChange={(description) => store.changeHead({ description })}
      />
    </section>
  )
}
