import { normaliseText } from '@prangan/contract/site-search/normalise-text'
import type { MarkedPiece } from '@prangan/contract/site-search/search-answer'
import type { WordInText } from '@prangan/contract/site-search/words-in'
import type { Token } from './tokenizer.ts'

/** A grapheme is a consonant with its vowel sign, and is never split. */
const graphemes = new Intl.Segmenter()

function endOfPrefix(text: string, { start, end }: WordInText, typed: string): number {
  let read = ''
  for (const { segment } of graphemes.segment(text.slice(start, end))) {
    read += segment
    if (normaliseText(read.replace(/[.-]/g, '')).startsWith(typed)) return start + read.length
  }
  return end
}

const matchesIn = (tokens: readonly Token[], terms: ReadonlySet<string>): Token[] =>
  tokens.filter((token) => token.terms.some((term) => terms.has(term)))

/**
 * Splits a text into pieces and marks the words that matched these terms. If a word only begins like a typed one, only that
 * beginning is marked.
 */
export function markMatches(
  text: string,
  tokens: readonly Token[],
  terms: ReadonlySet<string>,
  typed: readonly string[],
): MarkedPiece[] {
  const pieces: MarkedPiece[] = []
  let at = 0
  for (const match of matchesIn(tokens, terms).sort(
    (one, other) => one.start - other.start || other.end - one.end,
  )) {
    const beginning = typed.find((each) => match.word.startsWith(each))
    const end = beginning === undefined ? match.end : endOfPrefix(text, match, beginning)
    if (end <= at) continue
    const start = Math.max(at, match.start)
    if (start > at) pieces.push({ text: text.slice(at, start), isMatch: false })
    pieces.push({ text: text.slice(start, end), isMatch: true })
    at = end
  }
  if (at < text.length) pieces.push({ text: text.slice(at), isMatch: false })
  return pieces
}

const wordsBefore = 5
const excerptWords = 26

export function excerptOf(text: string, tokens: readonly Token[], terms: ReadonlySet<string>): string {
  const words = tokens.filter(({ word }) => word !== '')
  const matches = matchesIn(tokens, terms)
  let [best, most] = [0, 0]
  for (const [at, { start }] of words.entries()) {
    if (!matches.some((match) => match.start === start)) continue
    const end = words[at + excerptWords - wordsBefore]?.start ?? text.length
    const near = matches.filter((match) => match.start >= start && match.start < end)
    const found = new Set(near.flatMap((match) => match.terms.filter((term) => terms.has(term)))).size
    if (found > most) [best, most] = [at, found]
  }
  const from = best <= excerptWords - wordsBefore ? 0 : best - wordsBefore
  const last = words[from + excerptWords - 1]
  const start = from === 0 ? 0 : (words[from]?.start ?? 0)
  const isCut = last !== undefined && from + excerptWords < words.length
  // Punctuation is not part of a word: an address such as a@b.test ends at the next space.
  const end = isCut ? last.end + text.slice(last.end).search(/\s|$/) : text.length
  return (from > 0 ? '… ' : '') + text.slice(start, end) + (isCut ? ' …' : '')
}
