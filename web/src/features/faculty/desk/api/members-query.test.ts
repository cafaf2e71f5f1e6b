import { searchKeys } from '@prangan/contract/search'
import { describe, expect, it } from 'vitest'
import { havingAllWords } from '../../../../lib/paged-list.ts'
import type { MemberRow } from './member-row.ts'
import { membersQuery } from './members-query.ts'

const named = (name: string) => ({ name, searchKeys: searchKeys(name) }) as MemberRow

describe('The office that looks for a member', () => {
  it('asks for nobody who was removed, unless it wants those too: then they come first', () => {
    expect(membersQuery({ search: '', withRemoved: false })).toMatchObject({
      where: [['isRemoved', false]],
      orderBy: ['name', 'asc'],
    })
    expect(membersQuery({ search: '', withRemoved: true })).toMatchObject({
      where: [],
      orderBy: ['isRemoved', 'desc'],
    })
  })

  it('finds those who have every word, in any order, however little of it was typed', () => {
    const all = [named('Dr. Asha Verma'), named('Asha Rani'), named('डॉ. आशा वर्मा')]
    expect(membersQuery({ search: 'as verma', withRemoved: false }).where).toContainEqual([
      'searchKeys',
      'verma',
      'array-contains',
    ])
    expect(havingAllWords(all, 'verm ash').map(({ name }) => name)).toEqual(['Dr. Asha Verma'])
    expect(havingAllWords(all, 'वर्मा').map(({ name }) => name)).toEqual(['डॉ. आशा वर्मा'])
    expect(havingAllWords(all, ' ')).toHaveLength(3)
  })

  it('goes on behind the last member of a page', () => {
    const after = { isRemoved: false, name: 'Dr. Asha Verma', uid: 'u1' }
    expect(membersQuery({ search: '', withRemoved: false }, { after }).after).toEqual([
      'Dr. Asha Verma',
      'u1',
    ])
    expect(membersQuery({ search: '', withRemoved: true }, { after }).after).toEqual([
      false,
      'Dr. Asha Verma',
      'u1',
    ])
  })
})
