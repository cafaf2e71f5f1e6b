import { describe, expect, it } from 'vitest'
import * as english from './messages/en/usual-texts.ts'
import * as hindi from './messages/hi/usual-texts.ts'
import { usualTextIn, usualTexts } from './usual-texts.ts'

describe('A usual text', () => {
  it('is read in the reader’s language, whichever language it was chosen in', () => {
    const { marks } = english.usualQuestions.education
    const inHindi = hindi.usualQuestions.education.marks
    expect(usualTextIn('hi', marks)).toBe(inHindi)
    expect(usualTextIn('en', inHindi)).toBe(marks)
    expect(usualTextIn('hi', inHindi)).toBe(inHindi)
    expect(usualTextIn('hi', english.usualReasons.claim.late)).toBe(hindi.usualReasons.claim.late)
  })

  it('that was changed is the office’s own', () => {
    expect(usualTextIn('hi', `${english.usualQuestions.education.marks} Today.`)).toBeUndefined()
    expect(usualTextIn('hi', '')).toBeUndefined()
  })

  it('is in English where a language has none', () => {
    expect(usualTexts('ur', 'usualReasons', 'claim:ncc')).toBe(english.usualReasons.claim)
  })
})
