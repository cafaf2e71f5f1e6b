import { type NoticeCategory, usualCategories } from '@prangan/contract/notice-categories'
import { noticeQuery } from '@prangan/contract/notice-view'
import { noEnd } from '@prangan/contract/publishing'
import { noPageFields } from '@prangan/contract/schemas/notice-parts'
import { type NoticeDocument, NoticeDocumentSchema } from '@prangan/contract/schemas/notices'
import { expect, test } from 'vitest'
import { listNotices, toKeptNotice } from './listed-notice.ts'

const at = new Date('2026-11-02T06:30:00Z')
const notice = (id: string, given: Partial<NoticeDocument>) => ({
  id,
  ...NoticeDocumentSchema.parse({
    ...{ title: 'Diwali 2026', type: 'News', link: '', file: null, isPinned: false },
    ...{ createdAt: at, publishFrom: at, publishUntil: noEnd, ...noPageFields },
    ...{ version: 1, updatedAt: at, searchKeys: [], ...given },
  }),
})
const games: NoticeCategory = { key: 'sports', name: { en: 'Games' } }
const kept = [
  notice('closed', { category: 'holiday' }),
  notice('sheet', { category: 'examination' }),
  notice('other', {}),
  notice('race', { category: 'sports' }),
].map(toKeptNotice)

const found = (q: string): string[] => {
  const query = noticeQuery(new URLSearchParams({ q }))
  return listNotices(kept, query, at, [...usualCategories, games]).items.map(({ id }) => id)
}

test.each([
  ['अवकाश', 'closed'],
  ['छुट्टी', 'closed'],
  ['सुट्टी', 'closed'],
  ['Holidays', 'closed'],
  ['chhutti diwali', 'closed'],
  ['date sheet', 'sheet'],
  ['पेपर', 'sheet'],
  ['games', 'race'],
])('Somebody who searches the list for %s finds the notices of that category', (q, id) => {
  expect(found(q)).toEqual([id])
})

test('Each word must match', () => {
  expect(found('diwali')).toHaveLength(kept.length)
  expect(found('छुट्टी holi 1999')).toEqual([])
})
