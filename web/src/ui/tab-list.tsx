import { type KeyboardEvent, useEffect, useRef } from 'react'
import { classNames } from './class-names.ts'

type TabListProps = {
  label: string
  tabs: readonly { id: string; label: string }[]
  chosen: string
  onChoose: (id: string) => void
  /** The ids of a tab's button and panel; the panel's is undefined while it is not in the page. */
  tabId: (id: string) => string
  panelId: (id: string) => string | undefined
  /** The loader replays a press from before the page's code is loaded. */
  isReplayed?: boolean
}

/** The row of tabs, which scrolls where they do not fit. Arrow keys, Home and End move between them. */
export function TabList({ label, tabs, chosen, onChoose, tabId, panelId, isReplayed }: TabListProps) {
  const list = useRef<HTMLDivElement>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: the chosen tab is in the page.
  useEffect(() => {
    const tab = list.current?.querySelector<HTMLElement>('[aria-selected="true"]')
    if (list.current && tab) list.current.scrollLeft = tab.offsetLeft - list.current.offsetLeft - 16
  }, [chosen])

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
    <div ref={list} role="tablist" aria-label={label} className="tab-list" onKeyDown={move}>
      {tabs.map((tab) => (
        <button
          key={tab.id}
          type="button"
          role="tab"
          id={tabId(tab.id)}
          aria-selected={tab.id === chosen}
          aria-controls={panelId(tab.id)}
          tabIndex={tab.id === chosen ? 0 : -1}
          data-replay={isReplayed ? '' : undefined}
          onClick={() => onChoose(tab.id)}
          className={classNames(
            'min-h-12 max-w-full flex-none border-b-3 px-3 text-sm font-semibold sm:px-5 sm:text-base',
            tab.id === chosen
              ? 'border-marigold-500 text-indigo-900'
              : 'border-transparent text-muted hover:border-line hover:text-indigo-900',
          )}
        >
          {tab.label}
        </button>
      ))}
    </div>
  )
}
