import { type Language, mainLanguage, otherLanguages } from '@prangan/contract/languages'
import { mailMessages } from '@prangan/plugins/functions/mail-messages'
import type { MailMessages, MailTranslation } from './mail-messages.ts'
import type { OfficeMail, OutgoingMail, PersonalMail } from './outgoing-mail.ts'
import type { Paragraph } from './templates/content.ts'

const translations: Partial<Record<Language, MailTranslation>> = mailMessages
const main: MailMessages = mailMessages[mainLanguage]

export const mailMessagesIn = (language: Language): MailTranslation => translations[language] ?? main

export const isWrittenIn = (language: Language, kind: OutgoingMail['kind']): boolean =>
  translations[language]?.mails[kind as PersonalMail['kind']] !== undefined

/** Returns the line of each other language that has one for a mail to the office. */
export const officeLines = (mail: Pick<OfficeMail, 'kind'>): Paragraph[] =>
  otherLanguages.flatMap((lang) => {
    const write = translations[lang]?.officeLines?.[mail.kind] as ((written: object) => string) | undefined
    return write ? [{ text: write(mail), lang }] : []
  })
