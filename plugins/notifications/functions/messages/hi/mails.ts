import type { Template } from '@prangan/functions/mail/templates/content'
import type { MorningMail } from '../../../contract/mails.ts'
import { accountPath, lineLinks } from '../../line-links.ts'

const morningMail: Template<MorningMail> = ({ lines, day }, named) => ({
  subject: `${named.day(day)}: ${named.college} के डेस्क पर नया`,
  body: [{ text: 'कल सुबह 8 बजे से अब तक:' }, ...lineLinks(lines, 'hi', named)],
  foot: [
    { text: 'यह ई-मेल व्यवस्थापकों को उसी सुबह मिलता है जब कुछ नया हो।' },
    { link: named.page(accountPath), text: 'ई-मेल से क्या मिले, यह चुनें' },
  ],
})

export const mails = { 'morning mail': morningMail }
