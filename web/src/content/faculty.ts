import { college } from '@prangan/contract/college.config'
import type { MenuLink } from '@prangan/contract/schemas/content'
import { paths } from '../paths.ts'
import type { LocalizedText } from './text.ts'

/** A faculty of the college: its overview, and the department name that its teachers' profiles use. */
export type FacultyContent = {
  /** The name used in the teachers' profiles. */
  department: string
  title: LocalizedText
  lead: LocalizedText
  overview: readonly LocalizedText[]
  facts: readonly { name: LocalizedText; value: LocalizedText }[]
  links: readonly MenuLink[]
  /** The address of the overview page. */
  overviewHref: string
  list: { title: LocalizedText; lead: LocalizedText }
}

const fact = (name: string, value: string) => ({ name: { en: name }, value: { en: value } })

export const facultyOfArts: FacultyContent = {
  department: college.faculties.arts.en,
  title: college.faculties.arts,
  lead: { en: 'Languages, society and the past, taught in Hindi and English since 1970.' },
  overview: [
    {
      en: 'The Faculty of Arts is the older half of the college. It teaches ten subjects for the B.A., from Hindi, English and Sanskrit to Geography, and two for the M.A.: Political Science and History, both since 2006.',
    },
    {
      en: 'Its questions begin outside the gate. Students survey villages with Sociology, map fields with Geography, sit in gram sabhas with Political Science, and record the town’s elders with History. What they bring back is read and argued over in class.',
    },
  ],
  facts: [
    fact('Subjects for the B.A.', 'Ten'),
    fact('Subjects for the M.A.', 'Political Science, History'),
    fact('Laboratories', 'Psychology, Geography'),
  ],
  links: [
    { text: college.courses.ba, href: paths.ba.path },
    { text: college.courses.ma, href: paths.ma.path },
    { text: { en: 'Syllabus' }, href: paths.syllabus.path },
  ],
  overviewHref: paths.facultyOfArts.path,
  list: {
    title: { en: 'Arts faculty', hi: 'कला संकाय के शिक्षक' },
    lead: { en: 'Who teaches languages, society and history here, and how to write to them.' },
  },
}

export const facultyOfScience: FacultyContent = {
  department: college.faculties.science.en,
  title: college.faculties.science,
  lead: {
    en: 'Mathematics, the sciences of matter and of life, and computers: a forenoon of lectures, an afternoon of doing.',
  },
  overview: [
    {
      en: 'Mathematics and Biology came within a year of the college’s founding, and the Faculty of Science has taught in two groups ever since: Chemistry with Physics and Mathematics, or with Zoology and Botany. M.Sc. Botany was added in session 2024-2025, and with it Bachelor of Computer Application.',
    },
    {
      en: 'Nearly every afternoon is spent in a laboratory, in batches. The lake nearby is the largest of them: its water is analysed, its plants pressed for the herbarium, its birds counted each winter.',
    },
  ],
  facts: [
    fact('Maths group', 'Chemistry, Physics, Mathematics'),
    fact('Bio group', 'Chemistry, Zoology, Botany'),
    fact('Since 2024-2025', 'M.Sc. Botany, B.C.A.'),
  ],
  links: [
    { text: college.courses.bsc, href: paths.bsc.path },
    { text: college.courses.msc, href: paths.msc.path },
    { text: college.courses.bca, href: paths.bca.path },
  ],
  overviewHref: paths.facultyOfScience.path,
  list: {
    title: { en: 'Science faculty', hi: 'विज्ञान संकाय के शिक्षक' },
    lead: { en: 'Who teaches mathematics, science and computing here, and how to write to them.' },
  },
}

/** Finds a faculty by the name in a teacher's profile; undefined for one without its own pages. */
export function findFaculty(department: string): FacultyContent | undefined {
  return [facultyOfArts, facultyOfScience].find((faculty) => faculty.department === department)
}
