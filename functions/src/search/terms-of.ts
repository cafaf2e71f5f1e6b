import { latinSkeleton } from './latin-skeleton.ts'
import { stemWord } from './stem-word.ts'

/** The index stores the sound of a word beside its stem; this sign tells them apart. */
const soundSign = '~'
/** Too many words share a shorter sound. */
const shortestSound = 2

/** Abbreviations and two-letter words, which sound like longer words: TC and तक, as and Asha. */
const withoutSound = /^(?:[b-df-hj-np-tv-xz]+|[a-z]{2})$/

export function termsOf(word: string): string[] {
  const sound = latinSkeleton(word)
  const stem = stemWord(word)
  return sound.length < shortestSound || withoutSound.test(word) ? [stem] : [stem, soundSign + sound]
}

export const isSound = (term: string): boolean => term.startsWith(soundSign)

export const lettersOf = (term: string): number => [...term].length - (isSound(term) ? 1 : 0)
