import * as plugins from '@prangan/plugins/tests/pages'
/** The specification's routes with their headings, kept apart from the site's own lists. */

/** These pages are complete without scripts. */
export const informationPages: Readonly<Record<string, string>> = {
  '/history': 'History',
  '/vision': 'Vision and mission',
  '/code-of-conduct': 'Code of conduct',
  '/governing-body': 'Governing body',
  '/managers-message': "Manager's message",
  '/principals-message': "Principal's message",
  '/public-relation-officer': 'Public relation officer',
  '/public-relation-officer-not': 'Bachelor of Science',
  '/non-teaching-staff': 'Non-teaching staff',
  '/nonteaching': 'Non-teaching staff',
  '/proctorial-board': 'Proctorial board',
  '/grievance-cell': 'Grievance cell',
  '/research-innovation': 'Research and innovation',
  '/literary-club': 'Literary club',
  '/career-counselling': 'Career counselling',
  '/sexual-harassment-committee': 'Committee against sexual harassment',
  '/iqac': 'Internal Quality Assurance Cell',
  '/iqac-committee': 'IQAC committee',
  '/iqac-committee-not': 'Master of Arts',
  '/ba': 'Bachelor of Arts',
  '/ma': 'Master of Arts',
  '/bsc': 'Bachelor of Science',
  '/bcom': 'Bachelor of Commerce',
  '/bca': 'Bachelor of Computer Application',
  '/msc': 'Master of Science',
  '/library': 'Library',
  '/events/cultural': 'Cultural events',
  '/events/sports': 'Sports',
  '/events/nss': 'National Service Scheme',
  '/events/ncc': 'National Cadet Corps',
  '/events/rovers-rangers': 'Rovers and Rangers',
  '/events/quiz-seminar': 'Quiz and seminar',
  '/events/workshops': 'Workshops',
  '/important-notice': 'Important notice regarding admissions',
  '/c_corner': 'Creative corner',
  '/syllabus': 'Syllabus',
  '/timetable': 'Time table',
  '/admission-procedure': 'Admission procedure',
  '/contact': 'Contact',
  '/alumni-association': 'Alumni association',
}

export const livePages: Readonly<Record<string, string>> = {
  '/': 'A courtyard of learning, open to all',
  '/viewallnews': 'Notices and events',
  '/login': 'Login to Dashboard',
  '/student/login': 'Student Login',
  '/registration': 'Online registration',
  '/feedback': 'Feedback',
  ...plugins.livePages,
  '/search': 'Search',
  '/faculty/arts': 'Faculty of Arts',
  '/faculty/science': 'Faculty of Science',
  '/arts/viewfaculty': 'Arts faculty',
  '/science/viewfaculty': 'Science faculty',
  '/alumni-registration': 'Alumni registration',
  '/alumni-gallery': 'Alumni gallery',
}

/** These depend on the address or on who is signed in; signed out, the desks show the sign-in. */
export const madePages: Readonly<Record<string, string>> = {
  '/faculty-profile/asha.verma@sarvodaya.test': 'Dr. Asha Verma',
  '/AdminDashboard': 'Login to Dashboard',
  '/FacultyDashboard': 'Login to Dashboard',
  '/viewNews': 'Login to Dashboard',
  '/viewalumni': 'Login to Dashboard',
}

export const underConstruction = 'This Page is Undercostruction. Please visit later.'

export const pageNotFound = 'Page not found'

export const canonicalPaths: Readonly<Record<string, string>> = {
  '/nonteaching': '/non-teaching-staff',
  '/public-relation-officer-not': '/bsc',
  '/iqac-committee-not': '/ma',
}
