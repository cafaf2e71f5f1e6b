/**
 * Addresses, and the marks of a page's text: links, bold and placeholders. An address begins at a word boundary, so that a long
 * word is read once.
 */
const verbatim = new RegExp(
  [
    /https?:\/\/[^\s<>½]+/,
    /www\.[\w-]+(?:\.[\w-]+)+(?:\/[^\s½]*)?/,
    /(?<![\w.+-])[\w.+-]+@[\w-]+(?:\.[\w-]+)*\.(?:com|org|net|edu|gov|in|info|test)(?!\w)/,
    /(?<![a-zA-Z0-9.-])[a-zA-Z0-9-]{2,}(?:\.[a-zA-Z0-9-]{2,})*\.(?:com|org|net|edu|gov|(?:ac|co|gov|edu|nic|org)\.in)(?:\/[^\s½]*)?(?!\w)/,
    /\{\{[\w.]+\}\}/,
    /\[(?=[^\]\n]{0,200}\]\((?:https?:|mailto:|tel:|\/)[^()\s]*\))/,
    /\]\((?:https?:|mailto:|tel:|\/)[^()\s]*\)/,
    /(?<!\^\^[^*^]{0,200})\*\*/,
  ]
    .map(({ source }) => source)
    .join('|'),
  'g',
)

/** English words that offices write between Hindi ones; no Hindi word in Kruti Dev is spelt like one of them. */
const englishWords = new Set(
  (
    'academic account admission admit android app application bank bba bca branch card certificate class click code ' +
    'college computer coordinator counselling course covid date degree department director dr drive email e-mail ' +
    'english exam examination fax fee fees file form google government helpline hostel ifsc india internet library ' +
    'link list login logout mba meet merit mobile mr mrs ms national notice number office offline online otp page ' +
    'password payment pdf phone photo pin pincode portal principal pta registration result roll rusa scan scheme ' +
    'science semester session sms software student students telegram university upload url usa user username ' +
    'verification video virtual webinar website whatsapp wi-fi word youtube zoom'
  ).split(' '),
)

/** Roman numerals, and abbreviations such as NSS. Hindi in Kruti Dev has small letters too. */
const capitals = /^(?:[IVX]+|[A-Z]{3,})$/

/** Sequences that no Hindi word has: a mark at its beginning, marks that exclude each other, half a letter at its end. */
const unreadable = /^[\u0900-\u0903\u093A-\u094F]|[ा-ौ][ा-ौ]|्[ा-ौ]|[ंँ]{2}|।.|्$|र्[।.]?$/

function isEnglish(word: string, convert: (text: string) => string): boolean {
  if (englishWords.has(word.toLowerCase().replace(/'s$/, ''))) return true
  if (capitals.test(word)) return true
  // ण् does not end a word.
  return /^[A-Z][A-Za-z0-9.&/-]*$/.test(word) && (word.endsWith('.') || unreadable.test(convert(word)))
}

const word = /^([¼(Þ^]*)(.*?)([½)\],;:ßA*-]*)$/

function convertWord(typed: string, convert: (text: string) => string): string {
  if (isEnglish(typed, convert)) return typed
  const [, before = '', core = '', after = ''] = word.exec(typed) ?? []
  if (core === '' || !isEnglish(core, convert)) return convert(typed)
  const ofKrutiDev = (signs: string) => signs.replace(/[¼½Þß^*\]A]/g, convert)
  return ofKrutiDev(before) + core + ofKrutiDev(after)
}

export function withoutLatin(text: string): string {
  const words = text.replaceAll(verbatim, ' ').split(/\s+/)
  return words.filter((each) => !englishWords.has(each.toLowerCase())).join(' ')
}

export function keepLatin(text: string, convert: (text: string) => string): string {
  const parts = text.split(new RegExp(`(${verbatim.source})`, 'g'))
  return parts
    .map((part, index) => {
      if (index % 2 === 1) return part
      return part
        .split(/(\s+)/)
        .map((each) => (/\S/.test(each) ? convertWord(each, convert) : each))
        .join('')
    })
    .join('')
}
