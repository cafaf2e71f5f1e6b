import { latinSkeleton } from './latin-skeleton.ts'
import { queryWords } from './query-words.ts'
import { stemWord } from './stem-word.ts'

/** Too many words share a shorter sound. */
const shortestSound = 3

export type PhraseIn = { length: number; groups: readonly number[] }

type Trie = { groups: Map<string, Set<number>>; beginnings: Set<string> }

const newTrie = (): Trie => ({ groups: new Map(), beginnings: new Set() })

function addTo({ groups, beginnings }: Trie, key: string, group: number): void {
  groups.set(key, (groups.get(key) ?? new Set()).add(group))
  for (let length = 1; length <= key.length; length++) beginnings.add(key.slice(0, length))
}

/**
 * Finds phrases in any spelling, in one word or several (datesheet, date sheet), and with synonyms of their words (pariksha
 * form, exam form). `phrases` are groups of the same meaning.
 */
export function createPhraseFinder(phrases: readonly (readonly string[])[]) {
  const known = new Map<string, readonly [stem: string, sound: string]>()
  const [stems, sounds, meanings] = [newTrie(), newTrie(), newTrie()]

  const keysOf = (word: string) => known.get(word) ?? ([stemWord(word), latinSkeleton(word)] as const)

  function meaningOf(word: string): string {
    const [stem, sound] = keysOf(word)
    const [group] = stems.groups.get(stem) ?? sounds.groups.get(sound) ?? []
    return ` ${group === undefined ? stem : `=${group}`}`
  }

  const all = phrases.flatMap((group, at) => group.map((phrase) => ({ at, words: queryWords(phrase) })))
  // Single words first, because the meanings of phrases depend on them.
  for (const { at, words } of all.toSorted((one, other) => one.words.length - other.words.length)) {
    if (words.length === 0) continue
    for (const word of words) known.set(word, keysOf(word))
    const sound = words.map((word) => keysOf(word)[1]).join('')
    addTo(stems, words.map((word) => keysOf(word)[0]).join(''), at)
    if (sound.length >= shortestSound) addTo(sounds, sound, at)
    if (words.length > 1) addTo(meanings, words.map(meaningOf).join(''), at)
  }

  return (words: readonly string[], at: number): PhraseIn[] => {
    const found: PhraseIn[] = []
    let [stem, sound, meaning] = ['', '', '']
    for (let length = 1; at + length <= words.length; length++) {
      const word = words[at + length - 1] ?? ''
      stem += keysOf(word)[0]
      sound += keysOf(word)[1]
      meaning += meaningOf(word)
      const groups = new Set([
        ...(stems.groups.get(stem) ?? []),
        ...(sounds.groups.get(sound) ?? []),
        ...(meanings.groups.get(meaning) ?? []),
      ])
      if (groups.size > 0) found.unshift({ length, groups: [...groups] })
      const mayBeLonger =
        stems.beginnings.has(stem) || sounds.beginnings.has(sound) || meanings.beginnings.has(meaning)
      if (!mayBeLonger) break
    }
    return found
  }
}
