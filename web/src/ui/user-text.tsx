import { languageOfText } from '@prangan/contract/languages'
import { language } from '../messages/language.ts'

export function UserText({ text }: { text: string }) {
  const typed = languageOfText(text, language())
  return typed === language() ? text : <span lang={typed}>{text}</span>
}
