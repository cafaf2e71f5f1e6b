import { errors } from '@prangan/contract/errors'
import { documentPaths } from '@prangan/contract/paths'
import { noEnd } from '@prangan/contract/publishing'
import { noNotices, noticeSearchKeys } from '@prangan/contract/schemas/notices'
import { act, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { firestore } from '../../../../testing/firestore.ts'
import { field, fill, openScreen, press, question, says } from '../../../../testing/screen.tsx'
import { server } from '../../../../testing/server.ts'
import { storedNotice } from '../../../../testing/stored.ts'
import { ViewNotices } from './view-notices.tsx'

const open = () => openScreen(<ViewNotices />, '/desk?tab=bin')
const title = 'The library is open'
const put = (id = 'library', notice = storedNotice({ title })) =>
  act(() =>
    firestore.put(documentPaths.deletedNotice(id), {
      ...notice,
      searchKeys: noticeSearchKeys(notice),
      deletedAt: new Date('2026-03-03T09:30:00Z'),
      deletedBy: 'admin@college.test',
    }),
  )

beforeEach(() => firestore.put(documentPaths.currentNotices, { ...noNotices, staleAt: noEnd }))

describe('An admin at the bin', () => {
  it('is told that a notice could not be restored, and that it was', async () => {
    put()
    const person = open()
    await says(/^Deleted 3 Mar 2026, 3:00\spm by admin@college\.test$/)
    server.isOutOfReach('restoreNotice')
    await press(person, `Restore ${title}`)
    await says('The server could not be reached. Please check your internet connection and try again.')
    const item = { Id: 'library', Title: title, Type: 'News', CreatedAt: '', Link: '' } as const
    server.answers('restoreNotice', { message: 'Notice restored.', item })
    await press(person, `Restore ${title}`)
    await says('Notice restored.')
  })

  it('is asked before a notice is deleted for ever, and told that somebody was quicker', async () => {
    put()
    const person = open()
    await press(person, `Delete ${title} permanently`)
    expect((await question()).textContent).toContain('This cannot be undone.')
    server.refuses('purgeNotice', 'not-in-bin')
    await press(person, 'Delete permanently')
    await says(errors['not-in-bin'][1])
  })
  it('finds a deleted notice by its title, and clears a search that matches nothing', async () => {
    put()
    put('sports', storedNotice({ title: 'Sports day' }))
    const person = open()
    await says('Sports day')
    fill('Search', 'library')
    await waitFor(() => expect(document.body.textContent).not.toContain('Sports day'))
    await says(title)
    expect(location.search).toBe('?tab=bin&q=library')
    fill('Search', 'canteen')
    await says('Nothing in the bin matches ‘canteen’.')
    await press(person, 'Clear search')
    await says('Sports day')
    await says(title)
    expect(field('Search').value).toBe('')
    expect(document.activeElement).toBe(field('Search'))
    expect(location.search).toBe('?tab=bin')
  })
})
