import { paths } from '../../paths.ts'
import { both, rows, texts } from '../texts.ts'
import type { SeedContent } from './seed-content.ts'

export const page: SeedContent = {
  path: paths.researchInnovation.path,
  title: both('Research and innovation', 'शोध एवं नवाचार'),
  description:
    'The research and innovation cell: its two members, what it supports, and how teachers and students can propose a project.',
  lead: { en: 'Good questions do not need a big laboratory.' },
  blocks: [
    {
      kind: 'table',
      caption: both('Members of the cell', 'प्रकोष्ठ के सदस्य'),
      columns: texts('No.', 'Name', 'Position', 'Department'),
      rows: rows(
        ['1', 'Prof. Meenakshi Agrawal', 'Convener', 'Chemistry'],
        ['2', 'Dr. Ravi Mishra', 'Member', 'Physics'],
      ),
    },
    {
      kind: 'list',
      heading: both('What the cell does', 'प्रकोष्ठ के कार्य'),
      items: texts(
        'Reads the drafts of papers and project proposals and helps with references, statistics and English.',
        'Checks that sources are acknowledged and that people who take part in a study have agreed to it.',
        'Keeps the list of the teachers’ publications and patents that stands in their profiles.',
        'Helps final-year students with projects that the town can use, such as low-cost instruments or testing the water of wells.',
        'Arranges a research hour on the last Saturday of the month, in which one teacher and one student tell of their work.',
      ),
    },
    {
      kind: 'list',
      isOrdered: true,
      heading: both('To propose a project', 'परियोजना प्रस्ताव'),
      items: texts(
        'Write one page: the question, why it matters, what you will do, how long it takes and what it costs.',
        'Have it signed by a teacher who will guide it.',
        'Send it to research@sarvodaya.test by 31 August or 31 January. The cell answers within a month.',
      ),
    },
  ],
}
