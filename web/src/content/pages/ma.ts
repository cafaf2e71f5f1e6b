import { college } from '@prangan/contract/college.config'
import { paths } from '../../paths.ts'
import { pdfPaths } from '../pdfs/pdf-paths.ts'
import { both, facts, link, rows, texts } from '../texts.ts'
import type { SeedContent } from './seed-content.ts'

export const page: SeedContent = {
  path: paths.ma.path,
  aliases: ['/iqac-committee-not'],
  reviewMonths: 3,
  title: both(college.courses.ma, 'कला स्नातकोत्तर (एम.ए.)'),
  description:
    'M.A. in Political Science (60 seats) and in History (60 seats): two years, four semesters, taught since 2006.',
  lead: { en: 'Two years with one subject, in a class small enough for every voice.' },
  blocks: [
    {
      kind: 'facts',
      facts: facts(
        ['Political Science', '60 seats'],
        ['History', '60 seats'],
        ['Duration', '2 years, 4 semesters'],
        ['Since', '2006'],
      ),
    },
    {
      kind: 'text',
      paragraphs: texts(
        'M.A. in Political Science and History was introduced in 2006. Both subjects have permanent recognition at postgraduate level.',
      ),
    },
    {
      kind: 'table',
      heading: both('The two subjects', 'दो विषय'),
      caption: { en: 'The two subjects' },
      columns: texts('Subject', 'Seats', 'What you work on', 'In charge'),
      rows: rows(
        [
          'Political Science',
          '60',
          'Political thought, the Constitution, public administration, international politics, panchayati raj',
          'Dr. Asha Verma',
        ],
        [
          'History',
          '60',
          'Ancient, medieval and modern India, the world since 1453, historiography, oral history',
          'Dr. Irfan Ahmad Ansari',
        ],
      ),
    },
    {
      kind: 'list',
      heading: both('How it is taught', 'अध्ययन-पद्धति'),
      items: texts(
        'Lectures in Hindi and English in the forenoon, a seminar in each paper once a fortnight.',
        'A dissertation in the fourth semester: Political Science with panchayats of the district, History with recordings of the town’s elders.',
        'The reading room keeps a shelf for M.A. students, open to them up to 5 p.m.',
      ),
    },
    {
      kind: 'list',
      heading: both('Who may apply', 'पात्रता'),
      items: texts(
        'Graduates of any faculty. The graduation marksheet is attached to the form together with those of high school and intermediate.',
        'Seats are given by the merit list, with reservation and weightage as the admission procedure says.',
        'The form with brochure costs {{formFee}} at the counter.',
      ),
    },
    {
      kind: 'links',
      heading: both('Documents', 'अभिलेख'),
      links: [link('M.A. Political Science syllabus', pdfPaths.syllabusMaPoliticalScience)],
    },
    {
      kind: 'actions',
      links: [
        link('Apply Now', paths.registration.path),
        link('Admission procedure', paths.admissionProcedure.path),
        link('The teachers', paths.facultyOfArts.path),
      ],
    },
  ],
}
