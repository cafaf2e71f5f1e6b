import { scenes } from '@prangan/college/messages/hi/site'
import type { home as english } from '../en/home.ts'

export const home: typeof english = {
  admissionProcedure: 'प्रवेश प्रक्रिया',
  allNotices: 'सभी सूचनाएँ',
  newsAndEvents: 'समाचार और कार्यक्रम',
  notices: 'सूचनाएँ और परिपत्र',
  latestNews: 'ताज़ा समाचार',
  leadership: 'हमारा नेतृत्व',
  events: 'आगामी कार्यक्रम',
  readMore: 'और पढ़ें',
  ofNotices: ': सूचनाएँ और परिपत्र',
  ofEvents: ': आगामी कार्यक्रम',
  nonTeachingStaff: 'शिक्षणेतर कर्मचारी',
  viewDetails: 'विवरण देखें',
  ofCourse: (course) => `: ${course}`,
  enquire: 'पूछताछ भेजें',
  aboutCourse: (course) => `: ${course}`,
  enquiryAnswer: (course) => `${course} में रुचि के लिए धन्यवाद। महाविद्यालय जल्द आपसे संपर्क करेगा।`,
  soThatWeCan: 'इसके लिए बताएँ कि आपसे कैसे संपर्क करें और आप क्या जानना चाहते हैं।',
  carousel: {
    label: 'महाविद्यालय का जीवन',
    carousel: 'स्लाइड शो',
    slides: 'चित्र',
    slide: 'चित्र',
    position: (at, count) => `${count} में से ${at}`,
    pause: 'चित्र रोकें',
    goTo: (at) => `चित्र ${at}`,
    previous: 'पिछला चित्र',
    next: 'अगला चित्र',
  },
  scenes,
}
