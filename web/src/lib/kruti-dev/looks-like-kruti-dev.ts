import { withoutLatin } from './kept-latin.ts'

/** Words in nearly every Hindi sentence and words of offices, in Kruti Dev. None is English. */
const typicalWords = new Set(
  (
    'gS gSa Fkk Fkh Fks ds dk dh dks esa ls ij ls fd ;g og vkSj ,oa rFkk ;k tks ;fn Hkh gh ugha fy, fd;k fd;s fd, dj ' +
    'djsa djus djuk djds gks gksus gksuk gksxk gksxh gksaxs gqvk gqbZ gq, x;k x;h xbZ x, tk tkrk tkrh tkus tk;s tk, ' +
    'tk;sxk tk;sxh tk,xk tk,xh lHkh leLr vius viuk viuh mDr bl ml ;s fnukad rd gsrq }kjk vuqlkj lEcU/k laca/k fo"k; ' +
    "lwpuk lwfpr izos'k 'kqYd ijh{kk Nk= Nk=k Nk=ksa Nk=kvksa fo|kFkhZ fo|kFkhZ; fo|kfFkZ;ksa egkfo|ky; fo'ofo|ky; " +
    'izkpk;Z vkosnu i= izek.k lfefr dk;Zdze dk;ZØe o"kZ l= izFke f}rh; r`rh; Lukrd LukrdksRrj vfUre vafre frfFk cts ' +
    "le; dk;kZy; vko';d vfuok;Z d`i;k —i;k lwph ;ksX;rk izkIr miyC/k tek iqLrdky; Jh Jherh f'k{kk f'k{kd fuEu"
  ).split(' '),
)

/** Shapes that no word in Latin script has: क्ष, द्य, द्व, य, श, ष, त्र, the parts of ओ and आ, a reph. */
const typicalShape = new RegExp(
  [
    /[A-Za-z][{|}][A-Za-z;]{2}/,
    /[a-z];[kshqwZa](?![a-z]*[aeiou]{2})/,
    /[a-z];ksa?$/,
    /ksa$|kvksa|^vk[a-z]/,
    /[A-Za-z]'k|"k/,
    /[a-z]=k?s?$/,
    /[a-z]Z(?:[a-z]|$)/,
  ]
    .map(({ source }) => source)
    .join('|'),
)

const around = /^[¼Þ^]+|[½\]ß*A%&-]+$/g

/** The first characters are enough to decide. */
const longest = 4_000
const fewest = 2

/** Words of two small letters, such as `ds` and `dk`, also occur in English texts. */
const isShort = (word: string): boolean => /^[a-z]{2}$/.test(word)

/**
 * Returns true if a text without Devanagari has two or more typical words or shapes of Hindi in Kruti Dev. At least one must be
 * longer than two letters.
 */
export function looksLikeKrutiDev(text: string): boolean {
  if (/\p{Script=Devanagari}/u.test(text)) return false
  const words = withoutLatin(text.slice(0, longest)).split(/\s+/)
  const typical = words
    .map((word) => word.replaceAll(around, ''))
    .filter((word) => typicalWords.has(word) || typicalShape.test(word))
  return typical.length >= fewest && !typical.every(isShort)
}
