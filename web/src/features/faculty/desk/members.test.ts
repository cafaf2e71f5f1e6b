import { searchKeys } from '@prangan/contract/search'
import { describe, expect, it } from 'vitest'
import { havingAllWords } from '../../../lib/paged-list.ts'
import type { MemberRow } from './api/member-row.ts'
import { members } from './members.ts'

const { toQuery, cursorOf } = members.pages
const all = { tab: '', search: '', unchecked: '', removed: '' }
const withRemoved = { ...all, removed: '1' }
const named = (name: string) => ({ name, searchKeys: searchKeys(name) }) as MemberRow

describe('The office that looks for a member', () => {
  it('asks for nobody who was removed, unless it wants those too: then they come first', () => {
    expect(toQuery(all, {})).toMatchObject({ where: [['isRemoved', false]], orderBy: ['name', 'asc'] })
    expect(toQuery(withRemoved, {})).toMatchObject({ where: [], orderBy: ['isRemoved', 'desc'] })
  })

  it('finds those who have every word, in any order, however little of it was typed', () => {
    const people = [named('Dr. Asha Verma'), named('Asha Rani'), named('डॉ. आशा वर्मा')]
    expect(toQuery({ ...all, search: 'as verma' }, {}).where).toContainEqual([
      'searchKeys',
      'verma',
      'array-contains',
    ])
    expect(havingAllWords(people, 'verm ash').map(({ name }) => name)).toEqual(['Dr. Asha Verma'])
    expect(havingAllWords(people, 'वर्मा').map(({ name }) => name)).toEqual(['डॉ. आशा वर्मा'])
    expect(havingAllWords(people, ' ')).toHaveLength(3)
  })

  it('goes on behind the last member of a page', () => {
    const last = { ...named('Dr. Asha Verma'), isRemoved: false, id: 'u1' }
    const after = (filter: typeof all) => toQuery(filter, { after: cursorOf(last, filter) }).after
    expect(after(all)).toEqual(['Dr. Asha Verma', 'u1'])
    expect(after(withRemoved)).toEqual([false, 'Dr. Asha Verma', 'u1'])
  })
})
