import type { overview as english } from '../../en/desk/overview.ts'

export const overview: typeof english = {
  title: 'सारांश',
  waits: 'लंबित कार्य',
  waitsNotLoaded: 'लंबित कार्य लोड नहीं हो सके।',
  waiting: {
    alumni: {
      what: (count) => (count === 1 ? 'पूर्व छात्र का अनुरोध' : 'पूर्व छात्रों के अनुरोध'),
      short: () => 'पूर्व छात्र',
    },
    admissions: { what: (count) => (count === 1 ? 'नया आवेदन' : 'नये आवेदन'), short: () => 'आवेदन' },
    inquiries: {
      what: (count) => (count === 1 ? 'खुला पत्र' : 'खुले पत्र'),
      short: () => 'पत्र',
    },
    overdue: {
      what: (count) => (count === 1 ? 'शिकायत की अवधि बीती' : 'शिकायतों की अवधि बीती'),
      short: () => 'अवधि बीती',
    },
    ending: {
      what: (count) => (count === 1 ? 'सूचना आज समाप्त होगी' : 'सूचनाएँ आज समाप्त होंगी'),
      short: () => 'आज समाप्त',
    },
    toCheck: () => 'आवेदनों की जाँच शेष',
    answered: () => 'आवेदनों में उत्तर प्राप्त',
    fees: () => 'शुल्कों की पुष्टि शेष',
    duePages: () => 'पृष्ठों की जाँच शेष',
    suggestedPages: () => 'पृष्ठों पर सुझाव',
    uncheckedProfiles: () => 'प्रोफ़ाइल एक वर्ष से बिना जाँच के',
  },
  notices: {
    ending: 'आज समाप्त होने वाली सूचनाएँ',
    noneEnds: 'आज कोई सूचना समाप्त नहीं हो रही है।',
    scheduled: 'आगे प्रकाशित होने वाली सूचनाएँ',
    noneScheduled: 'कोई सूचना आगे के लिए तय नहीं है।',
    notLoaded: 'सूचनाएँ लोड नहीं हो सकीं।',
    until: (type, moment) => `${type}, ${moment} तक`,
    from: (type, moment) => `${type}, ${moment} से`,
  },
  search: {
    label: 'सब में खोजें',
    hint: 'नाम, संख्या, शीर्षक या जो करना हो',
    places: 'यहाँ जाएँ',
    searchedIn: (lists) => `इनमें खोजा जाता है: ${lists.join(', ')}।`,
    shortcut: ' दबाने पर किसी भी अनुभाग से यहाँ आया जा सकता है। Enter से ‘यहाँ जाएँ’ का पहला नाम खुलता है।',
    tooShort: 'कृपया कम से कम दो अक्षर लिखें।',
    searching: 'खोजा जा रहा है…',
    shown: (count) => `परिणाम: ${count}`,
    nothing: 'कुछ नहीं मिला। कृपया वर्तनी जाँचें, या उसका एक भाग खोजें।',
    failed: (lists) => `इनमें नहीं खोजा जा सका: ${lists.join(', ')}।`,
    offline: 'आप ऑफ़लाइन हैं। खोज के लिए इंटरनेट आवश्यक है।',
    more: (list) => `${list}: और देखें`,
    removed: 'हटाए गये',
    decorative: 'केवल सजावट के लिए',
  },
}
