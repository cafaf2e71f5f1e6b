import type { search as english } from '../en/search.ts'
import { all } from './language-names.ts'

export const search: typeof english = {
  title: 'खोज',
  description: (college) => `${college} के पृष्ठ, सूचनाएँ, दस्तावेज़, शिक्षक और पूर्व छात्र खोजें।`,
  label: 'इस वेबसाइट में खोजें',
  placeholder: 'खोजें',
  submit: 'खोजें',
  hint: `${all.or} में, रोमन अक्षरों में भी: pravesh लिखने पर ‘प्रवेश’ के परिणाम मिलते हैं।`,
  searching: 'खोज रहे हैं…',
  found: (count, query) => `“${query}” के लिए ${count} परिणाम`,
  first: (count) => `पहले ${count} परिणाम दिखाए गए हैं। एक और शब्द जोड़ने पर परिणाम कम होंगे।`,
  none: (query) => `“${query}” के लिए कुछ नहीं मिला`,
  shownFor: (query) => `“${query}” के परिणाम दिखाए गए हैं।`,
  advice: 'स्पेलिंग जाँचें, या कोई छोटा या दूसरा शब्द लिखकर देखें।',
  mainPages: 'अधिक देखे जाने वाले पृष्ठ',
  askOffice: 'या किसी कार्य दिवस में कार्यालय को फ़ोन करें:',
  kinds: { page: 'पृष्ठ', notice: 'सूचना', document: 'दस्तावेज़', teacher: 'शिक्षक', alumnus: 'पूर्व छात्र' },
  ended: 'समाप्त',
  failed: 'खोज नहीं हो सकी। अपना इंटरनेट कनेक्शन जाँचें और फिर कोशिश करें।',
  retry: 'फिर कोशिश करें',
  allResults: (count) => `सभी ${count} परिणाम`,
}
