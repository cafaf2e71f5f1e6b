const words = new Intl.Segmenter('hi', { granularity: 'word' })

/** The beginning of a text in whole words: about as many characters. */
export function beginningOf(text: string, length: number): string {
  const last = words.segment(text).containing(length - 1)
  return last ? text.slice(0, last.index + last.segment.length) : text
}

/** The end of a text in whole words: about as many characters. */
export function endOf(text: string, length: number): string {
  const first = words.segment(text).containing(text.length - length)
  return first ? text.slice(first.index) : text
}
