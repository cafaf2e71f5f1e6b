import { statusContent } from '@prangan/functions/mail/messages/mr/application'
import type { Named, Template } from '@prangan/functions/mail/templates/content'
import type { RefundMail } from '../../../contract/mails.ts'
import { ownPage } from './own-page.ts'

export const askAccount = 'रक्कम मिळवण्यासाठी तुमचा अर्ज उघडा आणि ती कोणत्या बँक खात्यात पाठवायची ते लिहा.'

export const paidBy = (payBy: string | undefined, { day }: Pick<Named, 'day'>): string[] =>
  payBy ? [`रक्कम ${day(payBy)} पर्यंत पाठवली जाईल.`] : []

const accountOf = ({ lastFour }: RefundMail): string => lastFour && `. खात्याचे शेवटचे चार अंक: ${lastFour}`

export const refundMail: Template<RefundMail> = (mail, named) => {
  const { rupees } = named
  const sum = rupees(mail.amount)
  const until = paidBy(mail.payBy, named).map((text) => ({ text }))
  const kinds = {
    'refund account given': {
      status: 'शुल्क परताव्यासाठी बँक खाते',
      meaning: (application: string) =>
        `${application}: परताव्याचे ${sum} तुम्ही दिलेल्या खात्यात पाठवले जातील${accountOf(mail)}.`,
      more: [
        ...until,
        { text: 'रक्कम पाठवेपर्यंत तुमच्या अर्जाच्या पानावर खाते बदलता येते.' },
        { text: 'हे खाते तुम्ही लिहिले नसेल, तर लगेच कार्यालयाला लिहा.' },
      ],
    },
    'refund paid': {
      status: 'शुल्क परत पाठवले',
      meaning: (application: string) => `${application}: तुम्हाला ${sum} परत पाठवले आहेत${accountOf(mail)}.`,
      more: [
        { text: `बँकेचा संदर्भ क्रमांक: ${mail.reference}` },
        { text: 'कामकाजाच्या तीन दिवसांनंतरही रक्कम न मिळाल्यास हा क्रमांक देऊन कार्यालयाला लिहा.' },
      ],
    },
    'refund increased': {
      status: 'आणखी एक रक्कम मिळाली',
      meaning: (application: string) =>
        `${application}: तुमचा प्रवेश संपल्यावर तुमची आणखी ${rupees(mail.further ?? 0)} रक्कम मिळाली आहे. ती पूर्ण परत केली जाईल.`,
      more: [
        { text: `एकूण ${sum} तुम्हाला परत मिळतील${accountOf(mail)}.` },
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
