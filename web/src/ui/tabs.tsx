import type { ReactNode } from 'react'
import { useAddressParams } from '../lib/use-address-params.ts'
import { TabList } from './tab-list.tsx'

export type Tab = { id: string; label: string; panel: ReactNode }

const tabId = (id: string) => `tab-${id}`
const panelId = (id: string) => `panel-${id}`

/**
 * Renders tabs with the selected one in the address, by default the first. Without scripts the stylesheet shows every panel and
 * no tabs. The loader replays an early press (`data-replay`).
 */
export function Tabs({ label, tabs }: { label: string; tabs: readonly [Tab, ...Tab[]] }) {
  const { params, change } = useAddressParams()
  const { id: chosen } = tabs.find(({ id }) => id === params.get('tab')) ?? tabs[0]
  const choose = (id: string) => void change({ tab: id === tabs[0].id ? '' : id }, false)
  return (
    <div>
      <TabList {...{ label, tabs, chosen, tabId, panelId }} onChoose={choose} isReplayed />
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
