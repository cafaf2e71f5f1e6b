import { paths } from '../../paths.ts'
import { both, link, rows, texts } from '../texts.ts'
import type { SeedContent } from './seed-content.ts'

export const page: SeedContent = {
  path: paths.quizSeminar.path,
  title: both('Quiz and seminar', 'प्रश्नोत्तरी एवं संगोष्ठी'),
  description:
    'Quizzes, departmental seminars and lectures at the college: the calendar, the rules and how to enter or read a paper.',
  lead: { en: 'A quiz shows what you know. A seminar shows how you think.' },
  blocks: [
    {
      kind: 'table',
      heading: both('The calendar', 'कार्यक्रम'),
      caption: { en: 'The calendar' },
      columns: texts('When', 'Event', 'By'),
      rows: rows(
        ['September', 'Quiz on Hindi language and literature', 'Hindi'],
        ['October', 'Mathematics quiz for first-year students', 'Mathematics'],
        [
          '26 November',
          'Constitution Day: reading of the Preamble, quiz and seminar',
          'Political Science, History',
        ],
        ['December', 'Seminar on local history with the town’s elders', 'History'],
        ['February', 'National Science Day: quiz, models and an open laboratory', 'Faculty of Science'],
        ['March', 'Budget seminar: what it means for a farm, a shop and a student', 'Economics, Commerce'],
      ),
    },
    {
      kind: 'list',
      heading: both('Rules of a quiz', 'प्रश्नोत्तरी के नियम'),
      items: texts(
        'Teams of two from the same class. Entry is free, in the department that holds it, up to two days before.',
        'A written round of thirty questions in Hindi and English chooses six teams for the stage.',
        'Four rounds on the stage; a question that a team cannot answer passes on. The quizmaster’s decision is final.',
        'The first three teams get books and certificates.',
      ),
    },
    {
      kind: 'list',
      heading: both('To read a paper', 'शोध-पत्र वाचन'),
      items: texts(
        'Send a summary of 200 words to the department by the date in the notice.',
        'Papers last ten minutes, in Hindi, English or Sanskrit, with five minutes for questions.',
        'At each seminar at least two places are kept for students. The best student paper is printed in Sarvodaya Prabha.',
      ),
    },
    {
      kind: 'actions',
      links: [
        link('Coming events', paths.allNotices.path),
        link('Research and innovation', paths.researchInnovation.path),
      ],
    },
  ],
}
