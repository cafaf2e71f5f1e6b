import { describe, expect, it } from 'vitest'
import { mapContent } from './content/site-view.ts'
import { isSameText, mapTexts, textsOf, withTexts } from './localized.ts'

/** A text as a college stores it that has added Urdu to its languages. */
const text = { en: 'Library', hi: 'पुस्तकालय', ur: 'کتب خانہ' }

describe('A college that writes in a third language', () => {
  it('keeps it when another language of the text is edited', () => {
    expect(withTexts(text, { en: 'The library' })).toEqual({ ...text, en: 'The library' })
    expect(withTexts(text, { hi: '' })).toEqual({ en: 'Library', ur: 'کتب خانہ' })
  })

  it('keeps the main language, even if it is blank', () => {
    expect(withTexts(text, { en: '' })).toEqual({ ...text, en: '' })
    expect(withTexts(undefined, {})).toEqual({ en: '' })
  })

  it('has it changed with the others, and listed after them', () => {
    expect(mapTexts(text, (each) => `${each}!`)).toEqual({ en: 'Library!', hi: 'पुस्तकालय!', ur: 'کتب خانہ!' })
    expect(textsOf({ ur: 'کتب خانہ', en: 'Library' })).toEqual(['Library', 'کتب خانہ'])
  })

  it('is told that a text differs if only that language does', () => {
    expect(isSameText(text, { ...text, ur: 'لائبریری' })).toBe(false)
    expect(isSameText(text, { ur: text.ur, hi: text.hi, en: text.en } as typeof text)).toBe(true)
  })

  it('finds it in a content whose links were resolved', () => {
    const content = { heading: text, links: [{ text, href: 'page:library' }] }
    expect(mapContent(content, { text: (each) => each, href: () => '/library' })).toEqual({
      heading: text,
      links: [{ text, href: '/library' }],
    })
  })
})
