import type { layout as english } from '../en/layout.ts'

export const layout: typeof english = {
  skip: 'मुख्य सामग्री पर जाएँ',
  login: 'लॉगिन',
  logout: 'लॉगआउट',
  dashboard: 'डैशबोर्ड',
  menu: 'मेनू',
  closeMenu: 'मेनू बंद करें',
  mainMenu: 'मुख्य मेनू',
  announcements: 'ताज़ा सूचनाएँ',
  latest: 'ताज़ा',
  pauseAnnouncements: 'सूचनाएँ रोकें',
  allNotices: 'सभी सूचनाएँ और परिपत्र',
  quickLinks: 'काम के लिंक',
  usefulLinks: 'दूसरी वेबसाइटें',
  rights: (year, college) => `© ${year} ${college}। सर्वाधिकार सुरक्षित।`,
  printedOn: (day) => `${day} को प्रिंट किया गया`,
  language: {
    offer: 'यह वेबसाइट हिन्दी में भी है।',
    decline: 'नहीं, धन्यवाद',
  },
}
