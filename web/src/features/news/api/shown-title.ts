import { type Language, languageOfText } from '@prangan/contract/languages'
import type { Notice } from '@prangan/contract/schemas/notices'
import { language } from '../../../messages/language.ts'

/** A notice's title in the language of the page, if it has one, and otherwise the one that it has. */
export const shownTitle = ({ title, titleHi }: Pick<Notice, 'title' | 'titleHi'>): string =>
  (language() === 'hi' && titleHi) || title

/** The language of a title if it is not that of the page, for `lang`. */
export function otherLanguageOf(title: string): Language | undefined {
  const written = languageOfText(title, language())
  return written === language() ? undefined : written
}
