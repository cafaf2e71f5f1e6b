import { transliterate } from './transliterate.ts'

/** How many characters of a member's id make the slug unique; ids are random. */
const keyLength = 6
/** The longest part for the name. */
const longestName = 60

/** A Hindi word in Latin letters as people write it: वर्मा is 'varma'. The last consonant's own vowel is silent: राम, 'ram'. */
function inLatin(word: string): string {
  const letters = word.normalize('NFD').replaceAll('\u0901', '\u0902').replaceAll('\u093c', '')
  const spelt = transliterate(letters).replaceAll('aa', 'a').replaceAll('ee', 'i').replaceAll('oo', 'u')
  return /(?<!\u094d)[\u0915-\u0939]$/.test(letters) ? spelt.slice(0, -1) : spelt
}

/**
 * How an address names a member of the faculty: the name, and the beginning of the id, by which the profile is found. So
 * an address goes on working when the name changes.
 */
export function profileSlug({ id, name }: { id: string; name: string }): string {
  const words = name
    .replaceAll(/\p{Script=Devanagari}+/gu, inLatin)
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, longestName)
    .replaceAll(/^-|-$/g, '')
  return `${words || 'profile'}-${id.slice(0, keyLength)}`
}

/** What a profile's address names its member by: the e-mail address, which is the Id of the specification, or a slug. */
export type ProfileKey = { email: string; idPrefix?: never } | { idPrefix: string; email?: never }

/** Parses the last part of a profile's address, which a person may have typed. */
export function profileKey(typed: string): ProfileKey {
  const id = typed.normalize('NFKC').trim()
  const [, idPrefix] = /^[^@]*-([A-Za-z0-9]{6})$/.exec(id) ?? []
  return idPrefix ? { idPrefix } : { email: id.toLowerCase() }
}

/** The ids that begin with such a prefix: from one up to before another. */
export const idsWith = (idPrefix: string) => ({ from: idPrefix, before: `${idPrefix}\uf8ff` })
