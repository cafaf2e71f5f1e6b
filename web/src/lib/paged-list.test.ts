import { searchKeys } from '@prangan/contract/search'
import { describe, expect, it } from 'vitest'
import { havingAllWords, toPage } from './paged-list.ts'

type Person = { id: string; searchKeys: readonly string[] }
const person = (id: string, name: string): Person => ({ id, searchKeys: searchKeys(name) })
const people = [person('a', 'Meena Kushwaha'), person('b', 'Asha Kushwaha')]
const list = { toRows: () => people, cursorOf: ({ id }: Person) => [id] }
const stored = people.map(({ id }) => ({ id, data: {} }))
const idsOf = (rows: readonly Person[]) => rows.map(({ id }) => id)

describe('A list that is read a page at a time', () => {
  it('holds those who have all the words, where the query knew one', () => {
    expect(idsOf(havingAllWords(people, 'kushwaha Meena'))).toEqual(['a'])
    expect(idsOf(havingAllWords(people, ' '))).toEqual(['a', 'b'])
  })

  it('goes on behind the last document that was read, also where the search leaves that one out', () => {
    const { rows, next } = toPage(list, stored, { search: 'kushwaha meena' }, 2)
    expect(idsOf(rows)).toEqual(['a'])
    expect(next).toEqual(['b'])
  })

  it('ends with a page that is not full', () => {
    expect(toPage(list, stored, { search: '' }, 3).next).toBeUndefined()
    expect(toPage({ ...list, toRows: () => [] }, [], { search: '' }, 3).next).toBeUndefined()
  })
})
