import { college } from '@prangan/college/config'
import type { PdfContent } from '@prangan/contract/content/pdf-content'

export const pdf: PdfContent = {
  name: 'timetable-ba',
  title: { en: `Time table: ${college.courses.ba.en}`, hi: 'समय-सारणी: बी.ए.' },
  subtitle: 'Odd semesters of session 2026-27, in force from 3 August 2026',
  revisedOn: '2026-08-01',
  sections: [
    {
      heading: { en: 'Classes, Monday to Saturday', hi: 'कक्षाएँ, सोमवार से शनिवार' },
      table: {
        widths: [0.1, 0.2, 0.2334, 0.2333, 0.2333],
        columns: ['Period', 'Time', 'Semester I', 'Semester III', 'Semester V'],
        rows: [
          ['1', '9.30 to 10.15', 'Hindi', 'Political Science', 'Sociology'],
          ['2', '10.15 to 11.00', 'Political Science', 'Hindi', 'Economics'],
          ['3', '11.00 to 11.45', 'History', 'Education', 'English'],
          ['', '11.45 to 12.00', 'Break', 'Break', 'Break'],
          ['4', '12.00 to 12.40', 'Sociology', 'History', 'Hindi'],
          ['5', '12.40 to 1.25', 'English', 'Sociology', 'Political Science'],
          ['6', '1.25 to 2.10', 'Sanskrit', 'English', 'History'],
          ['7', '2.10 to 2.55', 'Economics', 'Sanskrit', 'Education'],
          ['8', '2.55 to 3.40', 'Education', 'Economics', 'Sanskrit'],
        ],
      },
    },
    {
      heading: { en: 'Geography and Psychology', hi: 'भूगोल और मनोविज्ञान' },
      table: {
        widths: [0.17, 0.17, 0.17, 0.17, 0.32],
        columns: ['Subject', 'Semester I', 'Semester III', 'Semester V', 'Practicals by batch'],
        rows: [
          ['Geography', '2: 10.15', '3: 11.00', '1: 9.30', 'Mon to Wed, 1.25 to 3.40'],
          ['Psychology', '3: 11.00', '1: 9.30', '3: 11.00', 'Thu to Sat, 1.25 to 3.40'],
        ],
      },
    },
    {
      heading: { en: 'Rooms', hi: 'कक्ष' },
      table: {
        widths: [0.22, 0.2, 0.22, 0.36],
        columns: ['Subject', 'Room', 'Subject', 'Room'],
        rows: [
          ['Hindi', 'Room 4', 'Education', 'Room 8'],
          ['English', 'Room 5', 'Economics', 'Room 10'],
          ['Sanskrit', 'Room 6', 'Geography', 'Room 14 and laboratory'],
          ['History', 'Room 2', 'Psychology', 'Room 7 and laboratory'],
          ['Political Science', 'Room 3', 'Sociology', 'Room 12'],
        ],
      },
    },
    {
      heading: { en: 'Please note', hi: 'कृपया ध्यान दें' },
      items: [
        'Two of your subjects in the same period? Tell the office in the first week: subjects are combined so that this does not happen.',
        'A changed class is chalked on the board at the gate before the first bell.',
        'Students of Geography and Psychology find their batch on the laboratory’s door.',
      ],
    },
  ],
}
