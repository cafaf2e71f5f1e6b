import { statusContent } from '@prangan/functions/mail/messages/en/application'
import type { Template } from '@prangan/functions/mail/templates/content'
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
              : 'Your fee counts as not confirmed again. If you have paid it, we look for your payment; you need not pay twice.',
        },
      ],
    },
  }
  return statusContent(mail, named, {
    ...kinds[mail.topic],
    link: ownPage(named),
  })
}
