import type { PdfContent } from '@prangan/contract/content/pdf-content'
import { offices } from '../../offices.ts'

export const pdf: PdfContent = {
  name: 'orientation',
  title: { en: 'Orientation for new students', hi: 'नए विद्यार्थियों के लिए परिचय' },
  subtitle: 'Your first day, your first fortnight, and who to ask',
  revisedOn: '2026-07-15',
  sections: [
    {
      heading: { en: 'The first day', hi: 'पहला दिन' },
      table: {
        widths: [0.12, 0.28, 0.6],
        columns: ['Time', 'Place', 'What'],
        rows: [
          ['9.30', 'Assembly in the courtyard', 'Welcome by the Principal'],
          ['10.15', 'Seminar hall', 'How a semester works: classes, tests, attendance, examination'],
          ['11.00', 'In groups', 'A walk: office, counters, library, laboratories, common rooms, ground'],
          ['12.00', 'Departments', 'Your teachers, your time table, your books'],
          ['1.00', 'Courtyard', 'Tables of NSS, NCC, Rovers and Rangers, sports, Literary Club'],
        ],
      },
    },
    {
      heading: { en: 'In your first fortnight', hi: 'पहले पखवाड़े में' },
      steps: [
        'Submit the stamped fee challan and note your ledger number. You need it for the examination form.',
        'Take your identity card against the student fee receipt, and your library card against the library fee receipt.',
        'Sign the undertaking against ragging, with your guardian.',
        'Borrow your first two books.',
        'Fill in the scholarship form if you are entitled to one: Room 9, 2 to 4 p.m.',
        'Find your batch for practicals.',
      ],
    },
    {
      heading: { en: 'Seventy-five per cent', hi: 'पचहत्तर प्रतिशत उपस्थिति' },
      paragraphs: [
        'You need to be present in 75 per cent of the classes of each subject. Below that there is no admit card and no scholarship. Camps, matches and illness count as attendance if a slip reaches the department within a week.',
      ],
    },
    {
      heading: { en: 'Who to ask', hi: 'किससे पूछें' },
      table: {
        widths: [0.36, 0.64],
        columns: ['About', 'Ask'],
        rows: [
          ['Classes, tests, marks', 'Your department'],
          ['Fees, challans', 'Accounts section'],
          ['Examination form, admit card', 'Examination Department'],
          ['Order, safety, ragging', 'Any member of the Proctorial Board'],
          ['Personal worries', 'Student counselling hour, Room 7, Tuesday and Friday, 2 to 3 p.m.'],
          ['Harassment', `${offices.icc.name.en}, ${offices.icc.email}`],
          ['A job, a course, a form', 'Career Counselling Cell'],
          ['Anything else', 'Enquiry room at the gate'],
        ],
      },
    },
    {
      heading: { en: 'Four pieces of advice', hi: 'चार सुझाव' },
      items: [
        'Sit in the front row.',
        'Ask in class. Ten others did not understand either.',
        'Join one thing that is not in the syllabus.',
        'If something goes wrong, tell a teacher before you stop coming.',
      ],
    },
  ],
}
