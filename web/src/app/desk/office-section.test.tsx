import { cleanup, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { closeScreen, openScreen, press, says } from '../../testing/screen.tsx'
import { Introduction } from '../../ui/desk/introduction.tsx'
import { adminSections } from './admin-sections.tsx'
import { OfficeSection } from './office-section.tsx'

const explained = () => screen.queryByRole('region', { name: 'What this is for' })

const Screen = () => (
  <>
    <h1>Its screen</h1>
    <Introduction />
  </>
)

describe('A clerk in a section that they have never seen', () => {
  it.each(
    adminSections()
      .filter(({ introduction }) => introduction)
      .map(({ id }) => id),
  )('reads in two sentences beside a picture what %s is for, and hides it for good', async (id) => {
    const section = adminSections().find((each) => each.id === id)
    if (!section) throw new Error(`There is no section ${id}.`)
    const open = () =>
      openScreen(
        <main id="content" tabIndex={-1}>
          <OfficeSection {...section} Section={Screen} />
        </main>,
      )
    const person = open()
    await says('Its screen')
    expect(
      explained()
        ?.querySelector('p')
        ?.textContent.match(/\.( |$)/g),
    ).toHaveLength(2)
    expect(explained()?.querySelector('img')?.src).toContain('svg')
    await press(person, 'Hide this explanation')
    expect(explained()).toBeNull()
    await waitFor(() => expect(document.activeElement?.id).toBe('content'))
    cleanup()
    closeScreen()
    open()
    await says('Its screen')
    expect(explained()).toBeNull()
  })
})
