import { college } from '@prangan/college/config'
import { pagePaths } from '@prangan/contract/page-paths'
import { pdfPaths } from '../pdfs/pdf-paths.ts'
import { both, link, rows, texts } from '../texts.ts'
import type { SeedContent } from './seed-content.ts'

export const page: SeedContent = {
  path: pagePaths.timetable.path,
  title: both('Time table', 'समय-सारणी'),
  description: [
    'Class time tables of B.A. and B.Sc. to download as PDF, the periods of the day, and the University calendar.',
    'बी.ए. एवं बी.एससी. की कक्षाओं की समय-सारणी पीडीएफ़ में, दिन के कालांश तथा विश्वविद्यालय कैलेंडर।',
  ],
  lead: both(
    'Classes are held from Monday to Saturday. The first bell rings at 9.20.',
    'कक्षाएँ सोमवार से शनिवार तक होती हैं। पहली घंटी 9.20 बजे बजती है।',
  ),
  blocks: [
    {
      kind: 'links',
      heading: both('Download', 'डाउनलोड'),
      links: [
        link(['B.A. time table', 'बी.ए. की समय-सारणी'], pdfPaths.timetableBa, [
          'Semesters I, III and V',
          'सेमेस्टर I, III एवं V',
        ]),
        link(['B.Sc. time table', 'बी.एससी. की समय-सारणी'], pdfPaths.timetableBsc, [
          'Both groups, with practical batches',
          'दोनों वर्ग, प्रायोगिक समूहों सहित',
        ]),
        link(['University calendar', 'विश्वविद्यालय कैलेंडर'], college.university.calendar, [
          'Terms, holidays and examinations',
          'सत्र, अवकाश एवं परीक्षाएँ',
        ]),
      ],
    },
    {
      kind: 'table',
      heading: both('Periods of the day', 'दिन के कालांश'),
      caption: both('Periods of the day', 'दिन के कालांश'),
      columns: texts(['Period', 'कालांश'], ['From', 'से'], ['To', 'तक']),
      rows: rows(
        [['Assembly in the courtyard', 'प्रांगण में सभा'], '9.20', '9.30'],
        ['1', '9.30', '10.15'],
        ['2', '10.15', '11.00'],
        ['3', '11.00', '11.45'],
        [['Break', 'मध्यावकाश'], '11.45', '12.00'],
        ['4', '12.00', '12.40'],
        ['5', '12.40', '1.25'],
        ['6', '1.25', '2.10'],
        ['7', '2.10', '2.55'],
        ['8', '2.55', '3.40'],
        [['Practicals', 'प्रायोगिक कक्षाएँ'], '12.40', '3.40'],
      ),
    },
    {
      kind: 'list',
      heading: both('Good to know', 'ध्यान रखें'),
      items: texts(
        [
          'Time tables of B.Com., B.C.A. and the postgraduate classes hang on the board of each department.',
          'बी.कॉम., बी.सी.ए. एवं स्नातकोत्तर कक्षाओं की समय-सारणी संबंधित विभाग के सूचना-पट पर लगी रहती है।',
        ],
        [
          'A changed or cancelled class is chalked on the board at the gate before the first bell.',
          'किसी कक्षा के समय में परिवर्तन अथवा उसके स्थगित होने की सूचना पहली घंटी से पूर्व द्वार के सूचना-पट पर लिख दी जाती है।',
        ],
        [
          'Attendance is taken in every period. You need 75 per cent in each subject.',
          'प्रत्येक कालांश में उपस्थिति ली जाती है। प्रत्येक विषय में 75 प्रतिशत उपस्थिति आवश्यक है।',
        ],
      ),
    },
    {
      kind: 'actions',
      links: [
        link(['Notices', 'सूचनाएँ'], pagePaths.allNotices.path),
        link(['Syllabus', 'पाठ्यक्रम (सिलेबस)'], pagePaths.syllabus.path),
      ],
    },
  ],
}
