import { type OtherFields, textFrom } from '@prangan/contract/language-fields'
import { type Language, languageOfText } from '@prangan/contract/languages'
import type { Notice } from '@prangan/contract/schemas/notices'
import { inLanguage, language } from '../../../messages/language.ts'

/** A notice's title in the language of the page, if it has one, and otherwise the one that it has. */
export const shownTitle = (notice: Pick<Notice, 'title'> & OtherFields<'title'>): string =>
  inLanguage(textFrom('title', notice))

/** The language of a title if it is not that of the page, for `lang`. */
export function otherLanguageOf(title: string): Language | undefined {
  const written = languageOfText(title, language())
  return written === language() ? undefined : written
}
