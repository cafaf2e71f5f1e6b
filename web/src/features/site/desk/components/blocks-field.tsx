import '../editor.css'
import type { Block } from '@prangan/contract/schemas/blocks'
import { Plus } from 'lucide-react'
import { type ComponentType, type ReactNode, useEffect, useRef } from 'react'
import type { BlockEditorProps } from '../../../../lib/block-editor.ts'
import { deskMessages } from '../../../../messages/desk.ts'
import { Button } from '../../../../ui/button.tsx'
import { focusFields, focusFirst, moveButtons } from '../../../../ui/desk/items/focus-first.ts'
import { PlaceButtons } from '../../../../ui/desk/items/place-buttons.tsx'
import type { BlockFormProps } from '../block-forms/block-form.ts'
import { newBlock, pageBlocks, rowOf } from '../block-registry.tsx'
import { EditedSiteContext } from '../edited-site.ts'
import { useSiteAround } from '../editor/use-site-around.ts'
import { LocalizedField } from '../fields/localized-field.tsx'
import { optional } from '../fields/optional-text.ts'

const texts = () => deskMessages().pageEditor.blocks

/** Blocks of some kinds as a field of another form. Unlike the page editor, it keeps no draft of its own. */
export function BlocksField({ label, blocks, kinds, max, onChange }: BlockEditorProps) {
  const root = useRef<HTMLFieldSetElement>(null)
  const nextFocus = useRef<() => void>(undefined)
  useEffect(() => {
    nextFocus.current?.()
    nextFocus.current = undefined
  })
  const cardOf = (id: string) => root.current?.querySelector<HTMLElement>(`[data-block="${CSS.escape(id)}"]`)
  const change = (id: string, changes: object) =>
    onChange(blocks.map((block) => (block.id === id ? ({ ...block, ...changes } as Block) : block)))
  const move = (block: Block, from: number, to: number) => {
    const button = moveButtons(to < from ? 'up' : 'down')
    nextFocus.current = () => focusFirst(cardOf(block.id)?.querySelector('header'), ...button)
    onChange(blocks.toSpliced(from, 1).toSpliced(to, 0, block))
  }
  const remove = (at: number) => {
    nextFocus.current = () => root.current?.querySelector<HTMLElement>('[data-add]')?.focus()
    onChange(blocks.toSpliced(at, 1))
  }
  const add = (kind: Block['kind']) => {
    const added = newBlock(kind)
    nextFocus.current = () => focusFields(cardOf(added.id) ?? null)
    onChange([...blocks, added])
  }
  return (
    <EditedSiteContext value={useSiteAround()}>
      <fieldset ref={root} className="grid min-w-0 gap-3">
        <legend className="pb-1.5 text-sm font-semibold text-indigo-950">{label}</legend>
        {blocks.map((block, at) => (
          <Card
            key={block.id}
            block={block}
            place={texts().place(rowOf(block).label, at + 1)}
            onChange={(changes) => change(block.id, changes)}
          >
            <PlaceButtons
              name={texts().place(rowOf(block).label, at + 1)}
              at={at}
              count={blocks.length}
              onMove={(to) => move(block, at, to)}
              onDelete={() => remove(at)}
            />
          </Card>
        ))}
        <p className="flex flex-wrap gap-2">
          {kinds.map((kind) => (
            <Button
              key={kind}
              look="secondary"
              size="small"
              data-add=""
              disabled={blocks.length >= max}
              onClick={() => add(kind)}
            >
              <Plus aria-hidden="true" size={16} />
              {pageBlocks()[kind].label}
            </Button>
          ))}
        </p>
      </fieldset>
    </EditedSiteContext>
  )
}

type CardProps = {
  block: Block
  place: string
  onChange: (changes: object) => void
  children: ReactNode
}

function Card({ block, place, onChange, children }: CardProps) {
  const { label, icon: Icon, Form } = rowOf(block)
  const Known = Form as unknown as ComponentType<BlockFormProps<object>>
  return (
    <section
      data-block={block.id}
      aria-label={place}
      className="edit-card grid gap-3 rounded-card border border-line bg-white p-3"
    >
      <header className="flex items-center gap-2.5">
        <Icon aria-hidden="true" size={18} className="flex-none text-marigold-700" />
        <h3 className="min-w-0 flex-1 font-sans text-sm font-semibold text-indigo-950">{label}</h3>
        <div className="edit-controls flex">{children}</div>
      </header>
      <LocalizedField
        label={texts().heading}
        placeholder={texts().headingHint}
        value={block.heading}
        onChange={(text) => onChange({ heading: optional(text) })}
      />
      <div data-fields="" className="contents">
        <Known block={block} onChange={onChange} />
      </div>
    </section>
  )
}
