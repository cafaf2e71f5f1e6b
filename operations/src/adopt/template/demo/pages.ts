import { college } from '@prangan/college/config'

/** The addresses of the site's own pages with their headings, for the tests. */
export const informationPages: Readonly<Record<string, string>> = {
  '/history': 'History',
  '/principals-message': 'Message from the Principal',
  '/governing-body': 'Governing body',
  '/code-of-conduct': 'Code of conduct',
  '/library': 'Library',
  '/alumni-association': 'Alumni association',
  '/admission-procedure': 'Admission procedure',
  '/grievance-cell': 'Grievance cell',
  '/sexual-harassment-committee': 'Committee against sexual harassment',
  '/syllabus': 'Syllabus',
  '/timetable': 'Syllabus',
  '/c_corner': 'Syllabus',
  '/contact': 'Contact',
  '/non-teaching-staff': 'Contact',
  '/nonteaching': 'Contact',
  ...Object.fromEntries(Object.entries(college.courses).map(([key, { en }]) => [`/${key}`, en])),
}

export const homeHeading: string = college.motto.en

export const canonicalPaths: Readonly<Record<string, string>> = {
  '/timetable': '/syllabus',
  '/c_corner': '/syllabus',
  '/non-teaching-staff': '/contact',
  '/nonteaching': '/contact',
}
