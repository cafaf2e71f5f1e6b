import { paths } from '../../paths.ts'
import { pdfPaths } from '../pdfs/pdf-paths.ts'
import { both, link, texts } from '../texts.ts'
import type { SeedContent } from './seed-content.ts'

export const page: SeedContent = {
  path: paths.syllabus.path,
  title: both('Syllabus', 'पाठ्यक्रम'),
  description:
    'Syllabi to download as PDF: B.A., B.Sc. Maths, B.Sc. Bio, M.A. Political Science and B.Com., and the B.A. course codes.',
  lead: { en: 'The papers of each semester, as they are taught at this college.' },
  blocks: [
    {
      kind: 'links',
      heading: both('Arts', 'कला संकाय'),
      links: [
        link('B.A. syllabus', pdfPaths.syllabusBa, 'Ten subjects, six semesters'),
        link('B.A. course codes', pdfPaths.baCourseCode, 'Needed for the semester examination form'),
        link('M.A. Political Science syllabus', pdfPaths.syllabusMaPoliticalScience, 'Four semesters'),
      ],
    },
    {
      kind: 'links',
      heading: both('Science', 'विज्ञान संकाय'),
      links: [
        link('B.Sc. Maths syllabus', pdfPaths.syllabusBscMaths, 'Chemistry, Physics, Mathematics'),
        link('B.Sc. Bio syllabus', pdfPaths.syllabusBscBio, 'Chemistry, Zoology, Botany'),
      ],
    },
    {
      kind: 'links',
      heading: both('Commerce', 'वाणिज्य'),
      links: [link('B.Com. syllabus', pdfPaths.syllabusBcom, 'Six semesters')],
    },
    {
      kind: 'text',
      heading: both('Other programmes', 'अन्य पाठ्यक्रम'),
      paragraphs: texts(
        'The papers of M.A. History, M.Sc. Botany and B.C.A. can be had from the departments. Where the University changes a paper during the session, the department announces it in class and under Notices.',
      ),
    },
    {
      kind: 'actions',
      links: [link('Time table', paths.timetable.path), link('Library', paths.library.path)],
    },
  ],
}
