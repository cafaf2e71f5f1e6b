import { printedText } from '@prangan/web/testing/printed-text.ts'
import { createElement } from 'react'
import type { ApplicationRow } from '../../web/desk/api/application-row.ts'
import type { SessionRow } from '../../web/desk/api/session-row.ts'
import { Letter } from '../../web/desk/fees/letter.tsx'
import { type LetterKind, lettersOf } from '../../web/desk/fees/letter-kinds.ts'
import { loadLetterMessages } from '../../web/letters/letter-messages.ts'

/** Returns the text of a letter that the desk prints for an applicant; '' if the desk offers none. */
export async function letterText(
  kind: LetterKind,
  row: ApplicationRow,
  session: SessionRow,
  language: 'en' | 'hi',
  receipt = '',
): Promise<string> {
  if (!lettersOf(row).includes(kind)) return ''
  const texts = await loadLetterMessages(language)
  return printedText(createElement(Letter, { kind, receipt, row, session, language, texts }))
}
