import { statusContent } from '@prangan/functions/mail/messages/hi/application'
import type { Named, Template } from '@prangan/functions/mail/templates/content'
import type { RefundMail } from '../../../contract/mails.ts'
import { ownPage } from './own-page.ts'

export const askAccount = 'राशि पाने के लिए अपना आवेदन खोलें और वह बैंक खाता लिखें, जिसमें राशि भेजी जाए।'

export const paidBy = (payBy: string | undefined, { day }: Pick<Named, 'day'>): string[] =>
  payBy ? [`राशि ${day(payBy)} तक भेज दी जाएगी।`] : []

const accountOf = ({ lastFour }: RefundMail): string => lastFour && `। खाते के अंतिम चार अंक: ${lastFour}`

export const refundMail: Template<RefundMail> = (mail, named) => {
  const { rupees } = named
  const sum = rupees(mail.amount)
  const until = paidBy(mail.payBy, named).map((text) => ({ text }))
  const kinds = {
    'refund account given': {
      status: 'राशि वापसी के लिए बैंक खाता',
      meaning: (application: string) =>
        `${application}: वापसी की राशि ${sum} आपके दिए खाते में भेजी जाएगी${accountOf(mail)}।`,
      more: [
        ...until,
        { text: 'राशि भेजे जाने तक आप अपने आवेदन के पृष्ठ पर खाता बदल सकते हैं।' },
        { text: 'यह खाता आपने न लिखा हो, तो तुरंत कार्यालय को लिखें।' },
      ],
    },
    'refund paid': {
      status: 'राशि वापस भेजी गई',
      meaning: (application: string) => `${application}: आपको ${sum} वापस भेज दिए गए हैं${accountOf(mail)}।`,
      more: [
        { text: `बैंक की संदर्भ संख्या: ${mail.reference}` },
        { text: 'तीन कार्य दिवस के बाद भी राशि न मिले, तो यह संख्या देकर कार्यालय को लिखें।' },
      ],
    },
    'refund increased': {
      status: 'एक और भुगतान मिला',
      meaning: (application: string) =>
        `${application}: आपका प्रवेश समाप्त होने के बाद आपका ${rupees(mail.further ?? 0)} का एक और भुगतान मिला है। यह पूरी राशि आपको लौटाई जाएगी।`,
      more: [
        { text: `कुल मिलाकर आपको ${sum} वापस मिलेंगे${accountOf(mail)}।` },
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
