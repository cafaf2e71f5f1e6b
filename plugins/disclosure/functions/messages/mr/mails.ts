import type { Template } from '@prangan/functions/mail/templates/content'
import type { DisclosuresDueMail } from '../../../contract/mails.ts'
import { itemTitle } from '../../item-title.ts'

const disclosuresDueMail: Template<DisclosuresDueMail> = ({ items, path }, { page, day }) => ({
  subject:
    items.length === 1
      ? 'अनिवार्य प्रकटीकरण: तुमची एक बाब पाहायची आहे'
      : `अनिवार्य प्रकटीकरण: तुमच्या ${items.length} बाबी पाहायच्या आहेत`,
  body: [
    { text: 'महाविद्यालयाच्या अनिवार्य प्रकटीकरणातील या बाबी तुम्ही अद्ययावत ठेवता:' },
    ...items.map(({ key, reviewBy, isBroken }) => ({
      text: [
        `${itemTitle(key, 'mr')}:`,
        reviewBy && `${day(reviewBy)} पर्यंत पाहून घ्या.`,
        isBroken && 'एक लिंक कुठेही नेत नाही, म्हणून भेट देणाऱ्यांना दिसत नाही.',
      ]
        .filter(Boolean)
        .join(' '),
    })),
    { text: 'बाब अजूनही बरोबर असेल, तर आजच्या तारखेसह जतन करा. नाहीतर योग्य पान किंवा दस्तऐवज निवडा.' },
    { link: page(path), text: 'माझ्या बाबी उघडा' },
  ],
})

export const mails = { 'disclosures due': disclosuresDueMail }
