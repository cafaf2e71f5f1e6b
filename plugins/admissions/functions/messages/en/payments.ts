import { statusContent } from '@prangan/functions/mail/messages/en/application'
import type { Named, Template } from '@prangan/functions/mail/templates/content'
import type { PaymentMail } from '../../../contract/mails.ts'
import { ownPage } from './own-page.ts'

/** About payments of the balance: that one was reported, and that one was found. */
export const paymentMail: Template<PaymentMail> = (mail, named) => {
  const [sum, left] = [named.rupees(mail.amount), named.rupees(mail.balance)]
  const kinds = {
    'balance reported': {
      status: 'payment of the balance reported',
      meaning: (application: string) =>
        `${application}: you have reported a payment of the balance of ${sum}.`,
      more: [{ text: 'The office is checking it. You get another mail once we have found the money.' }],
    },
    'further payment': {
      status: mail.balance === 0 ? 'fee fully paid' : 'further payment confirmed',
      meaning: (application: string) =>
        `${application}: we have received a further payment of ${sum}. The receipt has the number ${mail.receiptNumber}.`,
      more: [
        {
          text:
            mail.balance === 0
              ? 'The fee is now fully paid. You can print your receipts on the page of your application.'
              : `${left} of the fee is still to be paid.`,
        },
      ],
    },
    'confirmation undone': {
      status: 'payment confirmed by mistake',
      meaning: (application: string) =>
        `${application}: we had confirmed a payment of ${sum} by mistake. The receipt ${mail.receiptNumber} is cancelled and no longer counts.`,
      more: [
        {
          text:
            mail.balance > 0
              ? `Your admission stays. ${left} of the fee is to be paid.`
              : 'Your fee is not confirmed any more. If you have paid it, you need not pay again: we look for your payment.',
        },
      ],
    },
    'payment not found': notFound(mail, named),
    'balance waived': {
      status: 'balance waived',
      meaning: (application: string) =>
        `${application}: the college does not ask you for the balance of ${sum} any more.`,
      more: [{ text: 'Nothing is due. You can print your receipts on the page of your application.' }],
    },
    'waiver taken back': {
      status: 'balance due again',
      meaning: (application: string) =>
        `${application}: we had waived ${sum} of the fee, and have taken that back.`,
      more: [{ text: `${left} of the fee is still to be paid.` }],
    },
  }
  return statusContent(mail, named, {
    ...kinds[mail.topic],
    link: ownPage(named),
  })
}

function notFound({ report, balance }: PaymentMail, { day: dayOf, time, rupees }: Named) {
  const { reference = '', paidOn = '', next = 'nothing' } = report ?? {}
  const [day, left] = [paidOn && dayOf(paidOn), rupees(balance)]
  const payTo = report?.payTo ? time(report.payTo) : ''
  const nexts = {
    nothing: 'You have withdrawn your application, so there is nothing to pay back.',
    pay: `The seat is kept for you until ${payTo}, India time. Pay the fee before then, and report it on the page of your application. If you mistyped the reference, report the payment again.`,
    lapsed: `The time to pay ended on ${payTo}, India time.`,
    balance: `${left} of the fee is still to be paid. If you mistyped the reference, report the payment again on the page of your application.`,
  }
  return {
    status: 'payment not found',
    meaning: (application: string) =>
      `${application}: we could not find the payment that you reported in the bank: reference ${reference}, paid on ${day}.`,
    more: [
      { text: nexts[next] },
      { text: 'If you did pay, bring the stamped challan or your bank statement to the office at once.' },
    ],
  }
}
