import { describe, expect, it } from 'vitest'
import { nameKeys, searchFor, searchKeys } from './search.ts'

const isFound = (keys: readonly string[], typed: string) =>
  searchFor(typed)?.words.every((word) => keys.includes(word))

describe('Somebody who searches', () => {
  it('finds a document by the beginning of any of its words, in any script and case', () => {
    const keys = searchKeys('Kavita Joshi', 'कविता')
    for (const typed of ['k', 'KAVI', 'joshi', 'Jo Ka', 'कवि', 'कविता'])
      expect(isFound(keys, typed)).toBe(true)
    for (const typed of ['vita', 'joshia', 'kavita rao']) expect(isFound(keys, typed)).toBe(false)
  })

  it('finds one by the plural, and many by the singular', () => {
    for (const typed of ['fee', 'fees', 'class', 'classes'])
      expect(isFound(searchKeys('Fees of all classes'), typed)).toBe(true)
    expect(isFound(searchKeys('Tuition fee'), 'fees')).toBe(true)
    expect(isFound(searchKeys('Bus'), 'bus')).toBe(true)
  })

  it('finds a long word by its first twelve letters, whatever follows', () => {
    expect(searchKeys('Representatives')).toContain(searchFor('representation')?.key)
  })

  it('finds B.A. however it is written, and not everything', () => {
    const keys = searchKeys('B.A. first semester: result', 'M.A.(History)')
    for (const typed of ['B.A.', 'BA', 'b.a', 'MA', 'M.A.(History)']) expect(isFound(keys, typed)).toBe(true)
    expect(isFound(searchKeys('B.Com. timetable'), 'B.A.')).toBe(false)
  })

  it('finds a name by what stands inside it, and a number by its end, in Devanagari digits too', () => {
    const keys = nameKeys('Rajkumar श्रीवास्तव', 'a.k.sharma99@example.test', '9876543210')
    for (const typed of ['kumar', 'jku', 'वास्तव', 'sharma', '43210', '98765 43210', '९८७६५', 'example'])
      expect(isFound(keys, typed)).toBe(true)
    // Two letters are inside nearly every name.
    expect(isFound(keys, 'ku')).toBe(false)
    expect(keys.filter((key) => /^\p{M}/u.test(key))).toEqual([])
  })

  it('finds a document with long texts by the beginnings of its first words, and its keys stay few', () => {
    const letters = 'abcdefghijklmnopqrstuvwxyz'
    const keys = nameKeys('Meena', ...[...letters].map((letter) => letter + letters))
    expect(keys.length).toBe(400)
    expect(isFound(keys, 'meena zabc')).toBe(true)
  })

  it('finds a word whose letters take two UTF-16 units, of which half a letter is never stored', () => {
    const name = '\u{11103}\u{11127}\u{1110B}\u{1112C}'
    const keys = nameKeys(`ⰰ${name}`, name)
    expect(keys.filter((key) => !key.isWellFormed())).toEqual([])
    expect(keys).toContain(searchFor(name)?.key)
  })

  it('learns that nothing was typed that can be searched for', () => {
    expect(searchFor(' — ! ')).toBeUndefined()
  })
})
