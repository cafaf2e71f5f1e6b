import { college } from '@prangan/contract/college.config'
import { paths } from '../../paths.ts'
import { pdfPaths } from '../pdfs/pdf-paths.ts'
import { both, facts, link, rows, texts } from '../texts.ts'
import type { SeedContent } from './seed-content.ts'

export const page: SeedContent = {
  path: paths.bsc.path,
  aliases: ['/public-relation-officer-not'],
  reviewMonths: 3,
  title: both(college.courses.bsc, 'विज्ञान स्नातक (बी.एस-सी.)'),
  description:
    'B.Sc. in the Maths group or the Bio group: three years, six semesters, laboratories, and admission in four steps.',
  lead: {
    en: 'Three subjects together for three years, and an afternoon in the laboratory nearly every day.',
  },
  blocks: [
    {
      kind: 'facts',
      facts: facts(
        ['Duration', '3 years, 6 semesters'],
        ['Maths group', 'Chemistry, Physics, Mathematics'],
        ['Bio group', 'Chemistry, Zoology, Botany'],
        ['Form with brochure', '{{formFee}}'],
      ),
    },
    {
      kind: 'table',
      heading: both('The two groups', 'दो वर्ग'),
      caption: { en: 'The two groups' },
      columns: texts('Group', 'Subjects', 'Class 12 with', 'Laboratories'),
      rows: rows(
        [
          'Maths group',
          'Chemistry, Physics, Mathematics',
          'Physics, Chemistry, Mathematics',
          'Physics, Chemistry, computers',
        ],
        [
          'Bio group',
          'Chemistry, Zoology, Botany',
          'Physics, Chemistry, Biology',
          'Chemistry, Zoology, Botany, herbarium',
        ],
      ),
    },
    {
      kind: 'list',
      isOrdered: true,
      heading: both('Admission in four steps', 'प्रवेश के चार चरण'),
      items: texts(
        'Register online, or buy the form with the brochure at the counter.',
        'Submit the form at the counter with self-signed photocopies of your marksheets and certificates.',
        'When your name is on the merit list, come to counselling with the originals.',
        'Pay the fee challan at the bank and submit the stamped challan at the counter.',
      ),
    },
    {
      kind: 'list',
      heading: both('Good to know', 'ध्यान रखें'),
      items: texts(
        'General category candidates need at least {{minimumMarks}} in 10+2; this is not mandatory for SC, ST and OBC.',
        'The group follows from your class 12 subjects and cannot be changed later.',
        'Practicals run from 12.40 to 3.40 p.m. in batches. A practical record not kept up bars you from the practical examination.',
        'The Bio group goes on field visits to the lake in November and February.',
      ),
    },
    {
      kind: 'links',
      heading: both('Documents', 'अभिलेख'),
      links: [
        link('B.Sc. Maths syllabus', pdfPaths.syllabusBscMaths),
        link('B.Sc. Bio syllabus', pdfPaths.syllabusBscBio),
        link('B.Sc. time table', pdfPaths.timetableBsc),
      ],
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
