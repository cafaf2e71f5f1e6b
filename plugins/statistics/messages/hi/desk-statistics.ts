import { builtPages } from '@prangan/contract/page-paths'
import type { Nouns } from '@prangan/web/messages/nouns.ts'
import type { StatisticsMessages } from '../../web/desk/messages.ts'

const nouns: Nouns = ['पंक्ति', 'पंक्तियाँ']

const messages: StatisticsMessages = {
  title: 'आँकड़े',
  nouns,
  intro:
    'लोगों ने वेबसाइट पर क्या किया। हम आने वालों का न पता रखते हैं, न कुकी, न कोई और जानकारी; जो नहीं चाहते कि उन पर नज़र रखी जाए, वे गिने नहीं जाते। एक व्यक्ति कई बार गिना जा सकता है।',
  period: 'अवधि',
  week: 'पिछले 7 दिन',
  notLoaded: 'आँकड़े लोड नहीं हो सके।',
  none: 'इस अवधि में अभी कुछ नहीं गिना गया।',
  perDay: {
    title: 'हर दिन क्या पढ़ा और खोला गया',
    summary: (reads, documents) => `पढ़े गए पृष्ठ: ${reads}। खोले गए दस्तावेज़: ${documents}।`,
    reads: 'पढ़े गए पृष्ठ',
    documents: 'खोले गए दस्तावेज़',
    noDays: (days) => `अलग-अलग दिन ${days} दिन तक रखे जाते हैं। इस महीने का केवल जोड़ है।`,
  },
  recentReads: {
    none: (days) => `पिछले ${days} दिनों में इसे पढ़ने वाला कोई नहीं गिना गया।`,
    times: (_, shown, days) => `पिछले ${days} दिनों में इसे ${shown} बार पढ़ा गया।`,
  },
  reads: { title: 'सबसे ज़्यादा पढ़े गए पृष्ठ और सूचनाएँ', none: 'कोई पृष्ठ नहीं पढ़ा गया।' },
  documents: { title: 'सबसे ज़्यादा खोले गए दस्तावेज़', none: 'कोई दस्तावेज़ नहीं खोला गया।' },
  forms: {
    title: 'फ़ॉर्म',
    none: 'कोई फ़ॉर्म शुरू नहीं किया गया।',
    form: 'किस पृष्ठ का फ़ॉर्म',
    begun: 'शुरू किए गए',
    sent: 'भेजे गए',
  },
  missed: {
    title: 'जिन खोजों में कुछ नहीं मिला',
    hint: (times) =>
      `एक महीने में कम से कम ${times} बार खोजा गया। इस पर लिखें, या ‘मेनू, मुखपृष्ठ और संपर्क जानकारी’ में समानार्थी शब्द जोड़ें। हर रात अपडेट होता है।`,
    none: 'कोई खोज इतनी बार खाली नहीं गई।',
  },
  others: (count) => `बाकी पृष्ठों पर ${count} और; उन्हें केवल एक साथ गिना गया।`,
  more: (count, all) => `${all} में से पहले ${count}। CSV फ़ाइल में सब हैं।`,
  columns: { period: 'दिन या महीना', what: 'क्या', title: 'शीर्षक', place: 'पृष्ठ या खोज', count: 'कितनी बार' },
  kinds: {
    reads: 'पढ़ा गया',
    documents: 'खोला गया',
    begun: 'फ़ॉर्म शुरू हुआ',
    sent: 'फ़ॉर्म भेजा गया',
    missed: 'खोज, जिसमें कुछ नहीं मिला',
  },
  places: {
    profiles: 'शिक्षकों के परिचय, एक साथ',
    built: {
      [builtPages.home.path]: 'मुखपृष्ठ',
      [builtPages.allNotices.path]: 'सूचनाएँ और कार्यक्रम',
      [builtPages.notices.path]: 'सभी सूचनाएँ',
      [builtPages.registration.path]: 'प्रवेश आवेदन',
      [builtPages.feedback.path]: 'सुझाव और प्रतिक्रिया',
      [builtPages.alumniRegistration.path]: 'पूर्व छात्र पंजीकरण',
      [builtPages.alumniGallery.path]: 'पूर्व छात्र',
      [builtPages.login.path]: 'लॉगिन',
      [builtPages.studentLogin.path]: 'विद्यार्थी लॉगिन',
    },
  },
}

export default messages
