import { statusContent } from '@prangan/functions/mail/messages/mr/application'
import type { Named, Template } from '@prangan/functions/mail/templates/content'
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
    'payment not found': notFound(mail, named),
    'balance waived': {
      status: 'उर्वरित रक्कम माफ',
      meaning: (application: string) => `${application}: उर्वरित रक्कम ${sum} माफ केली आहे. ती आता भरायची नाही.`,
      more: [{ text: 'आता काहीही बाकी नाही. तुमच्या अर्जाच्या पानावर तुम्ही पावत्या छापू शकता.' }],
    },
    'waiver taken back': {
      status: 'उर्वरित रक्कम पुन्हा बाकी',
      meaning: (application: string) => `${application}: शुल्कातील ${sum} माफ केले होते. ती माफी मागे घेतली आहे.`,
      more: [{ text: `शुल्कातील ${left} अजून भरायचे आहेत.` }],
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
    nothing: 'तुम्ही अर्ज मागे घेतला आहे, त्यामुळे परत करायची रक्कम नाही.',
    pay: `जागा तुमच्यासाठी ${payTo} पर्यंत राखून ठेवली आहे (भारतीय वेळ). त्याआधी शुल्क भरा आणि तुमच्या अर्जाच्या पानावर कळवा. संदर्भ क्रमांक चुकला असेल, तर शुल्क भरल्याचे पुन्हा कळवा.`,
    lapsed: `शुल्क भरण्याची मुदत ${payTo} रोजी संपली (भारतीय वेळ).`,
    balance: `शुल्कातील ${left} अजून भरायचे आहेत. संदर्भ क्रमांक चुकला असेल, तर तुमच्या अर्जाच्या पानावर पुन्हा कळवा.`,
  }
  return {
    status: 'रक्कम मिळाली नाही',
    meaning: (application: string) =>
      `${application}: तुम्ही कळवलेली रक्कम बँकेत आढळली नाही: संदर्भ ${reference}, ${day} रोजी भरलेली.`,
    more: [
      { text: nexts[next] },
      { text: 'रक्कम भरली असेल, तर शिक्का असलेले चलन किंवा बँकेचे स्टेटमेंट घेऊन लगेच कार्यालयात या.' },
    ],
  }
}
