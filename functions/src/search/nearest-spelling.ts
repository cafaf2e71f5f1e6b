import { wordsIn } from '@prangan/contract/site-search/words-in'
import { queryWords } from './query-words.ts'
import { stemWord } from './stem-word.ts'

/** A word may have one wrong letter for every three letters. */
const lettersPerSlip = 3
const shortestWord = 3

function editDistance(one: readonly string[], other: readonly string[]): number {
  let [beforeLast, last]: [number[], number[]] = [[], other.map((_, at) => at + 1)]
  last.unshift(0)
  for (const [row, letter] of one.entries()) {
    const next = [row + 1]
    for (const [column, otherLetter] of other.entries()) {
      const cost = letter === otherLetter ? 0 : 1
      const best = Math.min((next[column] ?? 0) + 1, (last[column + 1] ?? 0) + 1, (last[column] ?? 0) + cost)
      const isSwap = row > 0 && column > 0 && letter === other[column - 1] && one[row - 1] === otherLetter
      next.push(isSwap ? Math.min(best, (beforeLast[column - 1] ?? 0) + 1) : best)
    }
    ;[beforeLast, last] = [last, next]
  }
  return last.at(-1) ?? 0
}

export const vocabularyOf = (texts: readonly string[]): Map<string, string> =>
  new Map(
    texts.flatMap((text) =>
      wordsIn(text).map(({ start, end, word }) => [word, text.slice(start, end)] as const),
    ),
  )

function nearestWord(word: string, vocabulary: ReadonlyMap<string, string>): string | undefined {
  const letters = [...word]
  if (letters.length < shortestWord) return undefined
  let nearest: string | undefined
  let most = Math.floor(letters.length / lettersPerSlip) + 1
  for (const [known, written] of vocabulary) {
    if (stemWord(known) === stemWord(word)) return written
    const knownLetters = [...known]
    if (knownLetters.length < shortestWord || Math.abs(knownLetters.length - letters.length) >= most) continue
    const distance = editDistance(letters, knownLetters)
    if (distance < most) {
      most = distance
      nearest = written
    }
  }
  return nearest
}

export function nearestSpelling(query: string, vocabulary: ReadonlyMap<string, string>): string | undefined {
  const words = queryWords(query).map((word) => nearestWord(word, vocabulary))
  return words.includes(undefined) ? undefined : words.join(' ').toLowerCase()
}
