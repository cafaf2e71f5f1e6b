import { paths } from '../../paths.ts'
import { leaders } from '../frame/leaders.ts'
import { both, link, rows, texts } from '../texts.ts'
import type { SeedContent } from './seed-content.ts'

const [principal, manager] = leaders

export const page: SeedContent = {
  path: paths.iqacCommittee.path,
  title: both('IQAC committee', 'आई.क्यू.ए.सी. समिति'),
  description:
    'The members of the Internal Quality Assurance Cell: teachers, office, management, alumni, a student and the town.',
  lead: { en: 'Everyone with a stake in the college has a chair at this table.' },
  blocks: [
    {
      kind: 'table',
      caption: both('Members of the IQAC', 'प्रकोष्ठ के सदस्य'),
      columns: texts('No.', 'Name', 'Position', 'From'),
      rows: rows(
        ['1', principal.name.en, 'Chairperson', 'Principal'],
        [
          '2',
          'Prof. (Smt.) Vaidehi Sitalakshmi Venkataraghavan Chattopadhyay-Bandyopadhyaya',
          'Coordinator',
          'Education',
        ],
        ['3', manager.name.en, 'Member', 'Management'],
        ['4', 'Prof. Meenakshi Agrawal', 'Member', 'Dean, Faculty of Science'],
        ['5', 'Dr. Asha Verma', 'Member', 'Political Science'],
        ['6', 'Prof. Alok Nath Dwivedi', 'Member', 'Zoology'],
        ['7', 'Dr. Rukhsana Parveen', 'Member', 'Botany'],
        ['8', 'Shri Devendra Nath Shukla', 'Member', 'Office Superintendent'],
        ['9', 'Smt. Shabana Begum', 'Member', 'Librarian'],
        ['10', 'Neelam Chaudhary', 'Member', 'Alumni association'],
        ['11', 'Smt. Gurpreet Kaur Ahluwalia', 'Member', 'Employers of the town'],
        ['12', 'A student of the final year', 'Member', 'Elected each September'],
      ),
    },
    {
      kind: 'text',
      heading: both('Meetings', 'बैठकें'),
      paragraphs: texts(
        'The committee meets four times a year: in July, October, February and April. It is formed afresh every two years. Suggestions for the agenda reach it at iqac@sarvodaya.test up to a week before a meeting.',
      ),
    },
    {
      kind: 'actions',
      links: [link('What the IQAC does', paths.iqac.path), link('Give feedback', paths.feedback.path)],
    },
  ],
}
