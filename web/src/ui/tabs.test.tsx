import { expect, it } from 'vitest'
import { button, openScreen, press } from '../testing/screen.tsx'
import { Tabs } from './tabs.tsx'

const tabs = (
  <Tabs
    label="Lists"
    tabs={[
      { id: 'notices', label: 'Notices', panel: 'a notice' },
      { id: 'events', label: 'Events', panel: 'an event' },
    ]}
  />
)

it('A visitor who chooses a tab has it in the address, for a bookmark and for Back', async () => {
  const person = openScreen(tabs)
  await press(person, 'Events')
  expect(location.search).toBe('?tab=events')
  expect(document.querySelector('[role=tabpanel]:not([hidden])')?.textContent).toBe('an event')
  await press(person, 'Notices')
  expect(location.search).toBe('')
})

it('A visitor comes by an address that names a tab, or one that there is none of', () => {
  openScreen(tabs, '/lists?tab=events')
  expect(button('Events').ariaSelected).toBe('true')
  history.replaceState(null, '', '/')
  openScreen(tabs, '/lists?tab=odd')
  expect(button('Notices').getAttribute('aria-selected')).toBe('true')
})
