import { inLanguage } from '@prangan/functions/mail/templates/content'
import { inquiryChangedMail, inquiryCodeMail, inquiryReceivedMail } from './inquiry-mails.ts'
import { inquiryWaitsContent } from './inquiry-waits-mail.ts'

export const mailContents = {
  'inquiry received': inLanguage(inquiryReceivedMail),
  'inquiry changed': inLanguage(inquiryChangedMail),
  'inquiry code': inLanguage(inquiryCodeMail),
  'inquiry waits': inquiryWaitsContent,
}
