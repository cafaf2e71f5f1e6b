import { college } from '@prangan/college/config'
import { both, link, rows, type SeedContent, texts } from '@prangan/contract/content/write-seed'
import { pagePaths } from '@prangan/contract/page-paths'
import { pdfPaths } from '../pdfs/pdf-paths.ts'

export const page: SeedContent = {
  path: pagePaths.timetable.path,
  title: both('Time table', 'समय-सारणी'),
  description: [
    'Class time tables of B.A. and B.Sc. to download as PDF, the periods of the day, and the University calendar.',
    'बी.ए. और बी.एससी. की कक्षाओं की समय-सारणी PDF में, दिन के पीरियड और विश्वविद्यालय कैलेंडर।',
  ],
  lead: both(
    'Classes are held from Monday to Saturday. The first bell rings at 9.20.',
    'कक्षाएँ सोमवार से शनिवार तक होती हैं। पहली घंटी 9.20 बजे बजती है।',
  ),
  picture: 'art:arch-clock',
  blocks: [
    {
      kind: 'links',
      heading: both('Download', 'डाउनलोड'),
      links: [
        link(['B.A. time table', 'बी.ए. की समय-सारणी'], pdfPaths.timetableBa, [
          'Semesters I, III and V',
          'सेमेस्टर I, III और V',
        ]),
        link(['B.Sc. time table', 'बी.एससी. की समय-सारणी'], pdfPaths.timetableBsc, [
          'Both groups, with practical batches',
          'दोनों वर्ग, प्रैक्टिकल के समूहों के साथ',
        ]),
        link(['University calendar', 'विश्वविद्यालय कैलेंडर'], college.university.calendar, [
          'Terms, holidays and examinations',
          'सत्र, अवकाश और परीक्षाएँ',
        ]),
      ],
    },
    {
      kind: 'table',
      heading: both('Periods of the day', 'दिन के पीरियड'),
      caption: both('Periods of the day', 'दिन के पीरियड'),
      columns: texts(['Period', 'पीरियड'], ['From', 'से'], ['To', 'तक']),
      rows: rows(
        [['Assembly in the courtyard', 'प्रांगण में सभा'], '9.20', '9.30'],
        ['1', '9.30', '10.15'],
        ['2', '10.15', '11.00'],
        ['3', '11.00', '11.45'],
        [['Break', 'इंटरवल'], '11.45', '12.00'],
        ['4', '12.00', '12.40'],
        ['5', '12.40', '1.25'],
        ['6', '1.25', '2.10'],
        ['7', '2.10', '2.55'],
        ['8', '2.55', '3.40'],
        [['Practicals', 'प्रैक्टिकल'], '12.40', '3.40'],
      ),
    },
    {
      kind: 'list',
      heading: both('Good to know', 'ध्यान रखें'),
      items: texts(
        [
          'Time tables of B.Com., B.C.A. and the postgraduate classes hang on the board of each department.',
          'बी.कॉम., बी.सी.ए. और स्नातकोत्तर कक्षाओं की समय-सारणी उनके विभाग के सूचना पट्ट पर लगी रहती है।',
        ],
        [
          'A changed or cancelled class is chalked on the board at the gate before the first bell.',
          'किसी कक्षा का समय बदले या कक्षा न हो, तो यह पहली घंटी से पहले गेट के सूचना पट्ट पर लिख दिया जाता है।',
        ],
        [
          'Attendance is taken in every period. You need 75 per cent in each subject.',
          'हर पीरियड में हाज़िरी ली जाती है। हर विषय में 75 प्रतिशत हाज़िरी ज़रूरी है।',
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
