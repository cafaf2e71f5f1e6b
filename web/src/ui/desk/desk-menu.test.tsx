import { cleanup, screen } from '@testing-library/react'
import { Inbox } from 'lucide-react'
import { describe, expect, it } from 'vitest'
import { closeScreen, openScreen, press } from '../../testing/screen.tsx'
import { type DeskEntry, DeskMenu } from './desk-menu.tsx'

const entry = (label: string, more: Partial<DeskEntry> = {}): DeskEntry => ({
  label,
  href: `/desk/${label}`,
  icon: Inbox,
  isCurrent: false,
  ...more,
})
const entries = [
  entry('Overview'),
  entry('Applications', { group: 'Admissions', waiting: { count: 2, what: 'new', href: '/new' } }),
  entry('Counter', { group: 'Admissions' }),
  entry('Merit lists', { group: 'Admissions', isCurrent: true }),
  entry('Password'),
]
const open = () =>
  openScreen(
    <DeskMenu
      college="College"
      logo="/logo.svg"
      desk="Office"
      person="asha@college.test"
      entries={entries}
      language={null}
      onLogout={() => {}}
    />,
  )
const shown = () =>
  [...document.querySelectorAll('nav .desk-entry, nav .desk-group')].map(({ textContent }) => textContent)
const everything = ['Overview', 'Admissions', 'Applications', 'Counter', 'Merit lists', 'Password']

describe('A clerk at the menu of the desk', () => {
  it('folds a group, and still sees where they are and what waits, also when they come back', async () => {
    const person = open()
    expect(shown()).toEqual(everything)
    await press(person, 'Admissions')
    const folded = everything.filter((label) => label !== 'Counter')
    expect(shown()).toEqual(folded)
    cleanup()
    closeScreen()
    open()
    expect(shown()).toEqual(folded)
    expect(screen.getByRole('button', { name: 'Admissions', expanded: false })).toBeDefined()
  })

  it('unfolds it again', async () => {
    const person = open()
    await press(person, 'Admissions')
    await press(person, 'Admissions')
    expect(shown()).toEqual(everything)
  })
})
