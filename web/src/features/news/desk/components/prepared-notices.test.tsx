import { documentPaths } from '@prangan/contract/paths'
import { act, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { firestore } from '../../../../testing/firestore.ts'
import {
  answer,
  button,
  field,
  fill,
  openAs,
  openedDialog,
  openScreen,
  press,
  says,
} from '../../../../testing/screen.tsx'
import { server } from '../../../../testing/server.ts'
import { storedPreparedNotice } from '../../../../testing/stored.ts'
import { item, resetNotices, title } from '../testing/open-notices.tsx'
import { ViewNotices } from './view-notices.tsx'

beforeEach(resetNotices)

const tab = '/desk?tab=approval'
const reason = 'Add the last date.'
const put = (given: Parameters<typeof storedPreparedNotice>[0] = {}, id = 'library') =>
  act(() => firestore.put(documentPaths.preparedNotice(id), storedPreparedNotice({ title, ...given })))
const openAsClerk = (path = tab) => openAs(['news:prepare'], <ViewNotices />, path)
const openAsOffice = (path = tab) => openScreen(<ViewNotices />, path)

describe('A clerk who may only prepare notices', () => {
  it('sends a new one for approval, from the list of the public ones too', async () => {
    const person = openAsClerk('/desk')
    await person.click(await screen.findByRole('link', { name: 'Prepare a notice' }))
    await waitFor(() => expect(field('Title').value).toBe(''))
    fill('Title', title)
    server.answers('prepareNotice', { message: 'Notice sent for approval.', id: 'library' })
    await press(person, 'Send for approval')
    await says('Notice sent for approval.')
    expect(server.callsOf('prepareNotice')).toMatchObject([{ body: { title } }])
  })

  it('sees their own with the sentence with which it was returned, changes it and sends it again', async () => {
    put({ state: 'returned', returnReason: reason, preparedByUid: 'asha', version: 2 })
    put({ title: 'Of a colleague', preparedByUid: 'ravi' }, 'other')
    const person = openAsClerk()
    await says(reason)
    expect(screen.queryByText('Of a colleague')).toBeNull()
    await screen.findByRole('tab', { name: 'For approval (1)' })
    await press(person, `Open ${title}`)
    await waitFor(() => button('Change'))
    expect(screen.queryByRole('button', { name: 'Approve' })).toBeNull()
    await press(person, 'Change')
    await waitFor(() => expect(field('Title').value).toBe(title))
    fill('Title', `${title} until 5 June`)
    server.answers('updatePreparedNotice', { message: 'Notice sent for approval.', version: 3 })
    await press(person, 'Send for approval')
    await says('Notice sent for approval.')
    expect(server.callsOf('updatePreparedNotice')).toMatchObject([{ params: { id: 'library' } }])
  })
})

describe('Somebody who may publish', () => {
  it('sees the whole notice and approves it after a question', async () => {
    put({ preparedBy: 'asha@college.test' })
    const person = openAsOffice()
    await press(person, `Open ${title}`)
    await waitFor(() => expect(openedDialog()?.textContent).toContain('asha@college.test'))
    server.answers('approveNotice', { message: 'Notice approved.', item })
    await press(person, 'Approve')
    await answer(person, 'Approve')
    await says('Notice approved.')
    expect(server.callsOf('approveNotice')).toMatchObject([
      { params: { id: 'library' }, body: { version: 1 } },
    ])
  })

  it('returns it with a sentence', async () => {
    put()
    const person = openAsOffice()
    await press(person, `Open ${title}`)
    await press(person, 'Return')
    await waitFor(() => field('What to change'))
    fill('What to change', reason)
    server.answers('returnNotice', { message: 'Notice returned.' })
    await answer(person, 'Return')
    await says('Notice returned.')
    expect(server.callsOf('returnNotice')).toMatchObject([{ body: { version: 1, reason } }])
  })

  it('changes it in the usual form and publishes the version that was saved', async () => {
    put()
    const person = openAsOffice()
    await press(person, `Open ${title}`)
    await press(person, 'Change')
    await waitFor(() => expect(field('Title').value).toBe(title))
    fill('Title', 'The library is closed')
    server.answers('updatePreparedNotice', { message: 'Notice sent for approval.', version: 2 })
    server.answers('approveNotice', { message: 'Notice approved.', item })
    await press(person, 'Publish')
    await says('Notice approved.')
    expect(server.callsOf('approveNotice')).toMatchObject([{ body: { version: 2 } }])
  })

  it('is told that nothing waits', async () => {
    openAsOffice()
    await says('No notice waits for approval.')
  })
})

describe('Somebody who may only see notices', () => {
  it('has no tab for those that wait', async () => {
    openAs(['news:read-all'], <ViewNotices />, tab)
    await says('No records found')
    expect(screen.queryByRole('tab', { name: /approval/ })).toBeNull()
  })
})
