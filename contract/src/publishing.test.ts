import { describe, expect, it } from 'vitest'
import { namedEnd, namedStart, noEnd } from './publishing.ts'
import { CurrentNoticesDocumentSchema, NoticeDocumentSchema, noNotices } from './schemas/notices.ts'
import { noticeLink, toNotice } from './to-notice.ts'

/** Mimics the timestamps of Firestore's SDKs. */
const timestamp = (time: string | Date) => ({ toDate: () => new Date(time) })
const createdAt = timestamp('2026-01-05T10:00:00.000Z')
const file = { name: 'results.pdf', contentType: 'application/pdf', size: 9 }
const stored = (given: object = {}) => ({
  id: 'a',
  ...NoticeDocumentSchema.parse({
    title: 'Results',
    type: 'News',
    link: '/a',
    file: null,
    createdAt,
    publishFrom: createdAt,
    publishUntil: timestamp(noEnd),
    isPinned: false,
    version: 1,
    updatedAt: createdAt,
    searchKeys: ['re'],
    ...given,
  }),
})

describe('A stored notice', () => {
  it('leads to its file on this site, to its link, or nowhere', () => {
    const links = [{ link: '', file }, {}, { link: '' }].map((given) => noticeLink(stored(given)))
    expect(links).toEqual(['/files/a/results.pdf', '/a', ''])
  })

  it('tells the public the dates that the office named, and only those', () => {
    expect(toNotice(stored())).toEqual({
      id: 'a',
      title: 'Results',
      type: 'News',
      link: '/a',
      createdAt: '2026-01-05T10:00:00.000Z',
    })
    const [publishFrom, publishUntil] = ['2026-02-01T09:30:00.000Z', '2026-03-01T00:00:00.000Z'] as const
    const dates = { publishFrom: timestamp(publishFrom), publishUntil: timestamp(publishUntil) }
    const shown = { titleHi: 'परिणाम', isPinned: true, eventDate: '2026-12-11' }
    expect(toNotice(stored({ ...dates, ...shown }))).toMatchObject({ publishFrom, publishUntil, ...shown })
    expect([namedStart(stored()), namedEnd(stored())]).toEqual([undefined, undefined])
  })
})

it('The stored current notices say until when strangers may read them', () => {
  expect(CurrentNoticesDocumentSchema.safeParse(noNotices).success).toBe(false)
  expect(CurrentNoticesDocumentSchema.parse({ ...noNotices, staleAt: timestamp(noEnd) }).staleAt).toEqual(
    noEnd,
  )
})
