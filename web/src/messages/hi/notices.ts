import type { notices as english } from '../en/notices.ts'

export const notices: typeof english = {
  title: 'सूचनाएँ और कार्यक्रम',
  description: (college) => `${college} की सभी सूचनाएँ, परिपत्र और आगामी कार्यक्रम, सबसे नए पहले।`,
  intro: 'महाविद्यालय की सभी सूचनाएँ, सबसे नई पहले। फ़ाइलें और दूसरी वेबसाइटें नए टैब में खुलती हैं।',
  notices: 'सूचनाएँ और परिपत्र',
  events: 'आगामी कार्यक्रम',
  noNotices: 'इस समय कोई सूचना या परिपत्र नहीं है।',
  noEvents: 'इस समय कोई आगामी कार्यक्रम नहीं है।',
  loading: 'सूचनाएँ लोड हो रही हैं…',
  failed: 'सूचनाएँ लोड नहीं हो सकीं। थोड़ी देर बाद फिर कोशिश करें।',
  older: 'पुरानी सूचनाएँ',
  inOtherLanguage: (language) => `${language} में`,
  announced: (day) => `${day} को जारी`,
  details: 'विवरण',
  pinned: 'सबसे ऊपर',
  searchAll: 'सभी सूचनाएँ श्रेणी और वर्ष से खोजें',
}
