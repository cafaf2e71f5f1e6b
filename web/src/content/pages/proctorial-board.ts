import { paths } from '../../paths.ts'
import { both, link, rows, texts } from '../texts.ts'
import type { SeedContent } from './seed-content.ts'

export const page: SeedContent = {
  path: paths.proctorialBoard.path,
  title: both('Proctorial board', 'कुलानुशासक मंडल'),
  description:
    'The eleven members of the proctorial board, who keep order and safety on the campus, and how to reach them.',
  lead: { en: 'The board keeps the peace of the campus, so that everyone can study without fear.' },
  blocks: [
    {
      kind: 'table',
      caption: both('Members of the proctorial board', 'कुलानुशासक मंडल के सदस्य'),
      columns: texts('No.', 'Name', 'Position', 'Department'),
      rows: rows(
        ['1', 'Prof. Alok Nath Dwivedi', 'Chief Proctor', 'Zoology'],
        ['2', 'Dr. Ravi Mishra', 'Deputy Proctor', 'Physics'],
        ['3', 'Dr. Asha Verma', 'Member', 'Political Science'],
        ['4', 'Dr. Vivek Srivastava', 'Member', 'English'],
        ['5', 'Dr. Irfan Ahmad Ansari', 'Member', 'History'],
        ['6', 'Dr. Sunita Yadav', 'Member', 'Sociology'],
        ['7', 'Dr. Anjali Tirkey', 'Member', 'Botany'],
        ['8', 'Shri Harpreet Singh Gill', 'Member', 'Economics'],
        ['9', 'Dr. Sandeep Kumar Patel', 'Member', 'Mathematics'],
        ['10', 'Smt. Kavita Gautam', 'Member', 'Geography'],
        ['11', 'Shri Abhishek Chaurasia', 'Member', 'Computer Application'],
      ),
    },
    {
      kind: 'list',
      heading: both('What the board does', 'मंडल के कार्य'),
      items: texts(
        'Keeps the gate, the grounds and the corridors orderly, and has a member on duty in every period.',
        'Acts as the anti-ragging committee: it takes the undertaking of each student and guardian at admission and looks into every report.',
        'Hears cases of indiscipline, with the student and, where needed, the guardian present.',
        'Issues character certificates, and permission for posters, meetings and visits.',
      ),
    },
    {
      kind: 'notice',
      heading: both('Ragging is an offence', 'रैगिंग अपराध है'),
      paragraphs: texts(
        'If you are ragged, or see it happen, tell any member at once, write to proctor@sarvodaya.test or use the complaint box near the library. Your name is kept confidential.',
      ),
    },
    { kind: 'actions', links: [link('Code of conduct', paths.codeOfConduct.path)] },
  ],
}
