import type { Language } from '@prangan/contract/languages'
import { type Paragraph, typed } from '@prangan/functions/mail/templates/content'
import { usualTextIn } from '../contract/usual-texts.ts'

/** What the office wrote: a usual text in the mail's language, others as they were typed. */
export function officeWords(text: string, language: Language): Paragraph {
  const usual = usualTextIn(language, text)
  return usual === undefined ? typed(text) : { text: usual }
}
