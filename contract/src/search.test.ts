import { describe, expect, it } from 'vitest'
import { searchFor, searchKeys } from './search.ts'

describe('Somebody who searches', () => {
  it('finds a document by the beginning of any of its words, in any script and case', () => {
    const keys = searchKeys('Kavita Joshi', 'कविता')
    expect(keys).toEqual(expect.arrayContaining(['ka', 'kavita', 'jo', 'joshi', 'कव', 'कविता']))
    expect(keys).not.toContain('k')
    expect(keys).toContain(searchFor('JOSH')?.key)
  })

  it('finds a long word by its first twelve letters, whatever follows', () => {
    expect(searchKeys('Representatives')).toContain(searchFor('representation')?.key)
  })

  it('finds a word whose letters take two units, of which half a letter is never kept', () => {
    const name = '\u{11103}\u{11127}\u{1110B}\u{1112C}'
    const keys = searchKeys(`ⰰ${name}`, name)
    expect(keys.filter((key) => !key.isWellFormed())).toEqual([])
    expect(keys).toContain(searchFor(name)?.key)
  })

  it('is told that nothing was typed that could be looked for', () => {
    expect(searchFor(' a — ! ')).toBeUndefined()
  })
})
