import { normaliseText } from '@prangan/contract/site-search/normalise-text'
import { type WordInText, wordsIn } from '@prangan/contract/site-search/words-in'
import { termsOf } from './terms-of.ts'

/** A piece of a text, and whether it is what was looked for. */
export type MarkedPiece = { text: string; isMatch: boolean }

/** Letters as readers see them: a consonant with its vowel sign is one, and is never split. */
const graphemes = new Intl.Segmenter('hi', { granularity: 'grapheme' })

/** Where the part of a word ends that was typed: after the letter with which it begins like the typed one. */
function endOfPrefix(text: string, { start, end }: WordInText, typed: string): number {
  let read = ''
  for (const { segment } of graphemes.segment(text.slice(start, end))) {
    read += segment
    if (normaliseText(read.replace(/[.-]/g, '')).startsWith(typed)) return start + read.length
  }
  return end
}

/** The part of a word that matches: all of it, or only the beginning that was typed. */
function matchIn(
  text: string,
  word: WordInText,
  terms: ReadonlySet<string>,
  typed: readonly string[],
): [start: number, end: number] | undefined {
  if (!termsOf(word.word).some((term) => terms.has(term))) return undefined
  const beginning = typed.find((each) => word.word.startsWith(each))
  return [word.start, beginning === undefined ? word.end : endOfPrefix(text, word, beginning)]
}

/** A text in pieces, with the words marked that were found by these terms of the index; `typed` are the query's words. */
export function markMatches(
  text: string,
  terms: ReadonlySet<string>,
  typed: readonly string[],
): MarkedPiece[] {
  const pieces: MarkedPiece[] = []
  let at = 0
  for (const word of wordsIn(text)) {
    const match = matchIn(text, word, terms, typed)
    if (!match) continue
    const [start, end] = match
    if (start > at) pieces.push({ text: text.slice(at, start), isMatch: false })
    pieces.push({ text: text.slice(start, end), isMatch: true })
    at = end
  }
  if (at < text.length) pieces.push({ text: text.slice(at), isMatch: false })
  return pieces
}

/** Words before the first match in an excerpt, and its length in words. */
const wordsBefore = 5
const excerptWords = 26

/** The part of a text around its first match, else its beginning. */
export function excerptOf(text: string, terms: ReadonlySet<string>): string {
  const words = wordsIn(text)
  const first = words.findIndex(({ word }) => termsOf(word).some((term) => terms.has(term)))
  const from = first <= excerptWords - wordsBefore ? 0 : first - wordsBefore
  const last = words[from + excerptWords - 1]
  const start = from === 0 ? 0 : (words[from]?.start ?? 0)
  const isCut = last !== undefined && from + excerptWords < words.length
  const end = isCut ? last.end : text.length
  return (from > 0 ? '… ' : '') + text.slice(start, end) + (isCut ? ' …' : '')
}
