import { glyphs, reph } from './glyphs.ts'
import { keepLatin } from './kept-latin.ts'

/** A consonant with its nukta, and the few consonants joined before it. */
const cluster = '(?:[क-ह]़?्){0,5}[क-ह]़?'
const signs = '[ा-ौंँ]'

/** The order matters: each replacement needs the results of the previous ones. */
const orderings: readonly (readonly [pattern: RegExp, replacement: string])[] = [
  [/््+/g, '्'],
  // The upright stroke completes a half letter.
  [/्ा/g, ''],
  // Each mark once, in the order of Unicode.
  [/([ाी-ौंँ]{1,4})़/g, '़$1'],
  [/([ंँ])([ाी-ौ]+)/g, '$2$1'],
  [new RegExp(`(${signs})\\1+`, 'g'), '$1'],
  [/िा/g, 'ि'],
  // ि is typed before its letters.
  [new RegExp(`ि([ंँ]?)(${cluster})`, 'g'), '$2ि$1'],
  // A reph is typed after its letters.
  [/इ\uE000/g, 'ई'],
  [new RegExp(`(${cluster}${signs}{0,4})${reph}`, 'g'), 'र्$1'],
  [/\uE000/g, 'र्'],
  // Vowels that are typed in parts.
  [/अाे|अो|आे/g, 'ओ'],
  [/अाै|अौ|आै/g, 'औ'],
  [/अाॅ|अॉ|आॅ/g, 'ऑ'],
  [/अा/g, 'आ'],
  [/एे/g, 'ऐ'],
  [/ाे|ेा/g, 'ो'],
  [/ाै|ैा/g, 'ौ'],
  [/ाॅ|ॅा/g, 'ॉ'],
]

/** The words with a visarga. In other words the same shape is a colon, such as after विषय. */
const withVisarga =
  /(?<![\u0900-\u0963])(अत|पुन|प्रात|प्राय|छ|नम|क्रमश|शत|स्वत|अन्तत|अंतत|मुख्यत|पूर्णत|सामान्यत|सम्भवत|संभवत|विशेषत|वस्तुत|अंशत|मूलत):(?![\u0900-\u0963])/g

/** Characters that represent themselves: between digits, in rows of dots, and half letters at the end. */
const plain = [
  /(?<=\d)[,.:/](?=\d)/,
  /(?<=(?<!\d)(?:19|20)\d\d)-(?=\d\d(?!\d))/,
  /(?<=\d)[–—](?=\d)|(?<!\S)[–—](?!\S)/,
  /\.{2,}|_{2,}/,
  /(?<=\S)[.?/'"](?!\S)/,
]
const shapes = new RegExp(`(${plain.map(({ source }) => source).join('|')})|\\^\\^|\\*\\*|[^]`, 'g')
const quotes: Readonly<Record<string, string>> = { '^^': '“', '**': '”' }

function convert(text: string): string {
  const shown = text.replace(
    shapes,
    (typed, plainSign?: string) => plainSign ?? quotes[typed] ?? glyphs.get(typed) ?? typed,
  )
  const ordered = orderings.reduce(
    (done, [pattern, replacement]) => done.replace(pattern, replacement),
    shown,
  )
  return ordered
    .replace(withVisarga, '$1ः')
    .replace(/(?<=[\u0900-\u0963]):(?=[\u0900-\u0963])/g, 'ः')
    .normalize('NFC')
}

/**
 * Converts text from Kruti Dev 010 to Unicode. Addresses, English words, marks of a page's text and Devanagari stay unchanged.
 */
export function krutiDevToUnicode(text: string): string {
  return keepLatin(text, convert)
}
