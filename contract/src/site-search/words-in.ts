import { normaliseText } from './normalise-text.ts'

export type WordInText = { start: number; end: number; word: string }

/** B.Sc. and बी.एस-सी. are one word each; then words of any script with their marks and joiners. */
const pattern =
  /(?:(?:\p{L}{1,2}|\p{Script=Devanagari}{1,5})\.)+[\p{L}\p{M}]+(?:-[\p{L}\p{M}]{1,4}(?=\.))?|[\p{L}\p{M}\p{N}\u200c\u200d]+/gu

export const wordsIn = (text: string): WordInText[] =>
  [...text.matchAll(pattern)].flatMap(({ 0: written, index }) => {
    const word = normaliseText(written.replace(/[.-]/g, ''))
    return word === '' ? [] : [{ start: index, end: index + written.length, word }]
  })
