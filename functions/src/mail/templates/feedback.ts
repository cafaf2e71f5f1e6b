import type { FeedbackMail } from '@prangan/contract/schemas/mail'
import { officeLines } from '../messages-in.ts'
import type { Content } from './content.ts'

const onOneLine = (text: string): string => text.replace(/[\s\p{Cc}]+/gu, ' ').trim()

export function feedbackContent(mail: FeedbackMail): Content {
  const { from, role, subject, message } = mail
  const sender = `${onOneLine(from.name) || 'Somebody who gave no name'} (${role})`
  return {
    subject: `Feedback: ${onOneLine(subject)}`,
    body: [
      { text: `${sender} has sent feedback through the website:` },
      { text: onOneLine(subject) },
      { text: message },
      ...officeLines(mail),
      {
        text: from.address
          ? `If you answer this mail, your answer goes to ${from.address}, the address in the form. Nobody has checked whose it is.`
          : 'The sender left no e-mail address, so you cannot answer.',
      },
    ],
  }
}
