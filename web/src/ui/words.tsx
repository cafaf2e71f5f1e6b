/** A text that a person typed, marked as Hindi where it is, so that it is read and set as Hindi. */
export function Words({ text }: { text: string }) {
  return /\p{Script=Devanagari}/u.test(text) ? <span lang="hi">{text}</span> : text
}
