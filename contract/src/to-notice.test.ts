import { describe, expect, it } from 'vitest'
import { noticePath } from './notice-path.ts'
import { noEnd } from './publishing.ts'
import { noPageFields } from './schemas/notice-parts.ts'
import type { NoticeDocument } from './schemas/notices.ts'
import { toNotice } from './to-notice.ts'

const at = new Date('2026-04-01T06:30:00Z')
const pathOf = (given: Partial<NoticeDocument>) =>
  toNotice({
    id: 'a1',
    title: 'Merit list',
    type: 'News',
    link: '/fees',
    file: null,
    createdAt: at,
    publishFrom: at,
    publishUntil: noEnd,
    isPinned: false,
    eventDate: '',
    ...noPageFields,
    version: 1,
    updatedAt: at,
    searchKeys: [],
    ...given,
  }).path

describe('A notice in a list', () => {
  it('opens its link or file, as the specification says, if it has nothing else', () => {
    expect(pathOf({})).toBeUndefined()
    expect(pathOf({ category: 'admission' })).toBeUndefined()
    expect(
      pathOf({ link: '', file: { name: 'a.pdf', contentType: 'application/pdf', size: 1 } }),
    ).toBeUndefined()
  })

  it('opens its page if that says more, or if it has no link', () => {
    const text = { id: 'a', kind: 'text', paragraphs: [{ en: 'Come.' }] } as const
    const page = '/notices/a1/merit-list'
    expect(pathOf({ link: '' })).toBe(page)
    expect(pathOf({ body: [{ ...text, paragraphs: [...text.paragraphs] }] })).toBe(page)
    expect(pathOf({ place: 'Hall' })).toBe(page)
    expect(pathOf({ corrections: [{ at, text: { en: 'Room 4' } }] })).toBe(page)
  })
})

describe('The address of a notice', () => {
  it.each([
    ['B.A. First Semester: Merit List', 'b-a-first-semester-merit-list'],
    ['परीक्षा कार्यक्रम 2026', 'pariksha-karyakram-2026'],
    [
      'Practical and viva-voce examinations, Semesters III and V: batches',
      'practical-and-viva-voce-examinations',
    ],
    ['???', 'notice'],
    ['x'.repeat(100), 'x'.repeat(40)],
  ])('has the title %s in Latin letters', (title, slug) => {
    expect(noticePath({ id: 'a1', title })).toBe(`/notices/a1/${slug}`)
  })
})
