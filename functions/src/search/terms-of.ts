import { latinSkeleton } from './latin-skeleton.ts'
import { stemWord } from './stem-word.ts'

/** The index keeps the sound of a word beside its stem; this sign keeps the two apart. */
const soundSign = '~'
/** Letters: shorter sounds are those of too many words. */
const shortestSound = 2

/** Letters that are said one by one, and words of two, whose sound is that of longer ones: TC and तक, as and Asha. */
const withoutSound = /^(?:[b-df-hj-np-tv-xz]+|[a-z]{2})$/

/** What the index knows a normalised word by: its stem, and its sound in Latin letters. */
export function termsOf(word: string): string[] {
  const sound = latinSkeleton(word)
  const stem = stemWord(word)
  return sound.length < shortestSound || withoutSound.test(word) ? [stem] : [stem, soundSign + sound]
}

/** Whether a term is a sound. */
export const isSound = (term: string): boolean => term.startsWith(soundSign)

/** The number of its letters. */
export const lettersOf = (term: string): number => [...term].length - (isSound(term) ? 1 : 0)
