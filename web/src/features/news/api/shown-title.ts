import type { Notice } from '@prangan/contract/schemas/notices'
import { language } from '../../../messages/language.ts'

/** A notice's title in the language of the page, if it has one, and otherwise the one that it has. */
export const shownTitle = ({ title, titleHi }: Pick<Notice, 'title' | 'titleHi'>): string =>
  (language() === 'hi' && titleHi) || title

/** The language of a title if it is not that of the page, for `lang`. */
export function otherLanguageOf(title: string): 'en' | 'hi' | undefined {
  const written = /\p{Script=Devanagari}/u.test(title) ? 'hi' : 'en'
  return written === language() ? undefined : written
}
