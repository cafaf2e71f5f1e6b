import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react'
import { classNames } from './class-names.ts'

export type Tab = { id: string; label: string; panel: ReactNode }

/**
 * Tabs, the first one selected. Without scripts the stylesheet shows every panel and no tabs; a press before the page's
 * code is loaded is replayed by the loader (`data-replay`).
 */
export function Tabs({ label, tabs }: { label: string; tabs: readonly [Tab, ...Tab[]] }) {
  const [chosen, setChosen] = useState(tabs[0].id)
  const list = useRef<HTMLDivElement>(null)

  const moveFocus = (event: KeyboardEvent) => {
    const at = tabs.findIndex((tab) => tab.id === chosen)
    const target = { ArrowRight: at + 1, ArrowLeft: at - 1 + tabs.length, Home: 0, End: tabs.length - 1 }[
      event.key
    ]
    const tab = target === undefined ? undefined : tabs[target % tabs.length]
    if (!tab) return
    event.preventDefault()
    setChosen(tab.id)
    list.current?.querySelector<HTMLElement>(`#tab-${tab.id}`)?.focus()
  }

  return (
    <div>
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        className="flex gap-1 border-b border-line sm:gap-2"
        onKeyDown={moveFocus}
      >
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`tab-${tab.id}`}
            aria-selected={tab.id === chosen}
            aria-controls={`panel-${tab.id}`}
            tabIndex={tab.id === chosen ? 0 : -1}
            data-replay=""
            onClick={() => setChosen(tab.id)}
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
      {tabs.map((tab) => (
        <div
          key={tab.id}
          role="tabpanel"
          id={`panel-${tab.id}`}
          aria-labelledby={`tab-${tab.id}`}
          hidden={tab.id !== chosen}
          className="pt-6"
        >
          {tab.panel}
        </div>
      ))}
    </div>
  )
}
