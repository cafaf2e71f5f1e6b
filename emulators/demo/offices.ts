import { college as site } from '@prangan/college/config'
import { otherLanguages } from '@prangan/contract/languages'

const isInHindi = otherLanguages.includes('hi')

/** Circulars are in Hindi and English, or in English alone if the college has no Hindi. */
export const inBoth = (hindi: string | undefined, english: string, between = ' / '): string =>
  isInHindi && hindi ? `${hindi}${between}${english}` : english

export const inHindi = (text: string | undefined): string | undefined => (isInHindi ? text : undefined)

type Texts = { en: string; hi?: string }
const { name, address }: { name: Texts; address: Texts } = site

export const college = {
  name: name.en,
  nameHi: inHindi(name.hi),
  address: inBoth(address.hi, address.en, '  ·  '),
  established: String(site.established),
  phone: site.phone.shown,
  email: site.email,
  site: `www.${site.email.replace(/.*@/, '')}`,
  shortCode: site.shortCode,
} as const

/** Signatures of circulars; no circular of the demo names a person. */
export const offices = {
  principal: {
    code: 'Prin',
    name: 'Office of the Principal',
    nameHi: 'प्राचार्य कार्यालय',
    signs: 'Principal',
    signsHi: 'प्राचार्य',
  },
  examination: {
    code: 'Exam',
    name: 'Examination Department',
    nameHi: 'परीक्षा विभाग',
    signs: 'Controller of Examinations',
    signsHi: 'परीक्षा नियंत्रक',
  },
  admission: {
    code: 'Adm',
    name: 'Admission Committee',
    nameHi: 'प्रवेश समिति',
    signs: 'Convener, Admission Committee',
    signsHi: 'संयोजक, प्रवेश समिति',
  },
  accounts: {
    code: 'Acc',
    name: 'Accounts Section',
    nameHi: 'लेखा अनुभाग',
    signs: 'Accounts Officer',
    signsHi: 'लेखाधिकारी',
  },
  library: {
    code: 'Lib',
    name: 'Central Library',
    nameHi: 'केंद्रीय पुस्तकालय',
    signs: 'Librarian',
    signsHi: 'पुस्तकालयाध्यक्ष',
  },
  proctor: {
    code: 'Proc',
    name: 'Proctorial Board',
    nameHi: 'कुलानुशासक मंडल',
    signs: 'Chief Proctor',
    signsHi: 'मुख्य कुलानुशासक',
  },
  welfare: {
    code: 'SW',
    name: 'Student Welfare and Scholarships',
    nameHi: 'छात्र कल्याण और छात्रवृत्ति प्रकोष्ठ',
    signs: 'Nodal Officer, Scholarships',
    signsHi: 'नोडल अधिकारी, छात्रवृत्ति',
  },
  sports: {
    code: 'Spt',
    name: 'Sports Committee',
    nameHi: 'खेल समिति',
    signs: 'Secretary, Sports Committee',
    signsHi: 'सचिव, खेल समिति',
  },
  nss: {
    code: 'NSS',
    name: 'National Service Scheme Unit',
    nameHi: 'राष्ट्रीय सेवा योजना इकाई',
    signs: 'Programme Officer, N.S.S.',
    signsHi: 'कार्यक्रम अधिकारी, रा.से.यो.',
  },
  placement: {
    code: 'CCP',
    name: 'Career Counselling and Placement Cell',
    nameHi: 'करियर परामर्श और प्लेसमेंट प्रकोष्ठ',
    signs: 'Coordinator, Career Counselling Cell',
    signsHi: 'समन्वयक, करियर परामर्श प्रकोष्ठ',
  },
} as const

export type Office = keyof typeof offices
