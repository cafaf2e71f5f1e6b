import { statusContent } from '@prangan/functions/mail/messages/mr/application'
import type { Template } from '@prangan/functions/mail/templates/content'
import type { PaymentMail } from '../../../contract/mails.ts'
import { ownPage } from './own-page.ts'

export const paymentMail: Template<PaymentMail> = (mail, named) => {
  const [sum, left] = [named.rupees(mail.amount), named.rupees(mail.balance)]
  const kinds = {
    'balance reported': {
      status: 'उर्वरित रक्कम भरल्याची माहिती मिळाली',
      meaning: (application: string) => `${application}: उर्वरित रक्कम ${sum} भरल्याची माहिती तुम्ही दिली आहे.`,
      more: [{ text: 'कार्यालय ती तपासत आहे. रक्कम मिळाल्यावर तुम्हाला आणखी एक मेल येईल.' }],
    },
    'further payment': {
      status: mail.balance === 0 ? 'पूर्ण शुल्क भरले' : 'आणखी रक्कम मिळाली',
      meaning: (application: string) =>
        `${application}: तुमची आणखी ${sum} रक्कम मिळाली आहे. पावती क्रमांक: ${mail.receiptNumber}.`,
      more: [
        {
          text:
            mail.balance === 0
              ? 'आता पूर्ण शुल्क भरले आहे. तुमच्या अर्जाच्या पानावर तुम्ही पावत्या छापू शकता.'
              : `शुल्कातील ${left} अजून भरायचे आहेत.`,
        },
      ],
    },
    'confirmation undone': {
      status: 'रक्कम मिळाल्याची नोंद रद्द',
      meaning: (application: string) =>
        `${application}: ${sum} मिळाल्याची नोंद चुकून झाली होती. पावती ${mail.receiptNumber} रद्द आहे आणि ती आता चालणार नाही.`,
      more: [
        {
          text:
            mail.balance > 0
              ? `तुमचा प्रवेश कायम आहे. शुल्कातील ${left} भरायचे आहेत.`
              : 'तुमचे शुल्क मिळाल्याची खात्री अजून झालेली नाही. शुल्क भरले असेल, तर आम्ही ते शोधत आहोत; पुन्हा भरण्याची गरज नाही.',
        },
      ],
    },
  }
  return statusContent(mail, named, {
    ...kinds[mail.topic],
    link: ownPage(named),
  })
}
