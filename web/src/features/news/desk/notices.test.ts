import { readFileSync } from 'node:fs'
import { searchKeys } from '@prangan/contract/search'
import { describe, expect, it } from 'vitest'
import { havingAllWords } from '../../../lib/paged-list.ts'
import type { NoticeRow } from './api/notice-row.ts'
import { notices } from './notices.ts'

type Index = { collectionGroup: string; fields: { fieldPath: string; order?: string }[] }
const file = new URL('../../../../../firestore.indexes.json', import.meta.url)
const { indexes } = JSON.parse(readFileSync(file, 'utf8')) as { indexes: Index[] }

/** The fields of an index as one text, those compared for equality in any order. */
const nameOf = (fields: readonly string[]) => [...fields.slice(0, -1).sort(), fields.at(-1)].join()
const existing = indexes
  .filter(({ collectionGroup }) => collectionGroup === 'news')
  .map(({ fields }) => nameOf(fields.map(({ fieldPath, order }) => `${fieldPath} ${order ?? 'CONTAINS'}`)))

describe('The office’s search', () => {
  it.each([
    ['', 'exam'],
    ['News', ''],
    ['Events', 'exam'],
  ] as const)('(type %s, words ‘%s’) asks for nothing that has no index', (type, search) => {
    const asked = notices.pages.toQuery({ tab: 'notices', type, search }, {}).where ?? []
    const fields = asked.map(([field, , operator]) => `${field} ${operator ? 'CONTAINS' : 'ASCENDING'}`)
    expect(existing).toContain(nameOf([...fields, 'createdAt DESCENDING']))
  })

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
