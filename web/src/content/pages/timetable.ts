import { college } from '@prangan/contract/college.config'
import { paths } from '../../paths.ts'
import { pdfPaths } from '../pdfs/pdf-paths.ts'
import { both, link, rows, texts } from '../texts.ts'
import type { SeedContent } from './seed-content.ts'

export const page: SeedContent = {
  path: paths.timetable.path,
  title: both('Time table', 'समय-सारणी'),
  description:
    'Class time tables of B.A. and B.Sc. to download as PDF, the periods of the day, and the University calendar.',
  lead: { en: 'Classes are held from Monday to Saturday. The first bell rings at 9.20.' },
  blocks: [
    {
      kind: 'links',
      heading: both('Download', 'डाउनलोड'),
      links: [
        link('B.A. time table', pdfPaths.timetableBa, 'Semesters I, III and V'),
        link('B.Sc. time table', pdfPaths.timetableBsc, 'Both groups, with practical batches'),
        link('University calendar', college.university.calendar, 'Terms, holidays and examinations'),
      ],
    },
    {
      kind: 'table',
      heading: both('Periods of the day', 'कालांश'),
      caption: { en: 'Periods of the day' },
      columns: texts('Period', 'From', 'To'),
      rows: rows(
        ['Assembly in the courtyard', '9.20', '9.30'],
        ['1', '9.30', '10.15'],
        ['2', '10.15', '11.00'],
        ['3', '11.00', '11.45'],
        ['Break', '11.45', '12.00'],
        ['4', '12.00', '12.40'],
        ['5', '12.40', '1.25'],
        ['6', '1.25', '2.10'],
        ['7', '2.10', '2.55'],
        ['8', '2.55', '3.40'],
        ['Practicals', '12.40', '3.40'],
      ),
    },
    {
      kind: 'list',
      heading: both('Good to know', 'ध्यान रखें'),
      items: texts(
        'Time tables of B.Com., B.C.A. and the postgraduate classes hang on the board of each department.',
        'A changed or cancelled class is chalked on the board at the gate before the first bell.',
        'Attendance is taken in every period. You need 75 per cent in each subject.',
      ),
    },
    {
      kind: 'actions',
      links: [link('Notices', paths.allNotices.path), link('Syllabus', paths.syllabus.path)],
    },
  ],
}
