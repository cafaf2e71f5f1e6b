import type { home as english } from '../en/home.ts'
import type { Translation } from '../with-fallback.ts'

export const home: Translation<typeof english> = {
  admissionProcedure: 'प्रवेश प्रक्रिया',
  allNotices: 'सर्व सूचना',
  newsAndEvents: 'बातम्या आणि कार्यक्रम',
  notices: 'सूचना आणि परिपत्रके',
  latestNews: 'ताज्या बातम्या',
  leadership: 'आमचे नेतृत्व',
  events: 'आगामी कार्यक्रम',
  readMore: 'अधिक वाचा',
  ofNotices: ': सूचना आणि परिपत्रके',
  ofEvents: ': आगामी कार्यक्रम',
  nonTeachingStaff: 'शिक्षकेतर कर्मचारी',
  viewDetails: 'तपशील पाहा',
  ofCourse: (course) => `: ${course}`,
  enquire: 'प्रश्न विचारा',
  aboutCourse: (course) => `: ${course}`,
  enquiryAnswer: (course) => `${course} या अभ्यासक्रमात रस दाखवल्याबद्दल धन्यवाद. आम्ही लवकरच तुमच्याशी संपर्क साधू.`,
  tellUs: 'तुमच्याशी कसा संपर्क साधायचा आणि तुम्हाला काय जाणून घ्यायचे आहे, ते खाली लिहा.',
  carousel: {
    label: 'महाविद्यालयातील जीवन',
    carousel: 'चित्रमालिका',
    slides: 'चित्रे',
    slide: 'चित्र',
    position: (at, count) => `${count} पैकी ${at}`,
    pause: 'चित्रे थांबवा',
    goTo: (at) => `चित्र ${at}`,
    previous: 'मागचे चित्र',
    next: 'पुढचे चित्र',
  },
}
