import { transliterate } from '@prangan/contract/transliterate'
import { stemWord } from './stem-word.ts'

/** The order of these reductions matters. */
const reductions: readonly (readonly [RegExp, string])[] = [
  [/chh/g, 'ch'],
  [/ph/g, 'f'],
  [/w/g, 'v'],
  [/z/g, 'j'],
  [/q|c(?!h)/g, 'k'],
  [/x/g, 'ks'],
  [/sh/g, 's'],
  [/ee|ii/g, 'i'],
  [/oo|uu/g, 'u'],
  [/aa+/g, 'a'],
  [/iy(?=[aeiou])/g, 'i'],
  // Chaudhary, Chaudhari.
  [/(?<=[^aeiou])y$/, 'i'],
  // A short a before r and another consonant: Verma, Sharma.
  [/e(?=r[^aeiou])/g, 'a'],
  [/m(?=[^aeiou])/g, 'n'],
  [/([^aeiou])\1/g, '$1'],
  // The endings of plurals: chhatron, kakshayen.
  [/(?<=...)(?:i?o|e)n$/, ''],
  [/(?<=[^aeiou])a(?=[^aeiou]|$)/g, ''],
]

/**
 * Reduces a normalised word to its sound in Latin letters, the same for प्रवेश, pravesh and pravesha. It finds Hindi that was
 * typed on an English keyboard.
 */
export const latinSkeleton = (word: string): string =>
  reductions.reduce((spelt, [from, to]) => spelt.replace(from, to), transliterate(hindiStem(word)))

/** A Latin word keeps its s, which may be the end of a Hindi one: itihas. */
const hindiStem = (word: string): string => (/[a-z]/.test(word) ? word : stemWord(word))
