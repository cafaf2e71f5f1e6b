import { language } from '../messages/language.ts'

/** A text that a person typed, with its `lang` where that is another one than the page's. */
export function UserText({ text }: { text: string }) {
  const typed = /\p{Script=Devanagari}/u.test(text) ? 'hi' : 'en'
  return typed === language() ? text : <span lang={typed}>{text}</span>
}
