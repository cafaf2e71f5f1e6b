import { shownText } from '@prangan/contract/content/show-in'
import { officePath } from '@prangan/contract/desk-paths'
import type { Language } from '@prangan/contract/languages'
import type { Named, Paragraph } from '@prangan/functions/mail/templates/content'
import type { MorningMail } from '../contract/mails.ts'

/** Where a person chooses what they get by mail. */
export const accountPath = officePath('change-password')

/** A line whose language the mail lacks is marked with its own. */
export const lineLinks = (
  lines: MorningMail['lines'],
  language: Language,
  { page }: Pick<Named, 'page'>,
): Paragraph[] =>
  lines.map(({ text: written, path }) => ({ link: page(path), ...shownText(written, language) }))
