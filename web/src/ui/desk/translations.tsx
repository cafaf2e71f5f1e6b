import { otherLanguages } from '@prangan/contract/languages'
import type { LocalizedText } from '@prangan/contract/schemas/content-fields'
import { writtenIn } from '../../messages/language-name.ts'

/** A text in each other language in which it is written. */
export function Translations({ text, className }: { text: LocalizedText; className: string }) {
  return otherLanguages.map(
    (language) =>
      text[language] && (
        <span key={language} {...writtenIn(language)} className={className}>
          {text[language]}
        </span>
      ),
  )
}
