import type { DateWords } from '@prangan/contract/format-date'
import type { MailOf, OfficeMail, PersonalMail } from './outgoing-mail.ts'
import type { Template } from './templates/content.ts'

/** All texts of mails in a language; without lines in the main one. */
export type MailMessages = {
  dates: DateWords
  greeting: (name: string) => string
  signature: (college: string) => string
  mails: { [Kind in PersonalMail['kind']]: Template<MailOf<Kind>> }
  /** A line in this language for each mail to the office, which is in the main language. */
  officeLines?: { [Kind in OfficeMail['kind']]: (mail: MailOf<Kind>) => string }
}

/** A language may lack mails, which are then in the main language. */
export type MailTranslation = Omit<MailMessages, 'mails' | 'officeLines'> & {
  mails: Partial<MailMessages['mails']>
  officeLines?: Partial<NonNullable<MailMessages['officeLines']>>
}
