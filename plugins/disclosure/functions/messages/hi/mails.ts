import type { Template } from '@prangan/functions/mail/templates/content'
import type { DisclosuresDueMail } from '../../../contract/mails.ts'
import { itemTitle } from '../../item-title.ts'

const disclosuresDueMail: Template<DisclosuresDueMail> = ({ items, path }, { page, day }) => ({
  subject:
    items.length === 1
      ? 'अनिवार्य प्रकटीकरण: आपकी एक मद देखनी है'
      : `अनिवार्य प्रकटीकरण: आपकी ${items.length} मदें देखनी हैं`,
  body: [
    { text: 'महाविद्यालय के अनिवार्य प्रकटीकरण की ये मदें आप अद्यतन रखते हैं:' },
    ...items.map(({ key, reviewBy, isBroken }) => ({
      text: [
        `${itemTitle(key, 'hi')}:`,
        reviewBy && `इसे ${day(reviewBy)} तक देख लें।`,
        isBroken && 'एक लिंक कहीं नहीं ले जाता, इसलिए आगंतुकों को नहीं दिखता।',
      ]
        .filter(Boolean)
        .join(' '),
    })),
    { text: 'मद अब भी सही हो, तो आज की तिथि के साथ सहेजें। नहीं तो सही पृष्ठ या दस्तावेज़ चुनें।' },
    { link: page(path), text: 'मेरी मदें खोलें' },
  ],
})

export const mails = { 'disclosures due': disclosuresDueMail }
