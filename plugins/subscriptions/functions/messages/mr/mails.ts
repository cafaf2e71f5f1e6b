import type { Template } from '@prangan/functions/mail/templates/content'
import { choicesLink, confirmLink } from '../../../contract/links.ts'
import type {
  ConfirmedSubscriptionMail,
  ConfirmSubscriptionMail,
  KnownSubscriptionMail,
  NoticesMail,
} from '../../../contract/mails.ts'
import { noticeParagraphs } from '../../mailing/notice-paragraphs.ts'

const confirmMail: Template<ConfirmSubscriptionMail> = ({ token }, { college, page }) => ({
  subject: `${college} च्या सूचना हव्या असल्याची पुष्टी करा`,
  body: [
    { text: `कोणीतरी, बहुधा तुम्ही, ${college} च्या सूचना या ई-मेल पत्त्यावर मागवल्या आहेत.` },
    { link: page(confirmLink(token)), text: 'हे पान उघडा आणि “पुष्टी करा” दाबा' },
    {
      text: 'ही लिंक दोन दिवस चालेल. सूचना तुम्ही मागवल्या नसतील, तर काहीही करू नका: आम्ही तुमचा पत्ता काढून टाकू.',
    },
  ],
})

const knownMail: Template<KnownSubscriptionMail> = ({ token }, { college, page }) => ({
  subject: `${college} च्या सूचना तुम्हाला आधीपासून मिळतात`,
  body: [
    {
      text: `कोणीतरी, बहुधा तुम्ही, ${college} च्या सूचना या ई-मेल पत्त्यावर मागवल्या आहेत. त्या आधीपासून येतात, म्हणून काहीही बदललेले नाही.`,
    },
    { link: page(choicesLink(token)), text: 'निवड बदला किंवा सूचना बंद करा' },
  ],
})

const rhythms: Readonly<Record<ConfirmedSubscriptionMail['rhythm'], string>> = {
  'at once': 'प्रत्येक सूचनेचा वेगळा ई-मेल येईल, सकाळी 7 ते रात्री 9 या वेळेत.',
  'on Sunday': 'आठवडाभराच्या सर्व सूचना रविवारी सकाळी 9 वाजता एका ई-मेलमध्ये येतील.',
}

const confirmedMail: Template<ConfirmedSubscriptionMail> = (
  { token, categories, rhythm },
  { college, page },
) => ({
  subject: `आता ${college} च्या सूचना तुम्हाला मिळतील`,
  body: [
    { text: `या प्रकारांतील सूचना येतील: ${categories.join(', ')}.` },
    { text: rhythms[rhythm] },
    { link: page(choicesLink(token)), text: 'निवड बदला किंवा सूचना बंद करा' },
    { text: 'हीच लिंक आमच्या प्रत्येक ई-मेलच्या शेवटी असेल.' },
  ],
})

const noticesMail: Template<NoticesMail> = ({ notices, isWeek, token }, named) => {
  const { college, day, page } = named
  return {
    subject: isWeek ? `या आठवड्याच्या सूचना: ${college}` : (notices[0]?.title.text ?? ''),
    body: [
      ...(isWeek ? [{ text: `${college} च्या या आठवड्यात प्रसिद्ध झालेल्या सूचना:` }] : []),
      ...noticeParagraphs(notices, named, {
        published: ({ publishedOn }) => `${day(publishedOn)} रोजी प्रसिद्ध`,
        event: ({ place }, when) => `कार्यक्रम: ${when}${place.text && `, ${place.text}`}`,
      }),
    ],
    foot: [
      { text: `तुम्ही ${college} च्या सूचना मागवल्या आहेत, म्हणून हा ई-मेल आला आहे.` },
      { link: page(choicesLink(token)), text: 'निवड बदला किंवा सूचना बंद करा' },
    ],
  }
}

export const mails = {
  'confirm subscription': confirmMail,
  'subscribed already': knownMail,
  'subscription confirmed': confirmedMail,
  'notices by mail': noticesMail,
}
