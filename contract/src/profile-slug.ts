import { transliterate } from './transliterate.ts'

const keyLength = 6
const longestName = 60

/** Transliterates a Hindi word: वर्मा is 'varma'. The inherent vowel of the last consonant is silent: राम is 'ram'. */
function inLatin(word: string): string {
  const letters = word.normalize('NFD').replaceAll('\u0901', '\u0902').replaceAll('\u093c', '')
  const spelt = transliterate(letters).replaceAll('aa', 'a').replaceAll('ee', 'i').replaceAll('oo', 'u')
  return /(?<!\u094d)[\u0915-\u0939]$/.test(letters) ? spelt.slice(0, -1) : spelt
}

/** Returns the name and the start of the id, which finds the profile. Old addresses keep working when the name changes. */
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

/** The e-mail address (the Id of the specification) or the start of an id. */
export type ProfileKey = { email: string; idPrefix?: never } | { idPrefix: string; email?: never }

export function profileKey(typed: string): ProfileKey {
  const id = typed.normalize('NFKC').trim()
  const [, idPrefix] = /^[^@]*-([A-Za-z0-9]{6})$/.exec(id) ?? []
  return idPrefix ? { idPrefix } : { email: id.toLowerCase() }
}

export const idsWith = (idPrefix: string) => ({ from: idPrefix, before: `${idPrefix}\uf8ff` })
