import { latinDigits } from '../digits.ts'

/** Optional signs: nukta, visarga, avagraha, zero-width joiners, accents on Latin letters. */
const optionalSigns = /\u093c|\u0903|\u093d|[\u200b-\u200d]|\u2060|\ufeff|\u00ad|[\u0300-\u036f]/g
const chandrabindu = /\u0901/g
/** ङ ञ ण न म before a consonant, which most people write as a dot: हिन्दी and हिंदी. */
const nasalBeforeConsonant = /[ङञणनम]\u094d(?=[क-ह])/g
const anusvara = '\u0902'

/**
 * Normalises a text for search, so that different spellings match: lower case, Latin digits, no nukta, one sign for every nasal
 * before a consonant. For comparing only, never for display.
 */
export function normaliseText(text: string): string {
  // A fast path for most words; the rest takes twenty times as long.
  if (/^[ -~]*$/.test(text)) return text.toLowerCase()
  return latinDigits(text)
    .normalize('NFD')
    .toLowerCase()
    .replace(optionalSigns, '')
    .replace(chandrabindu, anusvara)
    .replace(nasalBeforeConsonant, anusvara)
}
