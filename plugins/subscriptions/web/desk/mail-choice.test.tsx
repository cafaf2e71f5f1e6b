import { documentPaths } from '@prangan/contract/paths'
import { noEnd } from '@prangan/contract/publishing'
import { noticeCategories } from '@prangan/contract/schemas/notice-parts'
import { noNotices } from '@prangan/contract/schemas/notices'
import { ViewNotices } from '@prangan/web/features/news/desk/components/view-notices.tsx'
import { firestore } from '@prangan/web/testing/firestore.ts'
import { fill, openScreen, press, says } from '@prangan/web/testing/screen.tsx'
import { server } from '@prangan/web/testing/server.ts'
import { storedNotice } from '@prangan/web/testing/stored.ts'
import { act } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import type { Reach } from '../../contract/mailings.ts'

const title = 'Date sheet'
const item = { Id: 'sheet', Title: title, Type: 'News', CreatedAt: '', Link: '' } as const
const none = Object.fromEntries(noticeCategories.map((category) => [category, 0])) as Reach

beforeEach(() => firestore.put(documentPaths.currentNotices, { ...noNotices, staleAt: noEnd }))

/** It comes after the one that pins the notice. */
const box = () => document.querySelectorAll<HTMLInputElement>('form [type="checkbox"]').item(1)

async function add() {
  const person = openScreen(<ViewNotices />, '/desk')
  await press(person, 'Add')
  return person
}

it('Who publishes sees how many get it by mail, and sends it with the notice', async () => {
  server.answers('countSubscribers', { ...none, general: 1240, event: 1 })
  const person = await add()
  await says('Send also by mail to 1,240 people')
  expect(box().checked).toBe(true)
  fill('Type', 'Events')
  await says('Send also by mail to 1 person')
  fill('Type', 'News')
  fill('Title', title)
  server.answers('uploadNews', { message: 'Notice published.', item })
  server.answers('mailNotice', { message: 'Sent.' })
  await press(person, 'Publish')
  await says('Notice published. It also goes out by mail.')
  expect(server.callsOf('mailNotice')).toMatchObject([{ params: { id: 'sheet' } }])
})

it('Who does not want it sent takes the tick away', async () => {
  server.answers('countSubscribers', none)
  const person = await add()
  await says('Nobody gets mails about “General” yet.')
  fill('Title', title)
  await person.click(box())
  server.answers('uploadNews', { message: 'Notice published.', item })
  await press(person, 'Publish')
  await says('Notice published.')
  expect(server.callsOf('mailNotice')).toEqual([])
})

it('Who edits a notice sees what was mailed, and sends nothing by saving', async () => {
  act(() => firestore.put(documentPaths.news('sheet'), storedNotice({ title })))
  server.answers('readMailing', {
    mailing: { status: 'open', dueAt: '2026-11-24T06:30:00Z', sent: 120, waiting: 30, failed: 2 },
  })
  const person = openScreen(<ViewNotices />, '/desk')
  await press(person, `Edit ${title}`)
  await says('By mail: sent to 120 people so far, 30 are waiting. 2 people could not be reached.')
  fill('Title', `${title}, corrected`)
  server.answers('updateNews', { message: 'Notice saved.', item })
  await press(person, 'Save')
  await says('Notice saved.')
  expect(server.callsOf('mailNotice')).toEqual([])
})
