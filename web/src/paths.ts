import { departmentPath } from '@prangan/contract/departments'
import { pathIn } from '@prangan/contract/languages'
import { language } from './messages/language.ts'

/** A public page: its address says the language. */
const page = <const Path extends string>(path: Path) => ({ path, href: () => pathIn(language(), path) })

/** A desk: it speaks the language of the person, at the same address. */
const desk = <const Path extends string>(path: Path) => ({ path, href: () => path })

/** Every path of the site, defined once, as it is in the main language. Links use `href`, routes use `path`. */
export const paths = {
  home: page('/'),
  allNotices: page('/viewallnews'),
  login: page('/login'),
  studentLogin: page('/student/login'),
  adminDashboard: desk('/AdminDashboard'),
  facultyDashboard: desk('/FacultyDashboard'),
  /** The office's lists on the former site; they redirect to the desk. */
  formerNewsList: desk('/viewNews'),
  formerAlumniList: desk('/viewalumni'),
  registration: page('/registration'),
  /** Where an applicant follows the own application. */
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
  /** A draft, for whoever has the link. */
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
  /** The same page, at the address that the home page links to. */
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
  /** The teachers of any other department. */
  departmentList: {
    path: '/:department/viewfaculty',
    href: (slug: string) => pathIn(language(), departmentPath(slug)),
  },
  /** A member's profile, by its slug, or by the e-mail address, whose @ needs no encoding in a path. */
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

/** Whether a path is that of a desk, or of something in it. */
export const isDeskPath = (pathname: string): boolean =>
  desks.some(({ path }) => pathname === path || pathname.startsWith(`${path}/`))
