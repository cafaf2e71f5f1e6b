const titles =
  /^(?:(?:dr|prof|capt|captain|shri|smt|km|er|mr|mrs|ms)\b\.?|(?:डॉ|प्रो|श्री|श्रीमती|सुश्री|कु)(?:\.|\s)|\([\p{L}\p{M}]+\.?\)|\s)+/iu

/** A name without the titles before it: 'Prof. (Smt.) Asha Verma' is 'Asha Verma'. */
export function withoutTitles(name: string): string {
  return name.replace(titles, '') || name
}

/**
 * A first letter as readers see it: in Devanagari with the consonants that are joined to it, and its vowel signs. The
 * browser's own `Intl.Segmenter` would hold up every page with a person on it, for 90 ms on a slow phone.
 */
const firstLetter = /^(?:\p{L}\u093c?\u094d\u200d?)*\P{M}\p{M}*/u

/** The first letters of the first and the last name; of a Hindi name with the vowel signs that belong to them. */
export function initialsOf(name: string): string {
  const words = withoutTitles(name).split(/\s+/).filter(Boolean)
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words
  return ends
    .map((word) => firstLetter.exec(word ?? '')?.[0] ?? '')
    .join('')
    .toUpperCase()
}
