import { paths } from '../../paths.ts'
import { both, link, rows, texts } from '../texts.ts'
import type { SeedContent } from './seed-content.ts'

export const page: SeedContent = {
  path: paths.iqac.path,
  title: both('Internal Quality Assurance Cell', 'आंतरिक गुणवत्ता आश्वासन प्रकोष्ठ'),
  description:
    'What the Internal Quality Assurance Cell (IQAC) of the college does, its year of work, and how students take part.',
  lead: { en: 'Is teaching better this year than last? The IQAC asks, measures and tells.' },
  blocks: [
    {
      kind: 'text',
      paragraphs: texts(
        'The Internal Quality Assurance Cell brings teachers, the office, students, alumni and the governing body to one table. It does not inspect: it agrees with each department on what to improve, helps to do it, and publishes what came of it.',
      ),
    },
    {
      kind: 'list',
      heading: both('Its tasks', 'दायित्व'),
      items: texts(
        'To set, with the departments, a few aims for the year: classes held, results, books issued, practicals done.',
        'To collect the views of students, parents, alumni and teachers, and to see that they lead to something.',
        'To watch over attendance and results by class, and to arrange remedial classes where they fall.',
        'To organize training for teachers and staff.',
        'To keep the college’s records in order and to prepare its yearly quality report and its return to the AISHE survey.',
      ),
    },
    {
      kind: 'table',
      heading: both('The cell’s year', 'वार्षिक कार्यक्रम'),
      caption: { en: 'The cell’s year' },
      columns: texts('Month', 'Work'),
      rows: rows(
        ['July', 'Aims for the session agreed with each department; orientation of new students'],
        ['October', 'First meeting on attendance and progress; remedial classes begin'],
        ['December', 'Training week for teachers and office staff'],
        ['February', 'Students’ feedback collected in every class'],
        ['April', 'Results and feedback discussed with departments and student members'],
        ['June', 'Yearly quality report laid before the governing body'],
      ),
    },
    {
      kind: 'text',
      heading: both('Take part', 'सहभागिता'),
      paragraphs: texts(
        'Use the feedback page at any time, or write to iqac@sarvodaya.test. Minutes of the cell’s meetings can be read at the college office.',
      ),
    },
    {
      kind: 'links',
      heading: both('Bodies we report to', 'नियामक संस्थाएँ'),
      links: [
        link('University Grants Commission', 'https://www.ugc.gov.in/'),
        link('All India Survey on Higher Education (AISHE)', 'https://aishe.gov.in/'),
        link('All India Council for Technical Education (AICTE)', 'https://www.aicte-india.org/'),
      ],
    },
    {
      kind: 'actions',
      links: [
        link('Members of the IQAC', paths.iqacCommittee.path),
        link('Give feedback', paths.feedback.path),
      ],
    },
  ],
}
