type LocalizedText = { en: string; mr?: string }

export type SocialNetwork = 'facebook' | 'x' | 'instagram' | 'youtube'

/** Nothing in here is as in the demo college. This college is fictitious; `.test` addresses do not exist. */
export const college = {
  name: { en: 'Vanaja Mahila Mahavidyalaya', mr: 'वनजा महिला महाविद्यालय' },
  shortName: 'Vanaja',
  shortCode: 'VMM',
  motto: { en: 'Learn, and stand on your own feet', mr: 'शिका, आणि स्वतःच्या पायांवर उभ्या राहा' },
  established: 1988,
  phone: { shown: '07999-555020', dialled: '+917999555020' },
  email: 'office@vanaja.test',
  address: {
    en: 'Pavnar Road, Wardha, Maharashtra 449901',
    mr: 'पवनार रोड, वर्धा, महाराष्ट्र 449901',
  },
  social: { facebook: '', x: '', instagram: '', youtube: '' } as Readonly<Record<SocialNetwork, string>>,
  university: {
    site: 'https://vidyapeeth.test/',
    calendar: 'https://vidyapeeth.test/year',
    grievances: 'https://vidyapeeth.test/ombudsperson',
  },

  languages: ['en', 'mr'],

  womenOnly: true as boolean,

  locale: {
    language: 'en-IN',
    timeZone: 'Asia/Kolkata',
    utcOffset: '+05:30',
    zoneName: 'India time, UTC+05:30',
  },

  courses: {
    bhsc: { en: 'Bachelor of Home Science', mr: 'गृहविज्ञान पदवी (बी.एच.एससी.)' },
    bsw: { en: 'Bachelor of Social Work', mr: 'समाजकार्य पदवी (बी.एस.डब्ल्यू.)' },
    blib: { en: 'Bachelor of Library Science', mr: 'ग्रंथालयशास्त्र पदवी (बी.लिब.)' },
    bfd: { en: 'Bachelor of Fashion Design', mr: 'फॅशन डिझाइन पदवी (बी.एफ.डी.)' },
    mhsc: { en: 'Master of Home Science', mr: 'गृहविज्ञान पदव्युत्तर पदवी (एम.एच.एससी.)' },
    msw: { en: 'Master of Social Work', mr: 'समाजकार्य पदव्युत्तर पदवी (एम.एस.डब्ल्यू.)' },
    mlib: { en: 'Master of Library Science', mr: 'ग्रंथालयशास्त्र पदव्युत्तर पदवी (एम.लिब.)' },
  },
  degrees: [
    { en: 'B.H.Sc.', mr: 'बी.एच.एससी.' },
    { en: 'B.S.W.', mr: 'बी.एस.डब्ल्यू.' },
    { en: 'M.S.W.(Rural Development)', mr: 'एम.एस.डब्ल्यू. (ग्रामीण विकास)' },
  ],
  usualDegree: 'B.S.W.',

  faculties: {
    'home-science': { en: 'School of Home Science', mr: 'गृहविज्ञान विभाग' },
    'social-work': { en: 'School of Social Work', mr: 'समाजकार्य विभाग' },
  },
  departmentPrefix: 'School of ',
  departments: [
    { en: 'School of Home Science', mr: 'गृहविज्ञान विभाग' },
    { en: 'School of Social Work', mr: 'समाजकार्य विभाग' },
    { en: 'School of Music', mr: 'संगीत विभाग' },
  ],
  designations: [
    { en: 'Head of School', mr: 'विभागप्रमुख' },
    { en: 'Senior Lecturer', mr: 'वरिष्ठ अधिव्याख्याता' },
    { en: 'Lecturer', mr: 'अधिव्याख्याता' },
  ],

  admissionTerms: {
    formFee: '₹275',
    minimumMarks: '45%',
    bonaFideUntil: { en: 'May 31', mr: '31 मे' },
    meritListWithin: { en: 'ten days', mr: 'दहा दिवसांत' },
  },

  limits: {
    youngestApplicant: 15,
    youngestAlumnus: 17,
    ticker: 8,
    news: 12,
    events: 12,
    pins: 3,
    daysInBin: 21,
    highlights: 4,
  },
} as const satisfies {
  name: Required<LocalizedText>
  motto: Required<LocalizedText>
  address: Required<LocalizedText>
  [setting: string]: unknown
}
