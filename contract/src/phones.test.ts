import { expect, it } from 'vitest'
import { isDiallable, phoneParts } from './phones.ts'

const dialledIn = (text: string) => phoneParts(text).flatMap(({ dialled }) => dialled || [])

it.each([
  ['55500 10116', ['5550010116']],
  ['+91 55500-10116', ['+915550010116']],
  ['(01234) 255010', ['01234255010']],
  ['+91 (5999) 255010', ['+915999255010']],
  ['५५५०० १०११६', ['5550010116']],
  ['01234-255010 ext. 12', ['01234255010']],
  ['01234-255010 - 12', ['01234255010']],
  ['01234-255010 (2 lines)', ['01234255010']],
  ['Office: 01234-255010, 55500 10116 / 55500 10117', ['01234255010', '5550010116', '5550010117']],
])('A visitor dials the numbers in %s', (typed, numbers) => {
  expect(dialledIn(typed)).toEqual(numbers)
  expect(
    phoneParts(typed)
      .map(({ shown }) => shown)
      .join(''),
  ).toBe(typed)
})

it.each(['', 'abc!!', '255010', '55500', '1'.repeat(16), '5550010116 5550010117', 'tel:', '--- ---'])(
  'Nobody is sent to %j, which cannot be dialled',
  (typed) => {
    expect(isDiallable(typed)).toBe(false)
  },
)
