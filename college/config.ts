type LocalizedText = { en: string; hi?: string }

export type SocialNetwork = 'facebook' | 'x' | 'instagram' | 'youtube'

/**
 * The college's own details, the one file that another college edits (docs/adopting.md). Forms, PDFs, mails and the demo data
 * read it. Contact facts and terms of admission are only the defaults: the office changes them on the site. This college is
 * fictitious; `.test` addresses do not exist.
 */
export const college = {
  name: { en: 'Sarvodaya Degree College', hi: 'सर्वोदय डिग्री कॉलेज' },
  /** Shown below the icon on a phone's home screen. */
  shortName: 'Sarvodaya',
  /** The prefix of application and reference numbers. */
  shortCode: 'SDC',
  /** Any of contract/src/languages.ts. English is the first: its addresses have no prefix, and other languages fall back to it. */
  languages: ['en', 'hi'],
  motto: { en: 'Learning that sets free', hi: 'सा विद्या या विमुक्तये' },
  established: 1970,
  phone: { shown: '05999-555010', dialled: '+915999555010' },
  /** The sender of mails and the recipient of feedback, until the office publishes another address. */
  email: 'office@sarvodaya.test',
  address: {
    en: 'Station Road, Kamalsarai, Uttar Pradesh 289001',
    hi: 'स्टेशन रोड, कमलसराय, उत्तर प्रदेश 289001',
  },
  /** The college's pages on social networks; the icon of an empty one links to the home page. */
  social: { facebook: '', x: '', instagram: '', youtube: '' } as Readonly<Record<SocialNetwork, string>>,
  university: {
    site: 'https://university.test/',
    calendar: 'https://university.test/calendar',
    grievances: 'https://university.test/grievance',
  },

  /** A women's college: its forms offer no 'Male'. */
  womenOnly: false as boolean,

  locale: {
    language: 'en-IN',
    timeZone: 'Asia/Kolkata',
    /** Must match the time zone, and be the same all year round. */
    utcOffset: '+05:30',
    zoneName: 'India time, UTC+05:30',
  },

  /** The courses in the order of the admission form. They are stored by their English names. */
  courses: {
    bsc: { en: 'Bachelor of Science', hi: 'विज्ञान स्नातक (बी.एससी.)' },
    ba: { en: 'Bachelor of Arts', hi: 'कला स्नातक (बी.ए.)' },
    bcom: { en: 'Bachelor of Commerce', hi: 'वाणिज्य स्नातक (बी.कॉम.)' },
    bca: { en: 'Bachelor of Computer Application', hi: 'कंप्यूटर अनुप्रयोग स्नातक (बी.सी.ए.)' },
    msc: { en: 'Master of Science', hi: 'विज्ञान स्नातकोत्तर (एम.एससी.)' },
    ma: { en: 'Master of Arts', hi: 'कला स्नातकोत्तर (एम.ए.)' },
  },
  /** The degrees of the alumni form, in its order, and the preselected one. They are stored by their English names. */
  degrees: [
    { en: 'B.Tech.', hi: 'बी.टेक.' },
    { en: 'M.Tech', hi: 'एम.टेक.' },
    { en: 'B.C.A.', hi: 'बी.सी.ए.' },
    { en: 'B.A.', hi: 'बी.ए.' },
    { en: 'B.Sc.', hi: 'बी.एससी.' },
    { en: 'B.Com.', hi: 'बी.कॉम.' },
    { en: 'M.A.(History)', hi: 'एम.ए. (इतिहास)' },
    { en: 'M.A.(Political Science)', hi: 'एम.ए. (राजनीति विज्ञान)' },
  ],
  usualDegree: 'B.A.',

  /**
   * The faculties that have pages, by what their addresses say: the name without the prefix, in small letters and with hyphens.
   * faculties.ts has the texts of the pages.
   */
  faculties: {
    arts: { en: 'Faculty of Arts', hi: 'कला संकाय' },
    science: { en: 'Faculty of Science', hi: 'विज्ञान संकाय' },
  },
  /** People may type this prefix or leave it out. */
  departmentPrefix: 'Faculty of ',
  /** Suggestions for the office. Departments are stored by their English names. */
  departments: [
    { en: 'Faculty of Computer Science', hi: 'कंप्यूटर विज्ञान संकाय' },
    { en: 'Faculty of Commerce', hi: 'वाणिज्य संकाय' },
    { en: 'Faculty of Science', hi: 'विज्ञान संकाय' },
    { en: 'Faculty of Arts', hi: 'कला संकाय' },
  ],
  /** The most senior first; stored by their English names. */
  designations: [
    { en: 'Professor', hi: 'आचार्य' },
    { en: 'Associate Professor', hi: 'सह आचार्य' },
    { en: 'Assistant Professor', hi: 'सहायक आचार्य' },
  ],

  /** The defaults of the site settings, and the figures in the PDFs of the build. */
  admissionTerms: {
    formFee: '₹450',
    minimumMarks: '40%',
    bonaFideUntil: { en: 'June 30', hi: '30 जून' },
    meritListWithin: { en: 'one week', hi: 'एक सप्ताह' },
  },

  limits: {
    /** Minimum ages in years. */
    youngestApplicant: 14,
    youngestAlumnus: 16,
    ticker: 10,
    news: 20,
    events: 20,
    pins: 5,
    daysInBin: 30,
    highlights: 5,
  },
} as const satisfies {
  name: Required<LocalizedText>
  languages: readonly ['en', ...string[]]
  motto: Required<LocalizedText>
  address: Required<LocalizedText>
  [setting: string]: unknown
}
