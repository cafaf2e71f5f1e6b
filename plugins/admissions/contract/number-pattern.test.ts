import { describe, expect, it } from 'vitest'
import { exampleOf, fitsPattern, isNumberPattern } from './number-pattern.ts'

describe('A pattern of a number', () => {
  it.each([
    ['WRN\\d{8}', 'WRN12345678', 'WRN1234567'],
    ['R\\d{4}', 'R0001', 'R00010'],
    ['\\d{8}|[A-Z]{2}-\\d{6}', 'AB-123456', 'ab-123456'],
    ['[A-Z0-9]{6,12}', 'AB12CD', 'AB12'],
    ['\\d+/\\d{2,4}[A-Z]?', '123/2026A', '123/2026AB'],
    ['.*', 'anything', undefined],
    ['', 'anything', undefined],
    ['A\\.B', 'A.B', 'AxB'],
  ])('%j may be stored, and decides', (pattern, good, bad) => {
    expect(isNumberPattern(pattern)).toBe(true)
    expect(fitsPattern(good, pattern)).toBe(true)
    if (bad !== undefined) expect(fitsPattern(bad, pattern)).toBe(false)
  })

  it.each([
    '(a+)+',
    '(a|a)*b',
    '([a-zA-Z]+)*x',
    '(?:a{0,20}){0,20}',
    '(.*)(.*)(.*)(.*)x',
    'a?a?a?a?aaaa',
    '\\d*\\d*\\d*\\d*x',
    '\\d{1,}\\d{1,}\\d{1,}\\d{1,}x',
    '(?=a+)b',
    '\\1',
    '[z-a]',
    'a{2,1}',
    'a**',
    '[a',
    '\\p{L}',
    'é',
  ])('%j may not', (pattern) => {
    expect(isNumberPattern(pattern)).toBe(false)
    // An unsafe pattern that was stored earlier accepts every text, without being run.
    expect(fitsPattern(`${'a'.repeat(40)}!`, pattern)).toBe(true)
  })

  it('ends soon with whatever may be stored, on the longest text', () => {
    const patterns = ['\\d*\\d*\\d*x', '.+.+.+x', '[0-9a]{0,99}\\w{0,99}.{0,99}x', '\\w?\\w?\\w?x']
    for (const pattern of patterns) {
      expect(isNumberPattern(pattern)).toBe(true)
      expect(fitsPattern('1'.repeat(60), pattern)).toBe(false)
    }
  })

  it('is itself checked soon, however it is built', () => {
    for (const part of ['[', '\\', '[a-', 'a{1,', '\\d?'])
      expect(isNumberPattern(part.repeat(200))).toBe(false)
  })
})

it.each([
  ['WRN\\d{8}', 'WRN12345678'],
  ['[A-Z]{2}/\\d{4}|\\d+', 'AA/1234'],
  ['UP-?\\d{3,6}\\.[0-9]', 'UP-123.0'],
])('The example of %s fits it', (pattern, example) => {
  expect(exampleOf(pattern)).toBe(example)
  expect(fitsPattern(example, pattern)).toBe(true)
})
