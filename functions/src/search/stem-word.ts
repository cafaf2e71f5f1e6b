const hindiEndings = [
  [/िय[ोा]ं$/u, 'ि'],
  [/ा[ओए]ं$/u, 'ा'],
  [/([ुू])(?:ओं|एं)$/u, '$1'],
  [/[ोे]ं$/u, ''],
  [/ी$/u, 'ि'],
] as const

const englishEndings = [
  [/ies$/, 'y'],
  [/(ss|x|ch|sh)es$/, '$1'],
  [/([^siu])s$/, '$1'],
] as const

/** Characters: too many words share a shorter stem. */
const shortestStem = 3

/** Removes the plural ending of a normalised word: समितियों and समिति, courses and course, have the same stem. */
export function stemWord(word: string): string {
  const endings = /\p{Script=Devanagari}/u.test(word) ? hindiEndings : englishEndings
  for (const [ending, rest] of endings) {
    if (!ending.test(word)) continue
    const stem = word.replace(ending, rest)
    return [...stem].length < shortestStem ? word : stem
  }
  return word
}
