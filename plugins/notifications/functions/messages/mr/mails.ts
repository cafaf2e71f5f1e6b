import type { Template } from '@prangan/functions/mail/templates/content'
import type { MorningMail } from '../../../contract/mails.ts'
import { accountPath, lineLinks } from '../../line-links.ts'

const morningMail: Template<MorningMail> = ({ lines, day }, named) => ({
  subject: `${named.day(day)}: ${named.college} च्या डेस्कवर नवे`,
  body: [{ text: 'काल सकाळी 8 वाजल्यापासून आतापर्यंत:' }, ...lineLinks(lines, 'mr', named)],
  foot: [
    { text: 'हा ई-मेल व्यवस्थापकांना फक्त काही नवे असेल त्या सकाळी मिळतो.' },
    { link: named.page(accountPath), text: 'ई-मेलने काय मिळावे ते निवडा' },
  ],
})

export const mails = { 'morning mail': morningMail }
