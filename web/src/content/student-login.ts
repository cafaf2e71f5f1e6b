import { college } from '@prangan/contract/college.config'
import type { MenuLink } from '@prangan/contract/schemas/content'
import { paths } from '../paths.ts'
import type { LocalizedText } from './text.ts'

/** The copy of the student page: what it is for, whom to ask, and where to go instead. */
export const studentLogin = {
  title: { en: 'Student Login', hi: 'विद्यार्थी लॉगिन' },
  intro: { en: 'Students need no account on this website: all that is meant for them is open to everyone.' },
  purpose: [
    { en: 'Examination forms, results and marksheets are kept by the University, on its own website.' },
    { en: 'For your ID card, fee receipts, certificates and corrections, please ask the college office.' },
  ],
} as const satisfies { title: LocalizedText; intro: LocalizedText; purpose: readonly LocalizedText[] }

export const studentLinks: readonly (MenuLink & { note: LocalizedText })[] = [
  { text: { en: 'Syllabus' }, note: { en: 'Papers and units' }, href: paths.syllabus.path },
  { text: { en: 'Time table' }, note: { en: 'Your classes, day by day' }, href: paths.timetable.path },
  { text: { en: 'Notices' }, note: { en: 'What is new, and by when' }, href: paths.allNotices.path },
  { text: { en: 'University' }, note: { en: 'Results and forms' }, href: college.university.site },
]
