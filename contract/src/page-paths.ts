import { college } from '@prangan/college/config'
import * as plugins from '@prangan/plugins/contract/names'

const page = <const Path extends string>(path: Path) => ({ path })

type Courses = typeof college.courses

/** A course's page is at its key. */
const coursePaths = Object.fromEntries(
  Object.keys(college.courses).map((course) => [course, page(`/${course}`)]),
) as { readonly [Course in keyof Courses]: { path: `/${Course}` } }

/** The pages that are part of the build; all others are content of the site. */
export const builtPages = {
  home: page('/'),
  allNotices: page('/viewallnews'),
  notices: page('/notices'),
  login: page('/login'),
  studentLogin: page('/student/login'),
  registration: page('/registration'),
  feedback: page('/feedback'),
  search: page('/search'),
  alumniRegistration: page('/alumni-registration'),
  alumniGallery: page('/alumni-gallery'),
  ...plugins.pagePaths,
} as const

/** The public pages that the product links to, by their paths in the main language. */
export const pagePaths = {
  ...builtPages,
  creativeCorner: page('/c_corner'),
  syllabus: page('/syllabus'),
  timetable: page('/timetable'),
  history: page('/history'),
  vision: page('/vision'),
  codeOfConduct: page('/code-of-conduct'),
  governingBody: page('/governing-body'),
  managersMessage: page('/managers-message'),
  principalsMessage: page('/principals-message'),
  publicRelationOfficer: page('/public-relation-officer'),
  nonTeachingStaff: page('/non-teaching-staff'),
  /** A second address of the page, to which the home page links. */
  nonTeaching: page('/nonteaching'),
  proctorialBoard: page('/proctorial-board'),
  grievanceCell: page('/grievance-cell'),
  researchInnovation: page('/research-innovation'),
  literaryClub: page('/literary-club'),
  careerCounselling: page('/career-counselling'),
  harassmentCommittee: page('/sexual-harassment-committee'),
  iqacCommittee: page('/iqac-committee'),
  iqac: page('/iqac'),
  alumniAssociation: page('/alumni-association'),
  admissionProcedure: page('/admission-procedure'),
  contact: page('/contact'),
  library: page('/library'),
  culturalEvents: page('/events/cultural'),
  sports: page('/events/sports'),
  nss: page('/events/nss'),
  ncc: page('/events/ncc'),
  roversRangers: page('/events/rovers-rangers'),
  quizSeminar: page('/events/quiz-seminar'),
  workshops: page('/events/workshops'),
  importantNotice: page('/important-notice'),
  ...coursePaths,
} as const
