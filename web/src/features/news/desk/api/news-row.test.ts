import { noEnd } from '@prangan/contract/publishing'
import { describe, expect, it, vi } from 'vitest'
import { toNewsRows } from './news-row.ts'

const time = (date: Date) => ({ toMillis: () => date.getTime(), toDate: () => date })
const createdAt = time(new Date('2026-01-05T10:00:00Z'))
const dates = { createdAt, publishFrom: createdAt, publishUntil: time(noEnd), updatedAt: createdAt }
const content = { title: 'Results', type: 'News', link: 'https://example.test/r', file: null }
const notice = { ...content, ...dates, isPinned: false, version: 1, searchKeys: ['re'] }
const file = { name: 'results.pdf', contentType: 'application/pdf', size: 9 }

describe('The office’s list', () => {
  it('leads to the file on this site, to the link, or nowhere', () => {
    const rows = toNewsRows([
      { id: 'a', data: { ...notice, link: '', file } },
      { id: 'b', data: notice },
      { id: 'c', data: { ...notice, link: '' } },
    ])
    expect(rows.map(({ link }) => link)).toEqual(['/files/a/results.pdf', 'https://example.test/r', ''])
    expect(rows[0]?.createdAt.toISOString()).toBe('2026-01-05T10:00:00.000Z')
  })

  it('tells the dates that the office named, and those alone', () => {
    const from = new Date('2026-02-01T00:00:00Z')
    const until = new Date('2026-03-01T00:00:00Z')
    const rows = toNewsRows([
      { id: 'a', data: notice },
      { id: 'b', data: { ...notice, publishFrom: time(from), publishUntil: time(until) } },
    ])
    expect(rows.map(({ publishFrom, publishUntil }) => [publishFrom, publishUntil])).toEqual([
      [null, null],
      [from, until],
    ])
  })

  it('leaves out a document that is not as agreed, says so, and shows the rest', () => {
    const report = vi.spyOn(console, 'error').mockReturnValue()
    const rows = toNewsRows([
      { id: 'bad', data: { ...notice, type: 'Rumour' } },
      { id: 'gone', data: undefined },
      { id: 'good', data: notice },
    ])
    expect(rows.map(({ id }) => id)).toEqual(['good'])
    expect(report).toHaveBeenCalledTimes(2)
    expect(report.mock.calls[0]?.[0]).toContain('bad')
  })
})
