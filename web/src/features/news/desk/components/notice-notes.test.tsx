import { screen } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { PageNote } from '../../../../plugin.ts'
import { field, openAs, openScreen, press, says } from '../../../../testing/screen.tsx'
import { PageNotesContext } from '../../../../ui/desk/page-notes.tsx'
import { put, resetNotices, title } from '../testing/open-notices.tsx'
import { ViewNotices } from './view-notices.tsx'

const notes: readonly PageNote[] = [
  { ability: 'audit:read', load: async () => ({ Note: ({ path }) => <p>Note on {path}</p> }) },
]
const WithNotes = () => (
  <PageNotesContext value={notes}>
    <ViewNotices />
  </PageNotesContext>
)

beforeEach(resetNotices)

const note = 'Note on /notices/library/the-library-is-open'
const later = { publishFrom: new Date('2999-07-05T09:30:00+05:30') }

describe('Who opens a notice', () => {
  it('reads beside its page’s link what plugins tell of the page', async () => {
    put()
    await press(openScreen(<WithNotes />, '/desk'), `Edit ${title}`)
    await says(note)
  })

  it('reads it in the details, too, if they may not change it', async () => {
    put()
    await press(openAs(['news:read-all', 'audit:read'], <WithNotes />, '/desk'), `Details of ${title}`)
    await says(note)
  })

  it('reads nothing of a page that is not public yet', async () => {
    put(later)
    await press(openScreen(<WithNotes />, '/desk'), `Edit ${title}`)
    await vi.waitFor(() => expect(field('Title').value).toBe(title))
    expect(screen.queryByText(/^Note on/)).toBeNull()
  })

  it('reads nothing without the ability', async () => {
    put()
    await press(openAs(['news:publish'], <WithNotes />, '/desk'), `Edit ${title}`)
    await vi.waitFor(() => expect(field('Title').value).toBe(title))
    expect(screen.queryByText(/^Note on/)).toBeNull()
  })
})
