import { departmentPath } from '@prangan/contract/departments'
import { pathIn } from '@prangan/contract/languages'
import { language } from './messages/language.ts'

/** A public page's address contains the language. */
const page = <const Path extends string>(path: Path) => ({ path, href: () => pathIn(language(), path) })

/** A desk has the same address in every language. */
const desk = <const Path extends string>(path: Path) => ({ path, href: () => path })

/** All paths of the site in the main language. Links use `href`, routes use `path`. */
export const paths = {
  home: page('/'),
  allNotices: page('/viewallnews'),
  login: page('/login'),
  studentLogin: page('/student/login'),
  adminDashboard: desk('/AdminDashboard'),
  facultyDashboard: desk('/FacultyDashboard'),
  /** The former site's lists redirect to the desk. */
  formerNewsList: desk('/viewNews'),
  formerAlumniList: desk('/viewalumni'),
  registration: page('/registration'),
  application: page('/application'),
  meritLists: page('/merit-lists'),
  meritList: {
    path: '/merit-lists/:id',
    href: (id: string) => pathIn(language(), `/merit-lists/${encodeURIComponent(id)}`),
  },
  feedback: page('/feedback'),
  grievance: page('/grievance'),
  inquiry: page('/inquiry'),
  search: page('/search'),
  /** A draft, for everybody with the link. */
  preview: { path: '/preview/:secret' },
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
  ba: page('/ba'),
  ma: page('/ma'),
  bsc: page('/bsc'),
  msc: page('/msc'),
  bcom: page('/bcom'),
  bca: page('/bca'),
  facultyOfArts: page('/faculty/arts'),
  facultyOfScience: page('/faculty/science'),
  artsFacultyList: page('/arts/viewfaculty'),
  scienceFacultyList: page('/science/viewfaculty'),
  departmentList: {
    path: '/:department/viewfaculty',
    href: (slug: string) => pathIn(language(), departmentPath(slug)),
  },
  /** A slug or an e-mail address, whose @ needs no encoding in a path. */
  facultyProfile: {
    path: '/faculty-profile/:Id',
    href: (id: string) =>
      pathIn(language(), `/faculty-profile/${encodeURIComponent(id).replace('%40', '@')}`),
  },
  alumniRegistration: page('/alumni-registration'),
  alumniAssociation: page('/alumni-association'),
  alumniGallery: page('/alumni-gallery'),
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
} as const

const desks = [paths.adminDashboard, paths.facultyDashboard, paths.formerNewsList, paths.formerAlumniList]

/** Returns true for the desk itself and for paths below it. */
export const isDeskPath = (pathname: string): boolean =>
  desks.some(({ path }) => pathname === path || pathname.startsWith(`${path}/`))
