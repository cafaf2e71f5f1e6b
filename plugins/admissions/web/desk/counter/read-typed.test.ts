import { college } from '@prangan/college/config'
import { describe, expect, it } from 'vitest'
import { numberIn } from './read-typed.ts'

const number = `${college.shortCode}-2026-K7M4QX3`

describe('What a scanner types at the counter', () => {
  it.each([
    number,
    number.toLowerCase(),
    ` ${number}\n`,
    `https://college.test/application#number=${number}&flow=x`,
    `${college.shortCode}2026K7M4QX3`,
    `upi://pay?pa=a@b&tr=${college.shortCode}2026K7M4QX3`,
  ])('is the application number: %s', (typed) => expect(numberIn(typed)).toBe(number))

  it.each(['Meera Joshi', '9876510002', 'QX3', '2026-27', ''])('is something to search for: %s', (typed) =>
    expect(numberIn(typed)).toBeUndefined(),
  )
})
