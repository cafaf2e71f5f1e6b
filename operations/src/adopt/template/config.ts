type LocalizedText = { en: string; [language: string]: string }

export type SocialNetwork = 'facebook' | 'x' | 'instagram' | 'youtube'

/**
 * The college's own details (docs/adopting.md). Forms, PDFs, mails and the demo data read it. Contact facts and terms of
 * admission are only the defaults: the office changes them on the site.
 */
export const college = {
  name: COLLEGE_NAMES,
  /** Shown below the icon on a phone's home screen. */
  shortName: SHORT_NAME,
  /** The prefix of application and reference numbers. */
  shortCode: 'SHORTCODE',
  /** Any of contract/src/languages.ts. English is the first: its addresses have no prefix, and other languages fall back to it. */
  languages: LANGUAGES,
  motto: { en: '[[motto, the heading of the home page]]' },
  established: ESTABLISHED,
  phone: { shown: PHONE_SHOWN, dialled: PHONE_DIALLED },
  /** The sender of mails and the recipient of feedback, until the office publishes another address. */
  email: EMAIL,
  address: { en: ADDRESS },
  /** The college's pages on social networks; the icon of an empty one links to the home page. */
  social: { facebook: '', x: '', instagram: '', youtube: '' } as Readonly<Record<SocialNetwork, string>>,
  university: {
    site: UNIVERSITY,
    calendar: UNIVERSITY, // [[address of the academic calendar]]
    grievances: UNIVERSITY, // [[address of the university's grievance form]]
  },

  /** A women's college: its forms offer no 'Male'. */
  womenOnly: WOMEN_ONLY as boolean,

  locale: {
    language: 'en-IN',
    timeZone: 'Asia/Kolkata',
    /** Must match the time zone, and be the same all year round. */
    utcOffset: '+05:30',
    zoneName: 'India time, UTC+05:30',
  },

  /** The courses in the order of the admission form. They are stored by their English names. */
  courses: COURSES,
  /** The degrees of the alumni form, in its order, and the preselected one. They are stored by their English names. */
  degrees: DEGREES,
  usualDegree: USUAL_DEGREE,

  /** The faculties that have pages, by what their addresses say. faculties.ts has the texts of the pages. */
  faculties: FACULTIES,
  /** People may type this prefix or leave it out. */
  departmentPrefix: 'Faculty of ',
  /** Suggestions for the office. Departments are stored by their English names. */
  departments: DEPARTMENTS,
  /** The most senior first; stored by their English names. */
  designations: [
    { en: 'Professor', hi: 'आचार्य', mr: 'प्राध्यापक' },
    { en: 'Associate Professor', hi: 'सह आचार्य', mr: 'सहयोगी प्राध्यापक' },
    { en: 'Assistant Professor', hi: 'सहायक आचार्य', mr: 'सहायक प्राध्यापक' },
  ],

  /** The defaults of the site settings, and the figures in the PDFs of the build: [[check each]] */
  admissionTerms: {
    formFee: '₹300',
    minimumMarks: '45%',
    bonaFideUntil: { en: '31 May', hi: '31 मई', mr: '31 मे' },
    meritListWithin: { en: 'ten days', hi: 'दस दिन', mr: 'दहा दिवसांत' },
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
  name: LocalizedText
  languages: readonly ['en', ...string[]]
  motto: LocalizedText
  address: LocalizedText
  [setting: string]: unknown
}
