import { statusContent } from '@prangan/functions/mail/messages/mr/application'
import type { Template } from '@prangan/functions/mail/templates/content'
import type { ProvisionalListMail } from '../../../contract/mails.ts'
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
