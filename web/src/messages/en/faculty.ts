type FacultyTexts = {
  lead: string
  overview: readonly string[]
  facts: readonly { name: string; value: string }[]
  list: { title: string; lead: string }
}

const arts: FacultyTexts = {
  lead: 'Languages, society and the past, taught in Hindi and English since 1970.',
  overview: [
    'The Faculty of Arts is the older half of the college. It teaches ten subjects for the B.A., from Hindi, English and Sanskrit to Geography, and two for the M.A.: Political Science and History, both since 2006.',
    'Its questions begin outside the gate. Students survey villages with Sociology, map fields with Geography, sit in gram sabhas with Political Science, and record the town’s elders with History. What they bring back is read and argued over in class.',
  ],
  facts: [
    { name: 'Subjects for the B.A.', value: 'Ten' },
    { name: 'Subjects for the M.A.', value: 'Political Science, History' },
    { name: 'Laboratories', value: 'Psychology, Geography' },
  ],
  list: {
    title: 'Arts faculty',
    lead: 'Who teaches languages, society and history here, and how to write to them.',
  },
}

const science: FacultyTexts = {
  lead: 'Mathematics, the sciences of matter and of life, and computers: a forenoon of lectures, an afternoon of doing.',
  overview: [
    'Mathematics and Biology came within a year of the college’s founding, and the Faculty of Science has taught in two groups ever since: Chemistry with Physics and Mathematics, or with Zoology and Botany. M.Sc. Botany was added in session 2024-2025, and with it Bachelor of Computer Application.',
    'Nearly every afternoon is spent in a laboratory, in batches. The lake nearby is the largest of them: its water is analysed, its plants pressed for the herbarium, its birds counted each winter.',
  ],
  facts: [
    { name: 'Maths group', value: 'Chemistry, Physics, Mathematics' },
    { name: 'Bio group', value: 'Chemistry, Zoology, Botany' },
    { name: 'Since 2024-2025', value: 'M.Sc. Botany, B.C.A.' },
  ],
  list: {
    title: 'Science faculty',
    lead: 'Who teaches mathematics, science and computing here, and how to write to them.',
  },
}

export const faculty = {
  section: 'Academics',
  arts,
  science,
  syllabus: 'Syllabus',
  teachers: 'Our teachers',
  otherDepartments: 'Other departments',
  departmentLead: 'Who teaches here, and how to write to them.',
  about: (faculty: string) => `About the ${faculty}`,
  empty: 'No faculty found',
  failed: 'Something went wrong!',
  more: (shown: number) => `This page shows ${shown} members. Ask the college office about the others.`,
  viewProfile: 'View Profile',
  /** Follows 'View Profile', for screen readers. */
  ofMember: (name: string) => ` of ${name}`,
  profile: {
    title: 'Faculty profile',
    description: 'A teacher of the college.',
    failed: (reason: string) => `Error: ${reason}`,
    missing: (id: string) => `No faculty data found for ID: ${id}`,
    phone: 'Phone',
    email: 'E-mail',
    resume: 'Resume',
    blank: 'N/A',
    years: (count: string) => (count === '1' ? '1 year' : `${count} years`),
    details: {
      highestQualification: 'Highest qualification',
      teachingExperience: 'Teaching experience',
      mastersSupervised: 'Masters supervised',
      phdSupervised: 'Ph.D. supervised',
      areaOfInterest: 'Area of interest',
      publicationsBooksPatents: 'Publications, books and patents',
      seminarsOrganized: 'Seminars, conferences and workshops organized',
      seminarsAttended: 'Seminars, conferences and workshops attended',
      fellowshipAwards: 'Fellowships and awards',
      membership: 'Memberships',
      otherInfo: 'Other information',
    },
    experiences: 'Experience',
    qualifications: 'Qualifications',
    publications: 'Publications',
    awards: 'Awards',
  },
  /** The end of an ongoing position. */
  present: 'Present',
  impactFactor: (impact: string) => `Impact factor ${impact}`,
}
