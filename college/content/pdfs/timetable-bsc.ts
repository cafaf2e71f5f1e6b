import { college } from '@prangan/college/config'
import type { PdfContent } from '@prangan/contract/content/pdf-content'

export const pdf: PdfContent = {
  name: 'timetable-bsc',
  title: { en: `Time table: ${college.courses.bsc.en}`, hi: 'समय-सारणी: बी.एससी.' },
  subtitle: 'Odd semesters of session 2026-27, in force from 3 August 2026',
  revisedOn: '2026-08-01',
  sections: [
    {
      heading: { en: 'Maths group: theory', hi: 'गणित वर्ग: व्याख्यान' },
      table: {
        widths: [0.1, 0.2, 0.2334, 0.2333, 0.2333],
        columns: ['Period', 'Time', 'Semester I', 'Semester III', 'Semester V'],
        rows: [
          ['1', '9.30 to 10.15', 'Mathematics', 'Physics', 'Chemistry'],
          ['2', '10.15 to 11.00', 'Physics', 'Chemistry', 'Mathematics'],
          ['3', '11.00 to 11.45', 'Chemistry', 'Mathematics', 'Physics'],
          ['4', '12.00 to 12.40', 'Tutorial', 'Tutorial', 'Project'],
        ],
      },
    },
    {
      heading: { en: 'Bio group: theory', hi: 'जीव विज्ञान वर्ग: व्याख्यान' },
      table: {
        widths: [0.1, 0.2, 0.2334, 0.2333, 0.2333],
        columns: ['Period', 'Time', 'Semester I', 'Semester III', 'Semester V'],
        rows: [
          ['1', '9.30 to 10.15', 'Botany', 'Zoology', 'Botany'],
          ['2', '10.15 to 11.00', 'Zoology', 'Botany', 'Zoology'],
          ['3', '11.00 to 11.45', 'Chemistry', 'Chemistry', 'Chemistry'],
          ['4', '12.00 to 12.40', 'Tutorial', 'Tutorial', 'Project'],
        ],
      },
    },
    {
      heading: { en: 'Practicals, 12.40 to 3.40', hi: 'प्रैक्टिकल, 12.40 से 3.40' },
      table: {
        widths: [0.19, 0.27, 0.27, 0.27],
        columns: ['Day', 'Semester I', 'Semester III', 'Semester V'],
        rows: [
          ['Monday', 'Physics I A', 'Zoology III A', 'Chemistry V A'],
          ['Tuesday', 'Physics I B', 'Zoology III B', 'Chemistry V B'],
          ['Wednesday', 'Chemistry I A', 'Physics III A', 'Botany V A'],
          ['Thursday', 'Chemistry I B', 'Physics III B', 'Zoology V A'],
          ['Friday', 'Botany I A', 'Chemistry III A', 'Physics V A'],
          ['Saturday', 'Zoology I A', 'Botany III A, Chemistry III B', 'Field work, project'],
        ],
      },
    },
    {
      heading: { en: 'Rooms', hi: 'कक्ष' },
      table: {
        widths: [0.18, 0.3, 0.2, 0.32],
        columns: ['Subject', 'Room', 'Subject', 'Room'],
        rows: [
          ['Mathematics', 'Room 11', 'Chemistry', 'Room 13 and laboratory'],
          ['Physics', 'Room 15 and laboratory', 'Botany, Zoology', 'Room 16 and laboratories'],
        ],
      },
    },
    {
      heading: { en: 'Please note', hi: 'कृपया ध्यान दें' },
      items: [
        'A and B are batches; the list hangs on the door of each laboratory.',
        'Bring an apron, closed shoes and the record file. Nobody works in a laboratory alone.',
        'A practical that you missed for a good reason is made up in the last week of the month.',
      ],
    },
  ],
}
