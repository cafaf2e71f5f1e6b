import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react'
import { classNames } from '../class-names.ts'

type DeskTabsProps = {
  label: string
  /** By their ids. */
  tabs: Readonly<Record<string, { label: string }>>
  /** The selected tab; the section may store it in the address. */
  chosen: string
  onChoose: (id: string) => void
  /** The selected tab's panel; the other panels are not in the page. */
  children: ReactNode
}

/** The tabs of a desk's section, which controls the selected one. Arrow keys move between them. */
export function DeskTabs({ label, chosen, onChoose, children, ...props }: DeskTabsProps) {
  const tabs = Object.entries(props.tabs).map(([id, { label }]) => ({ id, label }))
  const id = useId()
  const list = useRef<HTMLDivElement>(null)

  const move = (event: KeyboardEvent) => {
    const at = tabs.findIndex((tab) => tab.id === chosen)
    const targets = { ArrowRight: at + 1, ArrowLeft: at - 1 + tabs.length, Home: 0, End: tabs.length - 1 }
    const target = (targets as Record<string, number>)[event.key]
    if (target === undefined) return
    event.preventDefault()
    const next = target % tabs.length
    if (tabs[next]) onChoose(tabs[next].id)
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[next]?.focus()
  }

  return (
    <>
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        className="flex gap-1 border-b border-line sm:gap-2"
        onKeyDown={move}
      >
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${id}-${tab.id}`}
            aria-selected={tab.id === chosen}
            aria-controls={tab.id === chosen ? `${id}-panel` : undefined}
            tabIndex={tab.id === chosen ? 0 : -1}
            onClick={() => onChoose(tab.id)}
            className={classNames(
              '-mb-px min-h-12 border-b-3 px-3 text-sm font-semibold sm:px-5 sm:text-base',
              tab.id === chosen
                ? 'border-marigold-500 text-indigo-900'
                : 'border-transparent text-muted hover:border-line hover:text-indigo-900',
            )}
          >
            {tab.label}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${chosen}`} className="pt-4">
        {children}
      </div>
    </>
  )
}
