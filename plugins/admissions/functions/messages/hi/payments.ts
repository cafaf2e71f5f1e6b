import { statusContent } from '@prangan/functions/mail/messages/hi/application'
import type { Template } from '@prangan/functions/mail/templates/content'
import type { PaymentMail } from '../../../contract/mails.ts'
import { ownPage } from './own-page.ts'

export const paymentMail: Template<PaymentMail> = (mail, named) => {
  const [sum, left] = [named.rupees(mail.amount), named.rupees(mail.balance)]
  const kinds = {
    'balance reported': {
      status: 'शेष राशि के भुगतान की जानकारी मिली',
      meaning: (application: string) => `${application}: आपने शेष राशि ${sum} के भुगतान की जानकारी दी है।`,
      more: [{ text: 'कार्यालय इसकी जाँच कर रहा है। राशि मिलने पर आपको एक और मेल भेजा जाएगा।' }],
    },
    'further payment': {
      status: mail.balance === 0 ? 'पूरा शुल्क जमा हुआ' : 'एक और भुगतान मिला',
      meaning: (application: string) =>
        `${application}: आपका एक और भुगतान ${sum} मिल गया है। रसीद संख्या: ${mail.receiptNumber}।`,
      more: [
        {
          text:
            mail.balance === 0
              ? 'अब पूरा शुल्क जमा है। अपनी रसीदें आप अपने आवेदन के पृष्ठ पर छाप सकते हैं।'
              : `शुल्क के ${left} अभी जमा करने हैं।`,
        },
      ],
    },
    'confirmation undone': {
      status: 'भुगतान की पुष्टि रद्द',
      meaning: (application: string) =>
        `${application}: ${sum} के भुगतान की पुष्टि गलती से हुई थी। रसीद ${mail.receiptNumber} रद्द है और अब मान्य नहीं है।`,
      more: [
        {
          text:
            mail.balance > 0
              ? `आपका प्रवेश बना रहेगा। शुल्क के ${left} जमा करने हैं।`
              : 'आपके शुल्क की पुष्टि अभी नहीं मानी जाएगी। शुल्क जमा कर चुके हैं, तो हम आपका भुगतान खोज रहे हैं; दोबारा जमा करने की ज़रूरत नहीं।',
        },
      ],
    },
  }
  return statusContent(mail, named, {
    ...kinds[mail.topic],
    link: ownPage(named),
  })
}
