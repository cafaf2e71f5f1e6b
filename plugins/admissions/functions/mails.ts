import { inLanguage } from '@prangan/functions/mail/templates/content'
import { completeMail, receivedMail, statusMail } from './mails/application.ts'
import { applicationCodeMail, guardianCodeMail } from './mails/application-codes.ts'

export const mailContents = {
  'programme application received': inLanguage(receivedMail),
  'application complete': inLanguage(completeMail),
  'programme application status': inLanguage(statusMail),
  'application code': inLanguage(applicationCodeMail),
  'guardian code': inLanguage(guardianCodeMail),
}
