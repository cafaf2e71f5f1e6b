export const informationPages: Readonly<Record<string, string>> = {
  '/history': 'History',
  '/alumni-association': 'Alumnae association',
  '/grievance-cell': 'Grievance cell',
  '/sexual-harassment-committee': 'Grievance cell',
  '/admission-procedure': 'Admission procedure',
  '/syllabus': 'Syllabus',
  '/timetable': 'Syllabus',
  '/c_corner': 'Syllabus',
  '/contact': 'Contact',
  '/non-teaching-staff': 'Contact',
  '/nonteaching': 'Contact',
  '/bhsc': 'Bachelor of Home Science',
  '/bsw': 'Bachelor of Social Work',
}

export const homeHeading = 'A college that women built'

export const canonicalPaths: Readonly<Record<string, string>> = {
  '/sexual-harassment-committee': '/grievance-cell',
  '/timetable': '/syllabus',
  '/c_corner': '/syllabus',
  '/non-teaching-staff': '/contact',
  '/nonteaching': '/contact',
}
