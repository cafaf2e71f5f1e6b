import { documentPaths } from '@prangan/contract/paths'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { PageNote } from '../../../../plugin.ts'
import { firestore } from '../../../../testing/firestore.ts'
import { openScreen, press, says } from '../../../../testing/screen.tsx'
import { storedPage } from '../../../../testing/stored.ts'
import { PageNotesContext } from '../../../../ui/desk/page-notes.tsx'
import { ViewPages } from './view-pages.tsx'

const notes: readonly PageNote[] = [
  { ability: 'audit:read', load: async () => ({ Note: ({ path }) => <p>Note on {path}</p> }) },
]
const WithNotes = () => (
  <PageNotesContext value={notes}>
    <ViewPages />
  </PageNotesContext>
)

it('Who opens the details of a public page reads what plugins tell of it', async () => {
  firestore.put(documentPaths.page('fees'), storedPage({ state: 'published', published: 1, path: '/fees' }))
  await press(openScreen(<WithNotes />, '/desk'), 'Details of Fees')
  await says('Note on /fees')
})

it('Who opens the details of a draft reads nothing of it', async () => {
  firestore.put(documentPaths.page('fees'), storedPage({ state: 'draft', published: null, latest: null }))
  await press(openScreen(<WithNotes />, '/desk'), 'Details of Fees')
  await says('Teachers who may edit it')
  expect(screen.queryByText(/^Note on/)).toBeNull()
})
