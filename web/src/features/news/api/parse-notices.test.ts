import { noEnd } from '@prangan/contract/publishing'
import { CurrentNoticesSchema, NoticeDocumentSchema } from '@prangan/contract/schemas/notices'
import { expect, test } from 'vitest'
import { isNewsDocument, toNotice } from './parse-item.ts'
import { isCurrentNotices } from './parse-notices.ts'

const day = '2026-01-01T00:00:00.000Z'
const notice = { id: 'a', title: 'Title', type: 'News', link: '', createdAt: day }
const dated = { ...notice, publishFrom: day, publishUntil: day, isPinned: true }
const current = { ticker: [notice], news: [notice], events: [], nextChangeAt: null }
const time = { toMillis: () => 0, toDate: () => new Date(0) }
const file = { name: 'notice.pdf', contentType: 'application/pdf', size: 3 }
const dates = { createdAt: time, publishFrom: time, publishUntil: time, updatedAt: time }
const rest = { isPinned: false, version: 1, searchKeys: ['ti'] }
const stored = {
  eventDate: '',
  title: 'Title',
  type: 'Events' as const,
  link: '/a',
  file: null,
  ...dates,
  ...rest,
}
const at = (iso: string) => ({ toMillis: () => Date.parse(iso), toDate: () => new Date(iso) })

/** A good document, and all that one broken or missing field makes of it. */
function variants(good: Record<string, unknown>): unknown[] {
  const wrong = [
    undefined,
    null,
    7,
    'text',
    '2026',
    Number.NaN,
    true,
    ['text'],
    [7],
    {},
    [],
    [{}],
    [null],
    [{ ...notice, type: 'Gossip' }],
    { size: 1 },
  ]
  const broken = Object.keys(good).flatMap((key) => [
    Object.fromEntries(Object.entries(good).filter(([name]) => name !== key)),
    ...wrong.map((value) => ({ ...good, [key]: value })),
  ])
  return [good, { ...good, extra: 1 }, undefined, null, 'text', 7, [], {}, ...broken]
}

test("A page takes the notices' document exactly where the contract's schema does", () => {
  const inside = variants(dated).map((each) => ({ ...current, events: [each] }))
  for (const document of [...variants(current), ...inside]) {
    expect(isCurrentNotices(document), JSON.stringify(document)).toBe(
      CurrentNoticesSchema.safeParse(document).success,
    )
  }
})

test("A page takes a stored item exactly where the contract's schema does", () => {
  const withFile = variants(file).map((each) => ({ ...stored, file: each }))
  for (const document of [...variants(stored), ...withFile]) {
    expect(isNewsDocument(document), JSON.stringify(document)).toBe(
      NoticeDocumentSchema.safeParse(document).success,
    )
  }
})

test('A stored item with a file links to the file on this site, else to its link', () => {
  const endless = { ...stored, publishUntil: at(noEnd.toISOString()) }
  expect(toNotice('n1', { ...endless, file }).link).toBe('/files/n1/notice.pdf')
  expect(toNotice('n1', endless)).toEqual({
    id: 'n1',
    title: 'Title',
    type: 'Events',
    link: '/a',
    createdAt: '1970-01-01T00:00:00.000Z',
  })
})

test('A stored item that is scheduled, ends or is pinned says so', () => {
  const from = '2026-02-01T09:30:00.000Z'
  const until = '2026-03-01T00:00:00.000Z'
  const item = { ...stored, publishFrom: at(from), publishUntil: at(until), isPinned: true }
  expect(toNotice('n1', item)).toMatchObject({ publishFrom: from, publishUntil: until, isPinned: true })
  expect(toNotice('n1', { ...item, eventDate: '2026-12-11' })).toMatchObject({ eventDate: '2026-12-11' })
})
