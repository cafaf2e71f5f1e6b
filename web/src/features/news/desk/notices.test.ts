import { searchKeys } from '@prangan/contract/search'
import { describe, expect, it } from 'vitest'
import { havingAllWords } from '../../../lib/paged-list.ts'
import type { NoticeRow } from './api/notice-row.ts'
import { notices } from './notices.ts'

describe('The office’s search', () => {
  it('asks for the longest word, and keeps those titles that hold all', () => {
    expect(notices.pages.toQuery({ tab: 'notices', type: '', search: 'my examination' }, {}).where).toEqual([
      ['searchKeys', 'examination', 'array-contains'],
    ])
    const rows = ['Examination of my form', 'Examination', 'परीक्षा Examination'].map(
      (title) => ({ title, searchKeys: searchKeys(title) }) as NoticeRow,
    )
    const found = (typed: string) => havingAllWords(rows, typed).map(({ title }) => title)
    expect(found('exam MY')).toEqual(['Examination of my form'])
    expect(found('परी exam')).toEqual(['परीक्षा Examination'])
    expect(found('')).toHaveLength(3)
  })
})
