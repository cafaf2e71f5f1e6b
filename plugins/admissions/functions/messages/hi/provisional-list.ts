import { statusContent } from '@prangan/functions/mail/messages/hi/application'
import type { Template } from '@prangan/functions/mail/templates/content'
import type { ListObjectionMail, ProvisionalListMail } from '../../../contract/mails.ts'
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

export const objectionMail: Template<ListObjectionMail> = (mail, named) => {
  const { listNumber } = mail
  const kinds = {
    'objection received': {
      status: 'आपत्ति मिली',
      meaning: (application: string) =>
        `${application}: अनंतिम योग्यता सूची ${listNumber} पर आपकी आपत्ति मिल गई है।`,
      more: [
        { text: 'अंतिम सूची से पहले कार्यालय इसका उत्तर देगा। उत्तर आपको ई-मेल से मिलेगा।' },
        { text: 'यह आपने न भेजी हो, तो तुरंत कार्यालय को लिखें।' },
      ],
    },
    'objection answered': {
      status: mail.isUpheld ? 'आपत्ति मानी गई' : 'आपत्ति नहीं मानी गई',
      meaning: (application: string) =>
        mail.isUpheld
          ? `${application}: अनंतिम योग्यता सूची ${listNumber} पर आपकी आपत्ति मान ली गई है।`
          : `${application}: अनंतिम योग्यता सूची ${listNumber} पर आपकी आपत्ति नहीं मानी गई है।`,
      more: [
        {
          text: mail.isUpheld
            ? 'जो ग़लत था, वह सुधारा जाएगा और अंतिम सूची में गिना जाएगा।'
            : 'सभी आपत्तियों के उत्तर के बाद अंतिम सूची आएगी।',
        },
      ],
    },
  }
  return statusContent(mail, named, { ...kinds[mail.topic], link: ownPage(named) })
}
