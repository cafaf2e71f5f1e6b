import { college } from '@prangan/college/config'
import { paths } from '../../paths.ts'

/** The faculties that have pages. What the pages say is in the messages, under the same name. */
export type FacultyName = keyof typeof college.faculties

type Course = keyof typeof college.courses & keyof typeof paths

/** A faculty's overview, the courses that it teaches, and whether it leads to the syllabus. */
export const faculties: Readonly<
  Record<FacultyName, { overviewHref: () => string; courses: readonly Course[]; hasSyllabus: boolean }>
> = {
  arts: { overviewHref: paths.facultyOfArts.href, courses: ['ba', 'ma'], hasSyllabus: true },
  science: { overviewHref: paths.facultyOfScience.href, courses: ['bsc', 'msc', 'bca'], hasSyllabus: false },
}

export const departmentOf = (faculty: FacultyName): string => college.faculties[faculty].en
