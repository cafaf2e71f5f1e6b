import type { search as english } from '../en/search.ts'
import type { Translation } from '../with-fallback.ts'
import { all } from './language-names.ts'

export const search: Translation<typeof english> = {
  title: 'शोध',
  description: (college) => `${college}: पाने, सूचना, कागदपत्रे, शिक्षक आणि माजी विद्यार्थी शोधा.`,
  label: 'या संकेतस्थळावर शोधा',
  placeholder: 'शोधा',
  submit: 'शोधा',
  hint: `${all.or} भाषेत, इंग्रजी अक्षरांतही: pravesh लिहिले तरी प्रवेश सापडते.`,
  found: (count, query) => `“${query}” साठी ${count} निकाल`,
  first: (count) => `पहिले ${count} दाखवले आहेत. कमी निकाल हवे असल्यास आणखी एक शब्द लिहा.`,
  none: (query) => `“${query}” साठी काहीही सापडले नाही`,
  shownFor: (query) => `हे “${query}” साठीचे निकाल आहेत.`,
  advice: 'शब्द बरोबर लिहिला आहे का ते पाहा, किंवा लहान किंवा दुसरा शब्द वापरून पाहा.',
  mainPages: 'जास्त पाहिली जाणारी पाने',
  askOffice: 'किंवा कामाच्या दिवशी कार्यालयाला फोन करा:',
  kinds: { page: 'पान', notice: 'सूचना', document: 'कागदपत्र', teacher: 'शिक्षक', alumnus: 'माजी विद्यार्थी' },
  ended: 'संपले',
  failed: 'शोध सुरू होऊ शकला नाही. इंटरनेट कनेक्शन तपासा आणि पुन्हा प्रयत्न करा.',
  retry: 'पुन्हा प्रयत्न करा',
  allResults: (count) => `सर्व ${count} निकाल`,
}
