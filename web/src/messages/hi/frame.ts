import type { frame as english } from '../en/frame.ts'

export const frame: typeof english = {
  skip: 'मुख्य सामग्री पर जाएँ',
  login: 'लॉगिन',
  logout: 'लॉगआउट',
  dashboard: 'डैशबोर्ड',
  menu: 'मेनू',
  closeMenu: 'मेनू बंद करें',
  mainMenu: 'मुख्य मेनू',
  announcements: 'सूचना पट्ट',
  latest: 'नवीनतम',
  pauseAnnouncements: 'सूचनाएँ रोकें',
  allNotices: 'सभी सूचनाएँ एवं परिपत्र',
  quickLinks: 'त्वरित लिंक',
  usefulLinks: 'उपयोगी लिंक',
  rights: (year, college) => `© ${year} ${college}। सर्वाधिकार सुरक्षित।`,
  printedOn: (day) => `${day} को मुद्रित`,
  language: {
    name: 'हिन्दी',
    offer: 'यह वेबसाइट हिन्दी में भी उपलब्ध है।',
    accept: 'हिन्दी में पढ़ें',
    decline: 'नहीं, धन्यवाद',
  },
}
