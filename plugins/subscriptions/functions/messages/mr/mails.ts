import type { Template } from '@prangan/functions/mail/templates/content'
import { choicesLink, confirmLink } from '../../../contract/links.ts'
import type { ConfirmSubscriptionMail, KnownSubscriptionMail } from '../../../contract/mails.ts'

const confirmMail: Template<ConfirmSubscriptionMail> = ({ token }, { college, page }) => ({
  subject: `खात्री करा: ${college} च्या सूचना`,
  body: [
    { text: `कोणीतरी, बहुधा तुम्ही, ${college} च्या सूचना या ई-मेल पत्त्यावर मागवल्या आहेत.` },
    { link: page(confirmLink(token)), text: 'हे पान उघडा आणि “खात्री करा” दाबा' },
    {
      text: 'ही लिंक दोन दिवस चालेल. सूचना तुम्ही मागवल्या नसतील, तर काहीही करू नका: आम्ही तुमचा पत्ता काढून टाकू.',
    },
  ],
})

const knownMail: Template<KnownSubscriptionMail> = ({ token }, { college, page }) => ({
  subject: `${college} च्या सूचना तुम्हाला आधीपासून मिळतात`,
  body: [
    {
      text: `कोणीतरी, बहुधा तुम्ही, ${college} च्या सूचना या ई-मेल पत्त्यावर मागवल्या आहेत. त्या इथे आधीपासून येतात, म्हणून काहीही बदललेले नाही.`,
    },
    { link: page(choicesLink(token)), text: 'निवड बदला किंवा सूचना बंद करा' },
  ],
})

export const mails = {
  'confirm subscription': confirmMail,
  'subscribed already': knownMail,
}
