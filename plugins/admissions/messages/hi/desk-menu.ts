import type english from '../en/desk-menu.ts'
import { applications } from './desk-applications.ts'
import { auditDetails } from './desk-audit.ts'
import { overview } from './desk-overview.ts'

export default {
  sections: {
    paper: 'काग़ज़ी आवेदन',
    counter: 'काउंटर',
    missing: 'बाकी मूल प्रमाण-पत्र',
    lists: 'योग्यता सूचियाँ',
    payments: 'भुगतान',
    sessions: 'प्रवेश सत्र',
  },
  newSession: 'नया सत्र',
  introductions: {
    paper:
      'जिनके पास फ़ोन या कंप्यूटर नहीं है, उनका आवेदन फ़ॉर्म यहाँ भरें। उन्हें भी आवेदन संख्या मिलती है, और उनकी जाँच और क्रम बाकी आवेदनों की तरह होते हैं।',
    lists:
      'योग्यता सूची किसी पाठ्यक्रम के सत्यापित आवेदनों को क्रम देती है और सत्र के नियमों से सीटें बाँटती है। सूची बनाएँ, जाँचें, प्रकाशित करें, फिर सीटों के प्रस्ताव भेजें।',
    sessions:
      'सत्र बताता है कि किन पाठ्यक्रमों में, किन तिथियों के बीच, कितनी सीटों पर और किन नियमों से आवेदन लिए जाते हैं। पिछले वर्ष के सत्र से नया बनाएँ, तिथियाँ बदलें और उसे वेबसाइट पर दिखाएँ।',
  },
  auditDetails,
  applications,
  overview,
  openSeat: 'अनारक्षित',
} satisfies typeof english
