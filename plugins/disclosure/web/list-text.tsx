import { shownText } from '@prangan/contract/content/show-in'
import type { LocalizedText } from '@prangan/contract/schemas/content-fields'
import { language } from '@prangan/web/messages/language.ts'
import { ShownText } from '@prangan/web/ui/shown-text.tsx'

/** A text in the reader's language; a list is in English and Hindi only. */
export const ListText = ({ text }: { text: LocalizedText }) => (
  <ShownText text={shownText(text, language())} />
)
