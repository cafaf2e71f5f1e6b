import type { Template } from '@prangan/functions/mail/templates/content'
import type { MorningMail } from '../../../contract/mails.ts'
import { accountPath, lineLinks } from '../../line-links.ts'

const morningMail: Template<MorningMail> = ({ lines, day }, named) => ({
  subject: `${named.day(day)}: new on the desk of ${named.college}`,
  body: [{ text: 'New since yesterday at 8 am:' }, ...lineLinks(lines, 'en', named)],
  foot: [
    { text: 'Admins get this mail each morning on which there is something new.' },
    { link: named.page(accountPath), text: 'Choose what you get by mail' },
  ],
})

export const mails = { 'morning mail': morningMail }
