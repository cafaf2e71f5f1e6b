import { Plus } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import type { ItemNoun } from '../../../messages/en/desk/block-forms.ts'
import { Button } from '../../button.tsx'
import { firstField, focusFirst, moveButtons } from './focus-first.ts'
import { PlaceButtons } from './place-buttons.tsx'

export type ItemTools<Item> = {
  /** The item's place, from 0. */
  at: number
  name: string
  change: (item: Item) => void
  replaceBy: (items: readonly Item[]) => void
  remove: () => void
}

type ItemListProps<Item> = {
  noun: ItemNoun
  items: readonly Item[]
  onChange: (items: Item[]) => void
  blank: () => NoInfer<Item>
  max: number
  children: (item: Item, tools: ItemTools<Item>) => ReactNode
}

/** Renders a list of fields with buttons to add, remove and move them. The focus follows a moved item. */
export function ItemList<Item>({ noun, items, onChange, blank, max, children }: ItemListProps<Item>) {
  const list = useRef<HTMLDivElement>(null)
  const nextFocus = useRef<{ at: number; selectors: readonly string[] }>(undefined)
  useEffect(() => {
    if (!nextFocus.current) return
    const { at, selectors } = nextFocus.current
    nextFocus.current = undefined
    const item = list.current?.querySelector(`:scope > [data-item="${at}"]`)
    focusFirst(item ?? list.current, ...selectors, 'button')
  })

  const replace = (at: number, count: number, by: readonly Item[], focus: number) => {
    nextFocus.current = { at: focus, selectors: [firstField] }
    onChange(items.toSpliced(at, count, ...by).slice(0, max))
  }
  const move = (from: number, to: number) => {
    const item = items[from]
    if (item === undefined) return
    nextFocus.current = { at: to, selectors: moveButtons(to < from ? 'up' : 'down') }
    onChange(items.toSpliced(from, 1).toSpliced(to, 0, item))
  }

  return (
    <div ref={list} className="grid gap-3">
      {items.map((item, at) => {
        const name = noun.name(at + 1)
        const tools: ItemTools<Item> = {
          at,
          name,
          change: (changed) => onChange(items.with(at, changed)),
          replaceBy: (by) => replace(at, 1, by, at + by.length - 1),
          remove: () => replace(at, 1, [], Math.max(0, at - 1)),
        }
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: items have no ids; their fields are controlled.
          <div key={at} data-item={at} className="edit-item">
            <div className="edit-item-head">
              <p aria-hidden="true" className="text-xs font-semibold text-muted">
                {name}
              </p>
              <div className="edit-controls">
                <PlaceButtons
                  name={name}
                  at={at}
                  count={items.length}
                  onMove={(to) => move(at, to)}
                  onDelete={tools.remove}
                />
              </div>
            </div>
            <div data-fields="" className="min-w-0">
              {children(item, tools)}
            </div>
          </div>
        )
      })}
      <p>
        <Button
          look="quiet"
          size="small"
          disabled={items.length >= max}
          onClick={() => replace(items.length, 0, [blank()], items.length)}
        >
          <Plus aria-hidden="true" size={16} />
          {noun.add}
        </Button>
      </p>
    </div>
  )
}
