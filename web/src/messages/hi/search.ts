import type { search as english } from '../en/search.ts'

export const search: typeof english = {
  title: 'खोज',
  description: (college) => `${college} के पृष्ठ, सूचनाएँ, अभिलेख, शिक्षक एवं पूर्व छात्र खोजें।`,
  label: 'इस वेबसाइट में खोजें',
  placeholder: 'खोजें',
  submit: 'खोजें',
  hint: 'हिन्दी या अंग्रेज़ी में, रोमन अक्षरों में भी: pravesh लिखने पर प्रवेश मिलेगा।',
  found: (count, query) => `“${query}” के लिए ${count} परिणाम`,
  first: (count) => `पहले ${count} परिणाम दिखाए गए हैं। एक और शब्द जोड़ने पर परिणाम कम होंगे।`,
  none: (query) => `“${query}” के लिए कुछ नहीं मिला`,
  shownFor: (query) => `“${query}” के परिणाम दिखाए गए हैं।`,
  advice: 'कृपया वर्तनी जाँचें, अथवा छोटा या कोई अन्य शब्द लिखकर देखें।',
  mainPages: 'अधिक देखे जाने वाले पृष्ठ',
  askOffice: 'अथवा किसी कार्य दिवस में कार्यालय को फोन करें:',
  kinds: { page: 'पृष्ठ', notice: 'सूचना', document: 'अभिलेख', teacher: 'शिक्षक', alumnus: 'पूर्व छात्र' },
  ended: 'समाप्त',
  failed: 'खोज उपलब्ध नहीं हो सकी। कृपया अपना इंटरनेट कनेक्शन जाँचें और पुनः प्रयास करें।',
  retry: 'पुनः प्रयास करें',
  allResults: (count) => `सभी ${count} परिणाम`,
}
