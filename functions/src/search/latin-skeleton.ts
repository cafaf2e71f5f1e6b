import { stemWord } from './stem-word.ts'

const inherentVowel = 'a'
const virama = '\u094d'

const consonants: Readonly<Record<string, string>> = {
  क: 'k',
  ख: 'kh',
  ग: 'g',
  घ: 'gh',
  ङ: 'n',
  च: 'ch',
  छ: 'chh',
  ज: 'j',
  झ: 'jh',
  ञ: 'n',
  ट: 't',
  ठ: 'th',
  ड: 'd',
  ढ: 'dh',
  ण: 'n',
  त: 't',
  थ: 'th',
  द: 'd',
  ध: 'dh',
  न: 'n',
  प: 'p',
  फ: 'ph',
  ब: 'b',
  भ: 'bh',
  म: 'm',
  य: 'y',
  र: 'r',
  ल: 'l',
  ळ: 'l',
  व: 'v',
  श: 'sh',
  ष: 'sh',
  स: 's',
  ह: 'h',
}

/** Vowels at the beginning of a syllable, and their signs. */
const vowels: Readonly<Record<string, string>> = {
  अ: 'a',
  आ: 'aa',
  इ: 'i',
  ई: 'ee',
  उ: 'u',
  ऊ: 'oo',
  ऋ: 'ri',
  ए: 'e',
  ऐ: 'ai',
  ऑ: 'o',
  ओ: 'o',
  औ: 'au',
  ऍ: 'e',
  '\u093e': 'aa',
  '\u093f': 'i',
  '\u0940': 'ee',
  '\u0941': 'u',
  '\u0942': 'oo',
  '\u0943': 'ri',
  '\u0945': 'e',
  '\u0947': 'e',
  '\u0948': 'ai',
  '\u0949': 'o',
  '\u094b': 'o',
  '\u094c': 'au',
}

/** A normalised word in Latin letters, as people spell it out: प्रवेश is `pravesha`. */
function transliterate(word: string): string {
  const letters = [...word.replaceAll('ज्ञ', 'ग्य')]
  return letters
    .map((letter, at) => {
      if (letter === '\u0902') return 'n'
      const consonant = consonants[letter]
      if (consonant === undefined) return letter === virama ? '' : (vowels[letter] ?? letter)
      const next = letters[at + 1] ?? ''
      const hasOwnVowel = next === virama || (/\p{M}/u.test(next) && next in vowels)
      return hasOwnVowel ? consonant : consonant + inherentVowel
    })
    .join('')
}

/** What people spell in several ways, in the order in which it is made one. */
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
 * The sound of a normalised word in a few Latin letters, the same for प्रवेश, pravesh and pravesha: so Hindi is found that
 * was typed on an English keyboard.
 */
export const latinSkeleton = (word: string): string =>
  reductions.reduce((spelt, [from, to]) => spelt.replace(from, to), transliterate(hindiStem(word)))

/** A Latin word keeps its s, which may be the end of a Hindi one: itihas. */
const hindiStem = (word: string): string => (/[a-z]/.test(word) ? word : stemWord(word))
