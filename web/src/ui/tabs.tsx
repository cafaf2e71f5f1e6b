import { type ReactNode, useState } from 'react'
import { TabList } from './tab-list.tsx'

export type Tab = { id: string; label: string; panel: ReactNode }

const tabId = (id: string) => `tab-${id}`
const panelId = (id: string) => `panel-${id}`

/**
 * Tabs, the first one selected. Without scripts the stylesheet shows every panel and no tabs; a press before the page's
 * code is loaded is replayed by the loader (`data-replay`).
 */
export function Tabs({ label, tabs }: { label: string; tabs: readonly [Tab, ...Tab[]] }) {
  const [chosen, setChosen] = useState(tabs[0].id)
  return (
    <div>
      <TabList {...{ label, tabs, chosen, tabId, panelId }} onChoose={setChosen} isReplayed />
      {tabs.map((tab) => (
        <div
          key={tab.id}
          role="tabpanel"
          id={panelId(tab.id)}
          aria-labelledby={tabId(tab.id)}
          hidden={tab.id !== chosen}
          className="pt-6"
        >
          {tab.panel}
        </div>
      ))}
    </div>
  )
}
