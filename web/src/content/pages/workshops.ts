import { paths } from '../../paths.ts'
import { both, link, rows, texts } from '../texts.ts'
import type { SeedContent } from './seed-content.ts'

export const page: SeedContent = {
  path: paths.workshops.path,
  title: both('Workshops', 'कार्यशालाएँ'),
  description:
    'Workshops in which students work with their own hands, from herbarium sheets to databases: themes, places, registration.',
  lead: { en: 'One or two days, one skill, something finished to take home.' },
  blocks: [
    {
      kind: 'table',
      heading: both('Held regularly', 'नियमित कार्यशालाएँ'),
      caption: { en: 'Held regularly' },
      columns: texts('Workshop', 'Led by', 'For', 'Places'),
      rows: rows(
        [
          'Plant identification and herbarium methods',
          'Dr. Rukhsana Parveen',
          'B.Sc. Bio, M.Sc. Botany',
          '30',
        ],
        ['Instruments from what lies around', 'Dr. Ravi Mishra', 'B.Sc. Maths', '24'],
        ['Translation, Hindi to English and back', 'Dr. Vivek Srivastava', 'All', '25'],
        ['Recording oral history', 'Dr. Irfan Ahmad Ansari', 'B.A., M.A.', '20'],
        ['Spoken Sanskrit', 'Prof. Ramesh Chandra Tripathi', 'All', '40'],
        ['Stress before examinations', 'Dr. Nasreen Fatima', 'All', '50'],
        ['Hindi typing and spreadsheets', 'Shri Abhishek Chaurasia', 'All, and office staff', '30'],
      ),
    },
    {
      kind: 'list',
      heading: both('How to register', 'पंजीकरण'),
      items: texts(
        'Give your name in the department that holds the workshop, or write to workshops@sarvodaya.test with name, class and roll number.',
        'Places are given in the order of registration; a third is kept for students of the first year.',
        'Students of the college pay nothing. Students of other colleges are welcome where there are places, on a letter from their Principal.',
        'Who attends every session gets a certificate on the last day.',
      ),
    },
    {
      kind: 'list',
      heading: both('What to bring', 'साथ लाएँ'),
      items: texts(
        'Your identity card, a notebook and a pen',
        'For laboratory workshops: an apron and closed shoes',
        'Water and a meal; the canteen is open until 4 p.m.',
      ),
    },
    {
      kind: 'text',
      heading: both('Suggest a workshop', 'सुझाव दें'),
      paragraphs: texts(
        'Ten students who want to learn the same thing can ask for it. Write down what, and whom you would like to learn it from: a teacher, an alumna, a craftsman of the town.',
      ),
    },
    {
      kind: 'actions',
      links: [link('Dates of the next workshops', paths.allNotices.path)],
    },
  ],
}
