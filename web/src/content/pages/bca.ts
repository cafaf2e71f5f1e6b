import { college } from '@prangan/contract/college.config'
import { paths } from '../../paths.ts'
import { both, facts, link, rows, texts } from '../texts.ts'
import type { SeedContent } from './seed-content.ts'

export const page: SeedContent = {
  path: paths.bca.path,
  reviewMonths: 3,
  title: both(college.courses.bca, 'कंप्यूटर अनुप्रयोग स्नातक (बी.सी.ए.)'),
  description: `B.C.A. at ${college.name.en}: taught from session 2024-2025, with 60 seats and an annual fee of Rs. 40,000.`,
  lead: { en: 'Programs that people of this town can use, in the languages they speak.' },
  blocks: [
    {
      kind: 'facts',
      facts: facts(
        ['Since', 'Session 2024-2025'],
        ['Seats', '60'],
        ['Annual fee', 'Rs. 40,000'],
        ['Duration', '3 years, 6 semesters'],
      ),
    },
    {
      kind: 'table',
      heading: both('The three years', 'तीन वर्ष'),
      caption: { en: 'The three years' },
      columns: texts('Year', 'Subjects', 'Laboratory'),
      rows: rows(
        [
          'First',
          'Programming in C, mathematics, digital electronics, office tools, English',
          'C programs; typing in Hindi and English',
        ],
        [
          'Second',
          'Data structures, databases, operating systems, Java, web pages',
          'Databases and a small website',
        ],
        [
          'Third',
          'Python, networks, software engineering, security, an elective',
          'A project for a real office, shop or school',
        ],
      ),
    },
    {
      kind: 'list',
      heading: both('Who may apply', 'पात्रता'),
      items: texts(
        'Candidates who have passed class 12 in any stream; Mathematics is a help, but no condition. Those of the general category need at least {{minimumMarks}}; this is not mandatory for SC, ST and OBC.',
        'The 60 seats are filled by the merit list, with reservation and weightage as the admission procedure says.',
        'The annual fee of Rs. 40,000 is paid by challan or online in two instalments.',
      ),
    },
    {
      kind: 'list',
      heading: both('The computer laboratory', 'कंप्यूटर प्रयोगशाला'),
      items: texts(
        'One computer for each student in a practical, running on free software and on the sun: the roof’s solar plant carries the laboratory through power cuts.',
        'Open for practice from 3.40 to 5 p.m. on working days.',
        'In charge, and coordinator of the B.C.A.: Shri Abhishek Chaurasia, abhishek.chaurasia@sarvodaya.test.',
      ),
    },
    {
      kind: 'actions',
      links: [
        link('Apply Now', paths.registration.path),
        link('Admission procedure', paths.admissionProcedure.path),
        link('The teachers', paths.facultyOfScience.path),
      ],
    },
  ],
}
