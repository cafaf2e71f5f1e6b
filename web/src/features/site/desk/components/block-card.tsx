import { isPageBlock } from '@prangan/contract/content/site-view'
import { otherLanguages } from '@prangan/contract/languages'
import type { Block } from '@prangan/contract/schemas/blocks'
import type { SettingsBlock } from '@prangan/contract/schemas/site-settings'
import { type ComponentType, memo, type ReactNode } from 'react'
import { deskMessages } from '../../../../messages/desk.ts'
import { languageName } from '../../../../messages/language-name.ts'
import { translateFieldMessage } from '../../../../messages/translate-error.ts'
import { classNames } from '../../../../ui/class-names.ts'
import { PlaceButtons } from '../../../../ui/desk/items/place-buttons.tsx'
import { Message } from '../../../../ui/message.tsx'
import type { BlockFormProps } from '../block-forms/block-form.ts'
import { rowOf } from '../block-registry.tsx'
import type { Conflict } from '../editor/draft-edits.ts'
import type { DraftStore } from '../editor/draft-store.ts'
import { CheckField } from '../fields/check-field.tsx'
import { LocalizedField } from '../fields/localized-field.tsx'
import { optional } from '../fields/optional-text.ts'
import { BlockBoundary } from './block-boundary.tsx'
import { PartConflict } from './part-conflict.tsx'

const texts = () => deskMessages().pageEditor.blocks

type BlockCardProps = {
  block: Block | SettingsBlock
  at: number
  count: number
  store: DraftStore
  conflict: Conflict | undefined
  problem: string | undefined
  onMove: (id: string, to: number) => void
  onRemove: (id: string, label: string) => void
}

export const BlockCard = memo(function BlockCard(props: BlockCardProps) {
  const { block, at, count, store, conflict, problem, onMove, onRemove } = props
  const { label, purpose, icon: Icon, Form } = rowOf(block)
  const isOfPage = isPageBlock(block)
  const place = texts().place(label, at + 1)
  return (
    <section
      id={cardId(block.id)}
      tabIndex={-1}
      aria-label={place}
      className="edit-card grid scroll-mt-32 gap-3 rounded-card border border-line bg-white p-4 shadow-card sm:p-5"
    >
      <header className={classNames('flex gap-2.5', isOfPage && 'items-center')}>
        <Icon aria-hidden="true" size={18} className="flex-none text-marigold-700" />
        <h2 className="min-w-0 flex-1 font-sans text-sm font-semibold text-indigo-950">
          {label}
          {!isOfPage && <span className="block text-xs font-normal text-muted">{purpose}</span>}
        </h2>
        {isOfPage && (
          <div className="edit-controls flex">
            <PlaceButtons
              name={place}
              at={at}
              count={count}
              onMove={(to) => onMove(block.id, to)}
              onDelete={() => onRemove(block.id, label)}
            />
          </div>
        )}
      </header>
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

/** The id of a block's card: issues lead there. */
export const cardId = (block: string): string => `block-${block}`

type AnyFormProps = {
  Form: ComponentType<BlockFormProps<never>>
  block: Block | SettingsBlock
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
