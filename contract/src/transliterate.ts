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

/** Transliterates a normalised Hindi word with every vowel: प्रवेश is `pravesha`. Latin text stays unchanged. */
export function transliterate(word: string): string {
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
