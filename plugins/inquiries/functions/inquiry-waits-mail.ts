import { formatDate } from '@prangan/contract/format-date'
import { officeLines } from '@prangan/functions/mail/messages-in'
import type { Content, Sender } from '@prangan/functions/mail/templates/content'
import type { InquiryWaitsMail } from '../contract/mails.ts'

const reasons: Record<InquiryWaitsMail['why'], string> = {
  arrived: 'has arrived',
  appealed: 'was decided, and its sender has appealed',
  assigned: 'has been assigned to you',
}

/** The message itself is shown only on the desk, because mail is forwarded and printed. */
export function inquiryWaitsContent(mail: InquiryWaitsMail, { site }: Sender): Content {
  const { number, inquiryKind, why, dueOn } = mail
  const name = inquiryKind === 'enquiry' ? 'An enquiry' : `A ${inquiryKind}`
  return {
    subject: `${name} ${reasons[why]}: ${number}`,
    body: [
      { text: `${name} ${reasons[why]}. Its number is ${number}.` },
      ...(dueOn && why !== 'assigned' ? [{ text: `The decision is due by ${formatDate(dueOn)}.` }] : []),
      { link: `${site}/login`, text: 'Open the desk' },
      ...officeLines(mail),
    ],
  }
}
