import { describe, expect, it } from 'vitest'
import { doiIn } from './doi.ts'

describe('A DOI', () => {
  it.each([
    ['10.5555/abc.12(3)-4', '10.5555/abc.12(3)-4'],
    [' https://doi.org/10.5555/x/y ', '10.5555/x/y'],
    ['http://dx.doi.org/10.5555/X', '10.5555/X'],
    ['doi: 10.5555/x', '10.5555/x'],
    [
      '10.1002/(SICI)1099(199901)7:1<1::AID-X>3.0.CO;2-#',
      '10.1002/(SICI)1099(199901)7:1<1::AID-X>3.0.CO;2-#',
    ],
  ])('is read from %j', (typed, doi) => {
    expect(doiIn(typed)).toBe(doi)
  })

  it.each([
    '',
    'x',
    '10.1/x',
    '10.5555/',
    '11.5555/x',
    'https://elsewhere.test/10.5555/x',
    '10.5555/a b',
    '10.5555/é',
  ])('is not %j', (typed) => {
    expect(doiIn(typed)).toBeUndefined()
  })

  it('is not endless', () => {
    expect(doiIn(`10.5555/${'x'.repeat(180)}`)).toBeDefined()
    expect(doiIn(`10.5555/${'x'.repeat(181)}`)).toBeUndefined()
  })
})
