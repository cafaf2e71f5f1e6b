import { transliterate } from './transliterate.ts'

const longest = 60

/** Transliterates a Hindi word: वर्मा is 'varma'. The inherent vowel of the last consonant is silent: राम is 'ram'. */
function inLatin(word: string): string {
  const letters = word.normalize('NFD').replaceAll('\u0901', '\u0902').replaceAll('\u093c', '')
  const spelt = transliterate(letters).replaceAll('aa', 'a').replaceAll('ee', 'i').replaceAll('oo', 'u')
  return /(?<!\u094d)[\u0915-\u0939]$/.test(letters) ? spelt.slice(0, -1) : spelt
}

const spelt = (text: string): string =>
  text
    .replaceAll(/\p{Script=Devanagari}+/gu, inLatin)
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^a-z0-9]+/g, '-')

const withoutEnds = (slug: string): string => slug.replaceAll(/^-|-$/g, '')

/** Returns a text as a part of an address: Latin letters, digits and hyphens; '' if nothing is left. */
export const slugOf = (text: string): string => withoutEnds(spelt(text).slice(0, longest))

/** The same of at most so many characters, without a word that is cut. */
export function slugOfWords(text: string, most: number): string {
  const slug = withoutEnds(spelt(text))
  return slug.length <= most
    ? slug
    : slug
        .slice(0, most + 1)
        .replace(/-[^-]*$/, '')
        .slice(0, most)
}
