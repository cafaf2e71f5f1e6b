import { statusContent } from '@prangan/functions/mail/messages/mr/application'
import type { Template } from '@prangan/functions/mail/templates/content'
import type { ListObjectionMail, ProvisionalListMail } from '../../../contract/mails.ts'
import { ownPage } from './own-page.ts'

/** The place on a provisional merit list, and until when to object. */
export const provisionalListMail: Template<ProvisionalListMail> = (mail, named) => {
  const place =
    mail.waiting > 0
      ? `तुमचा गुणानुक्रम ${mail.rank} आहे. प्रतीक्षा यादीत तुमचा क्रमांक ${mail.waiting} आहे.`
      : `तुमचा गुणानुक्रम ${mail.rank} आहे. या यादीनुसार तुम्हाला जागा मिळते.`
  return statusContent({ ...mail, note: '' }, named, {
    status: `तात्पुरती गुणवत्ता यादी ${mail.listNumber}`,
    meaning: (application) =>
      `${application}: तात्पुरती गुणवत्ता यादी ${mail.listNumber} प्रसिद्ध झाली आहे. ${place}`,
    more: [
      { text: 'गुणानुक्रम आणि जागा अजून बदलू शकतात. तुमचा अर्ज उघडा आणि धरलेले गुण व दावे बरोबर आहेत का ते पाहा.' },
      {
        text: `काही चुकीचे असल्यास तेथेच ${named.time(mail.until)} पर्यंत हरकत घ्या. जागा अंतिम यादीतून दिल्या जातील.`,
      },
    ],
    link: ownPage(named),
  })
}

export const objectionMail: Template<ListObjectionMail> = (mail, named) => {
  const { listNumber } = mail
  const kinds = {
    'objection received': {
      status: 'हरकत मिळाली',
      meaning: (application: string) =>
        `${application}: तात्पुरत्या गुणवत्ता यादीवरील (यादी ${listNumber}) तुमची हरकत मिळाली आहे.`,
      more: [
        { text: 'अंतिम यादीपूर्वी कार्यालय तिला उत्तर देईल. उत्तर तुम्हाला ई-मेलने मिळेल.' },
        { text: 'ती तुम्ही पाठवली नसल्यास लगेच कार्यालयाला लिहा.' },
      ],
    },
    'objection answered': {
      status: mail.isUpheld ? 'हरकत मान्य' : 'हरकत अमान्य',
      meaning: (application: string) =>
        mail.isUpheld
          ? `${application}: तात्पुरत्या गुणवत्ता यादीवरील (यादी ${listNumber}) तुमची हरकत मान्य झाली आहे.`
          : `${application}: तात्पुरत्या गुणवत्ता यादीवरील (यादी ${listNumber}) तुमची हरकत मान्य झालेली नाही.`,
      more: [
        {
          text: mail.isUpheld
            ? 'चूक दुरुस्त केली जाईल, आणि अंतिम यादीत ही दुरुस्ती धरली जाईल.'
            : 'सर्व हरकतींना उत्तर दिल्यानंतर अंतिम यादी लागेल.',
        },
      ],
    },
  }
  return statusContent(mail, named, { ...kinds[mail.topic], link: ownPage(named) })
}
