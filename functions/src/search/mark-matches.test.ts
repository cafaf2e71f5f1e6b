import { expect, test } from 'vitest'
import { excerptOf, markMatches } from './mark-matches.ts'
import { createPhraseFinder } from './phrases.ts'
import { termsOf } from './terms-of.ts'
import { createTokenizer } from './tokenizer.ts'

const tokensOf = createTokenizer(createPhraseFinder([['TC', 'transfer certificate']]))

const marked = (text: string, found: string, typed: string) =>
  markMatches(text, tokensOf(text), new Set(termsOf(found)), [typed])
    .map(({ text, isMatch }) => (isMatch ? `[${text}]` : text))
    .join('')

test('The whole word is marked that was typed, and the beginning of a longer one', () => {
  expect(marked('College library: hours', 'library', 'library')).toBe('College [library]: hours')
  expect(marked('College library: hours', 'library', 'libr')).toBe('College [libr]ary: hours')
})

test('A Hindi letter is marked with its signs', () => {
  expect(marked('महाविद्यालय पुस्तकालय', 'पुस्तकालय', 'पुस')).toBe('महाविद्यालय [पुस्त]कालय')
  expect(marked('शिकायत', 'शिकायत', 'श')).toBe('[शि]कायत')
})

test('A word in another spelling or script is marked whole', () => {
  expect(marked('हिन्दी विभाग', 'हिंदी', 'hindi')).toBe('[हिन्दी] विभाग')
  expect(marked('विज्ञान संकाय', 'विज्ञान', 'vigyan')).toBe('[विज्ञान] संकाय')
})

test('Nothing of a text is lost', () => {
  const text = 'B.Sc. (बी.एस-सी.), 10+2 – and more'
  const pieces = markMatches(text, tokensOf(text), new Set(termsOf('bsc')), ['bsc'])
  expect(pieces.map((piece) => piece.text).join('')).toBe(text)
  expect(pieces[0]).toEqual({ text: 'B.Sc', isMatch: true })
})

test('A synonym of several words is marked as one, also the one that was typed', () => {
  const text = 'Original transfer certificate, and copies'
  const terms = new Set(['=0', ...termsOf('transfer')])
  expect(
    markMatches(text, tokensOf(text), terms, ['transfer', 'certificate']).map(({ text }) => text),
  ).toEqual(['Original ', 'transfer certificate', ', and copies'])
})

const excerpt = (text: string, ...terms: string[]) => excerptOf(text, tokensOf(text), new Set(terms))

test('An excerpt begins a little before the first match', () => {
  const words = Array.from({ length: 60 }, (_, at) => `w${at}`)
  expect(excerpt(words.join(' '), 'w40')).toMatch(/^… w35 .*w40.* …$|^… w35 .*w59$/)
  expect(excerpt(words.join(' '), 'w3')).toMatch(/^w0 .* …$/)
  expect(excerpt('Short.')).toBe('Short.')
})

test('An excerpt shows the part in which most was found', () => {
  const words = Array.from({ length: 100 }, (_, at) => `w${at}`)
  expect(excerpt(words.join(' '), 'w3', 'w50', 'w55')).toMatch(/^… w45 .*w50.*w55.* …$/)
})

test('An excerpt ends with a whole address', () => {
  const words = Array.from({ length: 25 }, (_, at) => `w${at}`)
  expect(excerpt([...words, 'a@b.test', 'and', 'more'].join(' '), 'w3')).toBe(`${words.join(' ')} a@b.test …`)
})
