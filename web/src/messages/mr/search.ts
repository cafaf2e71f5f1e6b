import type { search as english } from '../en/search.ts'
import type { Translation } from '../with-fallback.ts'
import { all } from './language-names.ts'

export const search: Translation<typeof english> = {
  title: 'शोध',
  description: (college) => `${college}: पाने, सूचना, कागदपत्रे, शिक्षक आणि माजी विद्यार्थी शोधा.`,
  label: 'या संकेतस्थळावर शोधा',
  placeholder: 'शोधा',
  submit: 'शोधा',
  hint: `${all.or} भाषेत लिहा. इंग्रजी अक्षरेही चालतात: pravesh लिहिले तरी ‘प्रवेश’ हा शब्द सापडतो.`,
  // On a college's site 'निकाल' would be examination results.
  searching: 'शोधत आहे…',
  found: (count, query) => (count === 1 ? `“${query}”: 1 नोंद सापडली` : `“${query}”: ${count} नोंदी सापडल्या`),
  first: (count) => `पहिल्या ${count} नोंदी दाखवल्या आहेत. कमी नोंदी हव्या असल्यास आणखी एक शब्द लिहा.`,
  none: (query) => `“${query}”: काहीही सापडले नाही`,
  shownFor: (query) => `“${query}” शोधल्यावर या नोंदी सापडल्या.`,
  advice: 'शब्द बरोबर लिहिला आहे का ते पाहा, किंवा लहान किंवा दुसरा शब्द वापरून पाहा.',
  mainPages: 'जास्त पाहिली जाणारी पाने',
  askOffice: 'किंवा कामकाजाच्या दिवशी कार्यालयाला फोन करा:',
  kinds: { page: 'पान', notice: 'सूचना', document: 'कागदपत्र', teacher: 'शिक्षक', alumnus: 'माजी विद्यार्थी' },
  ended: 'मुदत संपली',
  failed: 'शोध सुरू होऊ शकला नाही. इंटरनेट कनेक्शन तपासा आणि पुन्हा प्रयत्न करा.',
  retry: 'पुन्हा प्रयत्न करा',
  allResults: (count) => `सर्व ${count} नोंदी`,
}
