import { isPageBlock } from '@prangan/contract/content/site-view'
import { otherLanguages } from '@prangan/contract/languages'
import type { Block } from '@prangan/contract/schemas/blocks'
import { type ComponentType, memo, type ReactNode } from 'react'
import { deskMessages } from '../../../../messages/desk.ts'
import { languageName } from '../../../../messages/language-name.ts'
import { translateFieldMessage } from '../../../../messages/translate-error.ts'
import { classNames } from '../../../../ui/class-names.ts'
import { Message } from '../../../../ui/message.tsx'
import type { BlockFormProps } from '../block-forms/block-form.ts'
import { rowOf } from '../block-registry.tsx'
import type { Side } from '../editor/block-places.ts'
import type { AnyBlock, Conflict } from '../editor/draft-edits.ts'
import type { DraftStore } from '../editor/draft-store.ts'
import { CheckField } from '../fields/check-field.tsx'
import { LocalizedField } from '../fields/localized-field.tsx'
import { optional } from '../fields/optional-text.ts'
import { BlockBoundary } from './block-boundary.tsx'
import { BlockHeader, type BlockHeaderProps } from './block-header.tsx'
import { cardId } from './go-to-issue.ts'
import { PartConflict } from './part-conflict.tsx'

const texts = () => deskMessages().pageEditor.blocks

type BlockCardProps = BlockHeaderProps & {
  store: DraftStore
  conflict: Conflict | undefined
  problem: string | undefined
  isDragged: boolean
  /** The side at which dragged blocks would be dropped. */
  drop: Side | undefined
}

/** A line where dragged blocks would go. */
const dropLooks: Record<Side, string> = {
  before: 'shadow-[0_-0.375rem_0_-0.125rem_var(--color-marigold-500)]',
  after: 'shadow-[0_0.375rem_0_-0.125rem_var(--color-marigold-500)]',
}

export const BlockCard = memo(function BlockCard(props: BlockCardProps) {
  const { store, conflict, problem, isDragged, drop, ...header } = props
  const { block, at, isSelected } = header
  const { label, Form } = rowOf(block)
  const isOfPage = isPageBlock(block)
  return (
    <section
      id={cardId(block.id)}
      data-block={block.id}
      data-drop={drop}
      tabIndex={-1}
      aria-label={texts().place(label, at + 1)}
      className={classNames(
        'edit-card grid scroll-mt-32 gap-3 rounded-card border bg-white p-4 sm:p-5',
        drop ? dropLooks[drop] : 'shadow-card',
        isSelected ? 'border-indigo-900 outline-1 outline-indigo-900' : 'border-line',
        isDragged && 'opacity-50',
      )}
    >
      <BlockHeader {...header} />
      {conflict && <PartConflict conflict={conflict} store={store} />}
      {problem && <Message tone="error">{texts().notSaved(translateFieldMessage(problem))}</Message>}
      {isOfPage ? <PageBlockFields block={block} store={store} /> : null}
      <BlockBoundary>
        <div data-fields="" className="contents">
          <AnyForm Form={Form} block={block} onChange={(changes) => store.changeBlock(block.id, changes)} />
        </div>
      </BlockBoundary>
      {isOfPage && <Options block={block} store={store} />}
    </section>
  )
})

type AnyFormProps = {
  Form: ComponentType<BlockFormProps<never>>
  block: AnyBlock
  onChange: (changes: object) => void
}

/** The form of a block's kind: the registry ties the two together. */
function AnyForm({ Form, ...props }: AnyFormProps): ReactNode {
  const Known = Form as unknown as ComponentType<{ block: object; onChange: (changes: object) => void }>
  return <Known {...props} />
}

type FieldsProps = { block: Block; store: DraftStore }

function PageBlockFields({ block: { id, heading, kind }, store }: FieldsProps) {
  // A signature and buttons follow something else.
  if (!heading && (kind === 'signature' || kind === 'actions')) return null
  return (
    <LocalizedField
      label={texts().heading}
      name="heading"
      placeholder={texts().headingHint}
      className={classNames(heading && 'font-serif text-lg! font-semibold text-indigo-950')}
      value={heading}
      onChange={(text) => store.changeBlock(id, { heading: optional(text) })}
    />
  )
}

function Options({ block: { id, language }, store }: FieldsProps) {
  if (otherLanguages.length === 0) return null
  return (
    <details className="text-sm text-muted" open={language !== undefined || undefined}>
      <summary className="inline-flex min-h-6 items-center rounded-card hover:text-indigo-900">
        {texts().options}
      </summary>
      {otherLanguages.map((other) => (
        <CheckField
          key={other}
          label={texts().onlyIn(languageName(other))}
          isOn={language === other}
          onChange={(isOn) => store.changeBlock(id, { language: isOn ? other : undefined })}
        />
      ))}
    </details>
  )
}
