import { expect, it } from 'vitest'
import { beginningOf, endOf } from './cut-text.ts'

const text = 'महाविद्यालय के प्रत्येक विद्यार्थी का प्रवेश'

it('A reader of Hindi never sees a word cut, wherever the cut falls', () => {
  const words = text.split(' ')
  for (let length = 1; length < text.length; length += 1) {
    for (const part of [beginningOf(text, length), endOf(text, length)]) {
      expect(part.length).toBeGreaterThanOrEqual(length)
      for (const word of part.trim().split(' ')) expect(['', ...words]).toContain(word)
    }
    expect(text.startsWith(beginningOf(text, length))).toBe(true)
    expect(text.endsWith(endOf(text, length))).toBe(true)
  }
})

it('A text that is shorter stays whole', () => {
  expect(beginningOf(text, 500)).toBe(text)
  expect(endOf(text, 500)).toBe(text)
  expect(beginningOf('', 5)).toBe('')
})
