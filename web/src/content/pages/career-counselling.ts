import { paths } from '../../paths.ts'
import { both, link, rows, texts } from '../texts.ts'
import type { SeedContent } from './seed-content.ts'

export const page: SeedContent = {
  path: paths.careerCounselling.path,
  title: both('Career counselling', 'करियर परामर्श'),
  description:
    'The career counselling and placement cell: whom to talk to about further study, examinations and jobs, and when.',
  lead: { en: 'Come in the first year. The third is late.' },
  blocks: [
    {
      kind: 'table',
      caption: both('Members of the cell', 'प्रकोष्ठ के सदस्य'),
      columns: texts('No.', 'Name', 'Position', 'Department'),
      rows: rows(
        ['1', 'Shri Harpreet Singh Gill', 'Coordinator', 'Economics'],
        ['2', 'Dr. Nasreen Fatima', 'Member and counsellor', 'Psychology'],
      ),
    },
    {
      kind: 'list',
      heading: both('What you can get here', 'यहाँ क्या मिलेगा'),
      items: texts(
        'A talk, alone and in confidence, about what suits you: Tuesday and Friday, 2 to 3 p.m., Room 7.',
        'Dates, forms and old papers of entrance and competitive examinations.',
        'Help with a résumé and a practice interview.',
        'Campus interviews for final-year students in November and March; registration is free.',
        'Talks by alumni who have taken the road that you are thinking of.',
      ),
    },
    {
      kind: 'table',
      heading: both('After your degree', 'स्नातक के बाद'),
      caption: { en: 'After your degree' },
      columns: texts('If you study', 'You may go on to'),
      rows: rows(
        ['Arts', 'M.A., B.Ed., law, social work, journalism, library science, State and central services'],
        ['Science', 'M.Sc., B.Ed., M.C.A., laboratory and agricultural services, defence services'],
        ['Commerce', 'M.Com., accountancy, banking and insurance, taxation, business of your own'],
        ['Computer application', 'M.C.A., software development, data entry and office automation'],
      ),
    },
    {
      kind: 'text',
      heading: both('To register', 'पंजीकरण'),
      paragraphs: texts(
        'Write to career@sarvodaya.test with your name, class and roll number, and what you would like to do. If you do not know yet, write that: it is the commonest case.',
      ),
    },
    {
      kind: 'actions',
      links: [
        link('Notices of campus interviews', paths.allNotices.path),
        link('Meet the alumni', paths.alumniGallery.path),
      ],
    },
  ],
}
