import { college } from '@prangan/college/config'
import type { PdfContent } from '@prangan/contract/content/pdf-content'
import { state } from '@prangan/contract/states/profile'

const { bonaFideUntil, formFee, meritListWithin, minimumMarks } = college.admissionTerms

/** Not every state has weightage. */
const weightageTables: PdfContent['sections'] =
  state.weightage.length === 0
    ? []
    : [
        {
          heading: { en: 'Weightage', hi: 'अधिभार (अतिरिक्त अंक)' },
          table: {
            widths: [0.75, 0.25],
            columns: ['For', 'Weightage'],
            rows: state.weightage.map(({ name, points }) => [name.en, `${points}%`]),
          },
        },
      ]

export const pdf: PdfContent = {
  name: 'prospectus',
  title: { en: 'Prospectus', hi: 'विवरणिका (प्रॉस्पेक्टस)' },
  subtitle: 'Programmes, terms of admission and life at the college; session 2026-27',
  revisedOn: '2026-06-15',
  sections: [
    {
      heading: { en: 'The college', hi: 'महाविद्यालय' },
      paragraphs: [
        `${college.name.en} was established in 1970 and is run by a trust. It opened with the arts; Mathematics and Biology were added within a year. M.A. in Political Science and History was introduced in 2006, the commerce department was set up in 2019, and B.C.A. and M.Sc. Botany have been taught since session 2024-2025.`,
      ],
    },
    {
      heading: { en: 'Programmes', hi: 'पाठ्यक्रम' },
      table: {
        widths: [0.2, 0.46, 0.34],
        columns: ['Degree', 'Subjects', 'Length and seats'],
        rows: [
          [
            'B.A.',
            'Hindi, English, Sanskrit, History, Political Science, Sociology, Economics, Education, Psychology, Geography',
            '3 years, 6 semesters',
          ],
          ['B.Sc., Maths group', 'Chemistry, Physics, Mathematics', '3 years, 6 semesters'],
          ['B.Sc., Bio group', 'Chemistry, Zoology, Botany', '3 years, 6 semesters'],
          ['B.Com.', 'Commerce', '3 years, 6 semesters'],
          ['B.C.A.', 'Computer application', '60 seats; Rs. 40,000 a year'],
          ['M.A.', 'Political Science; History', '2 years, 4 semesters; 60 and 60 seats'],
          ['M.Sc.', 'Botany', '2 years, 4 semesters'],
        ],
      },
    },
    {
      heading: { en: 'Terms of admission', hi: 'प्रवेश की शर्तें' },
      items: [
        'Admission in B.A., B.Sc., B.Com. and M.A. 1st semester is by class 12 marks.',
        'M.A. and M.Sc. are for graduates. In M.A., too, the merit list goes by their class 12 marks.',
        `The form with this brochure costs ${formFee} at the counter.`,
        `General category: at least ${minimumMarks} in 10+2. This is not mandatory for SC, ST and OBC.`,
        `The merit list is published on the website within ${meritListWithin.en} after the last application date.`,
        `A student admitted is a bona fide student until ${bonaFideUntil.en} of the session.`,
      ],
    },
    {
      heading: { en: 'How to apply', hi: 'आवेदन कैसे करें' },
      steps: [
        'Register online, or buy the form at the counter.',
        'Submit it with self-signed photocopies of all marksheets, the caste certificate and weightage certificates, unless you added photos of them online.',
        'Come to counselling with the originals, character and transfer certificates and 2 passport photos.',
        'Pay the challan at the bank, submit the stamped challan, and take your ledger number.',
        'Take your identity card and your library card against the fee receipts.',
      ],
    },
    {
      heading: { en: 'Reservation', hi: 'आरक्षण' },
      table: {
        widths: [0.75, 0.25],
        columns: ['Category', 'Share of seats'],
        rows: state.reserved.map(({ tableName, share }) => [tableName.en, `${share}%`]),
      },
    },
    ...weightageTables,
    {
      heading: { en: 'The year', hi: 'शैक्षणिक वर्ष' },
      table: {
        widths: [0.3, 0.7],
        columns: ['Month', 'What happens'],
        rows: [
          ['June, July', 'Registration, merit lists, counselling, orientation'],
          ['August to November', 'Classes of the odd semesters; NSS, NCC and sports selections'],
          ['December', 'Examination of the odd semesters; winter vacation'],
          ['January to April', 'Classes of the even semesters; sports meet, annual function'],
          ['May, June', 'Examination of the even semesters; summer vacation'],
        ],
      },
    },
    {
      heading: { en: 'Life at the college', hi: 'महाविद्यालय में' },
      items: [
        'Library with reading room, laboratories, a computer laboratory on solar power, a herbarium',
        'Playing ground, courts and a hall; common rooms; a canteen; a hostel for women with 60 places',
        'National Service Scheme, National Cadet Corps, Rovers and Rangers, Literary Club',
        'Career counselling, a student counselling hour, scholarships, a grievance cell',
        'Ragging is a punishable offence. Seventy-five per cent attendance is required in each subject.',
      ],
    },
    {
      heading: { en: 'Contact', hi: 'संपर्क' },
      paragraphs: [`${college.phone.shown}, ${college.email}, ${college.address.en}`],
    },
  ],
}
