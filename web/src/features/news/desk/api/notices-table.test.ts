import { noEnd } from '@prangan/contract/publishing'
import { expect, it } from 'vitest'
import type { NoticeRow } from './notice-row.ts'
import { noticesTable } from './notices-table.ts'

it('The office sees in the exported file what each notice is, and when it is public, in India’s time', () => {
  const at = new Date('2026-01-05T19:00:00Z')
  const row = {
    id: 'library',
    title: 'The library is open',
    titleHi: 'पुस्तकालय खुला है',
    type: 'News',
    link: '/library',
    file: null,
    eventDate: '2026-01-20',
    eventEndDate: '2026-01-21',
    isPinned: true,
    createdAt: at,
    publishFrom: at,
    publishUntil: noEnd,
  } as unknown as NoticeRow
  expect(Object.fromEntries(noticesTable.map(([header, cell]) => [header, cell(row)]))).toEqual({
    Id: 'library',
    Title: 'The library is open',
    'Title in Hindi': 'पुस्तकालय खुला है',
    Type: 'News',
    'Date of the event': '2026-01-20',
    'Last day of the event': '2026-01-21',
    Link: '/library',
    File: '',
    Pinned: 'Yes',
    'Published from (India time, UTC+05:30)': '2026-01-06 00:30:00',
    'Published until (India time, UTC+05:30)': '',
    'Created (India time, UTC+05:30)': '2026-01-06 00:30:00',
  })
})
