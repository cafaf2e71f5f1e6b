/** A text that a person typed, with `lang="hi"` if it is Hindi. */
export function UserText({ text }: { text: string }) {
  return /\p{Script=Devanagari}/u.test(text) ? <span lang="hi">{text}</span> : text
}
