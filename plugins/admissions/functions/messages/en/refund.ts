import { statusContent } from '@prangan/functions/mail/messages/en/application'
import type { Named, Template } from '@prangan/functions/mail/templates/content'
import type { RefundMail } from '../../../contract/mails.ts'
import { ownPage } from './own-page.ts'

export const askAccount =
  'To get it, open your application and enter the bank account to which we should pay it.'

export const paidBy = (payBy: string | undefined, { day }: Pick<Named, 'day'>): string[] =>
  payBy ? [`We pay it by ${day(payBy)}.`] : []

const accountOf = ({ lastFour }: RefundMail): string => lastFour && ` to the account ending in ${lastFour}`

/** About a refund: to which account it is paid, and that it was paid. */
export const refundMail: Template<RefundMail> = (mail, named) => {
  const { rupees } = named
  const sum = rupees(mail.amount)
  const until = paidBy(mail.payBy, named).map((text) => ({ text }))
  const kinds = {
    'refund account given': {
      status: 'bank account for your refund',
      meaning: (application: string) =>
        `${application}: we will pay your refund of ${sum}${accountOf(mail)}.`,
      more: [
        ...until,
        { text: 'Until we have paid, you can change the account on the page of your application.' },
        { text: 'If you did not enter this account, write to the office at once.' },
      ],
    },
    'refund paid': {
      status: 'refund paid',
      meaning: (application: string) => `${application}: we have paid you back ${sum}${accountOf(mail)}.`,
      more: [
        { text: `The bank’s reference: ${mail.reference}` },
        {
          text: 'If the money has not arrived after three working days, write to the office with this reference.',
        },
      ],
    },
    'refund increased': {
      status: 'another payment found',
      meaning: (application: string) =>
        `${application}: after your admission had ended, we found another payment from you of ${rupees(mail.further ?? 0)}. We pay it back in full.`,
      more: [
        { text: `In all we pay you back ${sum}${accountOf(mail)}.` },
        ...(mail.lastFour === '' ? [{ text: askAccount }] : []),
        ...until,
      ],
    },
  }
  return statusContent({ ...mail, note: '' }, named, {
    ...kinds[mail.topic],
    link: ownPage(named),
  })
}
