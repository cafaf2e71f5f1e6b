import { language } from '../messages/language.ts'

export function UserText({ text }: { text: string }) {
  const typed = /\p{Script=Devanagari}/u.test(text) ? 'hi' : 'en'
  return typed === language() ? text : <span lang={typed}>{text}</span>
}
