/** Endings of Hindi plurals and oblique cases, in normalised form, and what a word has without them. */
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

/** How many characters a stem keeps at least: shorter ones belong to too many words. */
const shortestStem = 3

/** A normalised word without the ending of its plural: समितियों and समिति, courses and course, have the same stem. */
export function stemWord(word: string): string {
  const endings = /\p{Script=Devanagari}/u.test(word) ? hindiEndings : englishEndings
  for (const [ending, rest] of endings) {
    if (!ending.test(word)) continue
    const stem = word.replace(ending, rest)
    return [...stem].length < shortestStem ? word : stem
  }
  return word
}
