import type { notices as english } from '../en/notices.ts'
import type { Translation } from '../with-fallback.ts'

export const notices: Translation<typeof english> = {
  title: 'सूचना आणि कार्यक्रम',
  description: (college) => `${college}: सर्व सूचना, परिपत्रके आणि आगामी कार्यक्रम, सर्वांत नवीन आधी.`,
  intro: 'महाविद्यालयाच्या सर्व सूचना, सर्वांत नवीन आधी. फाइल्स आणि इतर संकेतस्थळे नवीन टॅबमध्ये उघडतात.',
  notices: 'सूचना आणि परिपत्रके',
  events: 'आगामी कार्यक्रम',
  noNotices: 'सध्या कोणतीही सूचना किंवा परिपत्रक नाही.',
  noEvents: 'सध्या कोणताही आगामी कार्यक्रम नाही.',
  loading: 'सूचना लोड होत आहेत…',
  failed: 'सूचना लोड होऊ शकल्या नाहीत. थोड्या वेळाने पुन्हा प्रयत्न करा.',
  older: 'जुन्या सूचना',
  inOtherLanguage: (language) => `${language} भाषेत`,
  announced: (day) => `${day} रोजी जाहीर`,
  details: 'तपशील',
  pinned: 'सर्वांत वर',
  searchAll: 'सर्व सूचना प्रकार आणि वर्षानुसार शोधा',
}
