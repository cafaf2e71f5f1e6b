import { statusContent } from '@prangan/functions/mail/messages/hi/application'
import type { Template } from '@prangan/functions/mail/templates/content'
import type { ProvisionalListMail } from '../../../contract/mails.ts'
import { ownPage } from './own-page.ts'

/** The place on a provisional merit list, and until when to object. */
export const provisionalListMail: Template<ProvisionalListMail> = (mail, named) => {
  const place =
    mail.waiting > 0
      ? `आपका क्रम ${mail.rank} है। प्रतीक्षा सूची में आप ${mail.waiting} नंबर पर हैं।`
      : `आपका क्रम ${mail.rank} है। इस सूची के अनुसार आपको सीट मिलती है।`
  return statusContent({ ...mail, note: '' }, named, {
    status: `अनंतिम योग्यता सूची ${mail.listNumber}`,
    meaning: (application) => `${application}: अनंतिम योग्यता सूची ${mail.listNumber} प्रकाशित हो गई है। ${place}`,
    more: [
      { text: 'क्रम और सीटें अभी बदल सकती हैं। अपना आवेदन खोलकर देख लें कि अंक और दावे सही गिने गए हैं।' },
      {
        text: `कुछ ग़लत हो, तो वहीं ${named.time(mail.until)} तक आपत्ति करें। सीटें अंतिम सूची से दी जाएँगी।`,
      },
    ],
    link: ownPage(named),
  })
}
