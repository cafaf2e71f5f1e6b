import { type ReactNode, useId } from 'react'
import { TabList } from '../tab-list.tsx'

type DeskTabsProps = {
  label: string
  tabs: Readonly<Record<string, { label: string }>>
  chosen: string
  onChoose: (id: string) => void
  children: ReactNode
}

export function DeskTabs({ label, chosen, onChoose, children, ...props }: DeskTabsProps) {
  const tabs = Object.entries(props.tabs).map(([id, { label }]) => ({ id, label }))
  const id = useId()
  const panelId = `${id}-panel`
  const tabId = (tab: string) => `${id}-${tab}`
  return (
    <>
      <TabList
        {...{ label, tabs, chosen, onChoose, tabId }}
        panelId={(tab) => (tab === chosen ? panelId : undefined)}
      />
      <div role="tabpanel" id={panelId} aria-labelledby={tabId(chosen)} className="pt-4">
        {children}
      </div>
    </>
  )
}
