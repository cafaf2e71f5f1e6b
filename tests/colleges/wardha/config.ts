type LocalizedText = { en: string; hi?: string }

export type SocialNetwork = 'facebook' | 'x' | 'instagram' | 'youtube'

/** Nothing in here is as in the demo college. This college is fictitious; `.test` addresses do not exist. */
export const college = {
  name: { en: 'Vanaja Mahila Mahavidyalaya', hi: 'वनजा महिला महाविद्यालय' },
  shortName: 'Vanaja',
  shortCode: 'VMM',
  motto: { en: 'Learn, and stand on your own feet', hi: 'पढ़ो, और अपने पैरों पर खड़ी हो' },
  established: 1988,
  phone: { shown: '07999-555020', dialled: '+917999555020' },
  email: 'office@vanaja.test',
  address: {
    en: 'Pavnar Road, Wardha, Maharashtra 449901',
    hi: 'पवनार रोड, वर्धा, महाराष्ट्र 449901',
  },
  social: { facebook: '', x: '', instagram: '', youtube: '' } as Readonly<Record<SocialNetwork, string>>,
  university: {
    site: 'https://vidyapeeth.test/',
    calendar: 'https://vidyapeeth.test/year',
    grievances: 'https://vidyapeeth.test/ombudsperson',
  },

  languages: ['en', 'hi'],

  locale: {
    language: 'en-IN',
    timeZone: 'Asia/Kolkata',
    utcOffset: '+05:30',
    zoneName: 'India time, UTC+05:30',
  },

  courses: {
    bhsc: { en: 'Bachelor of Home Science', hi: 'गृह विज्ञान स्नातक (बी.एच.एससी.)' },
    bsw: { en: 'Bachelor of Social Work', hi: 'समाज कार्य स्नातक (बी.एस.डब्ल्यू.)' },
    blib: { en: 'Bachelor of Library Science', hi: 'पुस्तकालय विज्ञान स्नातक (बी.लिब.)' },
    bfd: { en: 'Bachelor of Fashion Design', hi: 'फ़ैशन डिज़ाइन स्नातक (बी.एफ़.डी.)' },
    mhsc: { en: 'Master of Home Science', hi: 'गृह विज्ञान स्नातकोत्तर (एम.एच.एससी.)' },
    msw: { en: 'Master of Social Work', hi: 'समाज कार्य स्नातकोत्तर (एम.एस.डब्ल्यू.)' },
    mlib: { en: 'Master of Library Science', hi: 'पुस्तकालय विज्ञान स्नातकोत्तर (एम.लिब.)' },
  },
  degrees: [
    { en: 'B.H.Sc.', hi: 'बी.एच.एससी.' },
    { en: 'B.S.W.', hi: 'बी.एस.डब्ल्यू.' },
    { en: 'M.S.W.(Rural Development)', hi: 'एम.एस.डब्ल्यू. (ग्रामीण विकास)' },
  ],
  usualDegree: 'B.S.W.',

  faculties: {
    'home-science': { en: 'School of Home Science', hi: 'गृह विज्ञान विद्यालय' },
    'social-work': { en: 'School of Social Work', hi: 'समाज कार्य विद्यालय' },
  },
  departmentPrefix: 'School of ',
  departments: [
    { en: 'School of Home Science', hi: 'गृह विज्ञान विद्यालय' },
    { en: 'School of Social Work', hi: 'समाज कार्य विद्यालय' },
    { en: 'School of Music', hi: 'संगीत विद्यालय' },
  ],
  designations: [
    { en: 'Head of School', hi: 'विद्यालय प्रमुख' },
    { en: 'Senior Lecturer', hi: 'वरिष्ठ व्याख्याता' },
    { en: 'Lecturer', hi: 'व्याख्याता' },
  ],

  admissionTerms: {
    formFee: '₹275',
    minimumMarks: '45%',
    bonaFideUntil: { en: 'May 31', hi: '31 मई' },
    meritListWithin: { en: 'ten days', hi: 'दस दिन' },
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
