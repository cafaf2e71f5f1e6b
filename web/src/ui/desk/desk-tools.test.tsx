import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { openScreen, says } from '../../testing/screen.tsx'
import { DeskTools, DeskToolsPlace } from './desk-tools.tsx'
import { LazyParts } from './lazy-parts.tsx'

it('A person’s tools are in their place, and one whose code is missing takes nothing else away', async () => {
  const tools = [
    () => Promise.reject(new TypeError('Failed to fetch')),
    async () => ({ Part: () => <button type="button">Bell</button> }),
  ]
  openScreen(
    <>
      <DeskToolsPlace />
      <main>
        <DeskTools>
          <LazyParts parts={tools} />
        </DeskTools>
        <p>The desk</p>
      </main>
    </>,
  )
  expect((await says('Bell')).closest('main')).toBeNull()
  expect(screen.getByText('The desk').closest('main')).not.toBeNull()
})
