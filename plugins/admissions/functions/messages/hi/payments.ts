import { statusContent } from '@prangan/functions/mail/messages/hi/application'
import type { Named, Template } from '@prangan/functions/mail/templates/content'
import type { PaymentMail } from '../../../contract/mails.ts'
import { ownPage } from './own-page.ts'

export const paymentMail: Template<PaymentMail> = (mail, named) => {
  const [sum, left] = [named.rupees(mail.amount), named.rupees(mail.balance)]
  const kinds = {
    'balance reported': {
      status: 'शेष राशि के भुगतान की जानकारी मिली',
      meaning: (application: string) => `${application}: आपने शेष राशि ${sum} के भुगतान की जानकारी दी है।`,
      more: [{ text: 'कार्यालय इसकी जाँच कर रहा है। राशि मिलने पर आपको एक और ई-मेल भेजा जाएगा।' }],
    },
    'further payment': {
      status: mail.balance === 0 ? 'पूरा शुल्क जमा हुआ' : 'एक और भुगतान मिला',
      meaning: (application: string) =>
        `${application}: आपका एक और भुगतान ${sum} मिल गया है। रसीद संख्या: ${mail.receiptNumber}।`,
      more: [
        {
          text:
            mail.balance === 0
              ? 'अब पूरा शुल्क जमा है। अपनी रसीदें आप अपने आवेदन के पृष्ठ पर प्रिंट कर सकते हैं।'
              : `शुल्क के ${left} अभी जमा करने हैं।`,
        },
      ],
    },
    'confirmation undone': {
      status: 'भुगतान की पुष्टि रद्द',
      meaning: (application: string) =>
        `${application}: ${sum} के भुगतान की पुष्टि ग़लती से हुई थी। रसीद ${mail.receiptNumber} रद्द है और अब मान्य नहीं है।`,
      more: [
        {
          text:
            mail.balance > 0
              ? `आपका प्रवेश बना रहेगा। शुल्क के ${left} जमा करने हैं।`
              : 'अब आपके शुल्क की पुष्टि फिर से बाकी है। शुल्क जमा कर चुके हैं, तो हम आपका भुगतान खोज रहे हैं; दोबारा जमा करने की ज़रूरत नहीं।',
        },
      ],
    },
    'payment not found': notFound(mail, named),
    'balance waived': {
      status: 'शेष राशि माफ़',
      meaning: (application: string) =>
        `${application}: शेष राशि ${sum} माफ़ कर दी गई है। अब आपको यह जमा नहीं करनी है।`,
      more: [{ text: 'अब कुछ बाकी नहीं है। अपनी रसीदें आप अपने आवेदन के पृष्ठ पर प्रिंट कर सकते हैं।' }],
    },
    'waiver taken back': {
      status: 'शेष राशि फिर बाकी',
      meaning: (application: string) => `${application}: शुल्क के ${sum} माफ़ किए गए थे। वह माफ़ी वापस ले ली गई है।`,
      more: [{ text: `शुल्क के ${left} अभी जमा करने हैं।` }],
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
    nothing: 'आप आवेदन वापस ले चुके हैं, इसलिए लौटाने के लिए कोई राशि नहीं है।',
    pay: `सीट आपके लिए ${payTo} तक रखी है (भारतीय समय)। तब तक शुल्क जमा करें और अपने आवेदन के पृष्ठ पर उसकी जानकारी दें। संदर्भ संख्या ग़लत लिख गई हो, तो भुगतान की जानकारी फिर से दें।`,
    lapsed: `शुल्क जमा करने का समय ${payTo} को बीत गया (भारतीय समय)।`,
    balance: `शुल्क के ${left} अभी जमा करने हैं। संदर्भ संख्या ग़लत लिख गई हो, तो अपने आवेदन के पृष्ठ पर भुगतान की जानकारी फिर से दें।`,
  }
  return {
    status: 'भुगतान नहीं मिला',
    meaning: (application: string) =>
      `${application}: आपने जिस भुगतान की जानकारी दी थी, वह बैंक में नहीं मिला: संदर्भ संख्या ${reference}, ${day} को जमा।`,
    more: [
      { text: nexts[next] },
      { text: 'राशि जमा कर चुके हैं, तो मुहर लगा चालान या बैंक का स्टेटमेंट लेकर तुरंत कार्यालय आएँ।' },
    ],
  }
}
