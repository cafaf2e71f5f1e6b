import type { layout as english } from '../en/layout.ts'
import type { Translation } from '../with-fallback.ts'

export const layout: Translation<typeof english> = {
  skip: 'थेट मजकुराकडे जा',
  login: 'लॉगिन',
  logout: 'लॉगआउट',
  dashboard: 'डॅशबोर्ड',
  menu: 'मेनू',
  closeMenu: 'मेनू बंद करा',
  mainMenu: 'मुख्य मेनू',
  announcements: 'ताज्या सूचना',
  latest: 'नवीन',
  pauseAnnouncements: 'सूचना थांबवा',
  allNotices: 'सर्व सूचना आणि परिपत्रके',
  quickLinks: 'उपयुक्त पाने',
  usefulLinks: 'इतर संकेतस्थळे',
  rights: (year, college) => `© ${year} ${college}. सर्व हक्क राखीव.`,
  printedOn: (day) => `${day} रोजी प्रिंट काढली`,
  language: {
    offer: 'हे संकेतस्थळ मराठीतही आहे.',
    decline: 'नको, धन्यवाद',
  },
}
