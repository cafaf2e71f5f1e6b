import { type Named, type Paragraph, type Template, typed } from '@prangan/functions/mail/templates/content'
import type { InquiryStatus } from '../../../contract/inquiries.ts'
import { inquiryLink, inquiryPage } from '../../../contract/inquiry-forms.ts'
import { inquiryLimits } from '../../../contract/limits.ts'
import type { InquiryChangedMail, InquiryReceivedMail } from '../../../contract/mails.ts'

const minutes = inquiryLimits.codeLifetime / 60_000

const statusPage = ({ page }: Named): Paragraph => ({ link: page(inquiryPage), text: 'See status' })

/** Nobody has confirmed the sender's address. */
const inquiryReceivedMail: Template<InquiryReceivedMail> = ({ number, inquiryKind, dueOn }, named) => ({
  subject: `Your ${inquiryKind} ${number}`,
  body: [
    { text: `Your ${inquiryKind} has reached the college. Its number is:` },
    { code: number },
    {
      text: dueOn
        ? `What happens next: the office acknowledges it. The decision is due by ${named.day(dueOn)}. We e-mail you at each step.`
        : 'What happens next: the office reads it, and answers you by e-mail if it needs an answer.',
    },
    statusPage(named),
    {
      text: `If you did not write to us, somebody mistyped their address. Tell us at ${named.office}, and we will remove yours.`,
    },
  ],
})

const meanings: Record<InquiryStatus, (inquiry: string) => string> = {
  received: (inquiry) => `${inquiry} has been received.`,
  acknowledged: (inquiry) => `${inquiry} has been read, and the office is looking into it.`,
  'with the committee': (inquiry) => `${inquiry} is with the committee that decides.`,
  decided: (inquiry) => `${inquiry} has been decided.`,
  appealed: (inquiry) => `${inquiry} is being considered again, as you asked.`,
  closed: (inquiry) => `${inquiry} has been closed.`,
}

const inquiryChangedMail: Template<InquiryChangedMail> = (
  { number, inquiryKind, status, answer, mayAppeal },
  named,
) => ({
  subject: status ? `Your ${inquiryKind} ${number}: ${status}` : `An answer to your ${inquiryKind} ${number}`,
  body: [
    {
      text: status
        ? meanings[status](`Your ${inquiryKind} ${number}`)
        : `This is about your ${inquiryKind} ${number}.`,
    },
    ...(answer ? [{ text: 'The office writes:' }, typed(answer)] : []),
    ...(mayAppeal ? [{ text: 'If you disagree, you can appeal once, on the status page.' }] : []),
    statusPage(named),
  ],
})

const inquiryCodeMail: Template<{ number: string; flow: string; code: string }> = (
  { number, flow, code },
  { page },
) => ({
  subject: `Your code for ${number}`,
  body: [
    {
      text: `This code opens the status page of ${number}. It works once, within ${minutes} minutes:`,
    },
    { code },
    { link: page(inquiryLink({ number, flow, code })), text: 'Or open it with this link' },
    {
      text: 'If you did not ask for it, you don’t need to do anything. Nobody from the college will ever ask you for this code.',
    },
  ],
})

export const mails = {
  'inquiry received': inquiryReceivedMail,
  'inquiry changed': inquiryChangedMail,
  'inquiry code': inquiryCodeMail,
}
