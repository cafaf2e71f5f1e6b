import type { PdfContent } from '@prangan/contract/content/pdf-content'

export const pdf: PdfContent = {
  name: 'syllabus-ma-political-science',
  title: { en: 'Syllabus: M.A. Political Science', hi: 'पाठ्यक्रम: एम.ए. राजनीति विज्ञान' },
  subtitle: '60 seats; 2 years, 4 semesters; session 2026-27',
  revisedOn: '2026-07-01',
  sections: [
    {
      heading: { en: 'How to read this syllabus', hi: 'पाठ्यक्रम के बारे में' },
      paragraphs: [
        'Each semester has four papers of 100 marks: 70 for the University examination, 30 for the seminar and the tests. The dissertation of the fourth semester is examined by viva voce. The pass mark is 36 per cent in each paper and 40 per cent in all.',
      ],
    },
    {
      heading: { en: 'First semester', hi: 'प्रथम सेमेस्टर' },
      table: {
        widths: [0.13, 0.87],
        columns: ['Paper', 'Title'],
        rows: [
          ['101', 'Western political thought: Plato to Machiavelli'],
          ['102', 'Contemporary political theory'],
          ['103', 'Indian government and politics'],
          ['104', 'Theories of public administration'],
        ],
      },
    },
    {
      heading: { en: 'Second semester', hi: 'द्वितीय सेमेस्टर' },
      table: {
        widths: [0.13, 0.87],
        columns: ['Paper', 'Title'],
        rows: [
          ['201', 'Western political thought: Hobbes to Marx'],
          ['202', 'Comparative politics'],
          ['203', 'State politics in India'],
          ['204', 'Indian administration'],
        ],
      },
    },
    {
      heading: { en: 'Third semester', hi: 'तृतीय सेमेस्टर' },
      table: {
        widths: [0.13, 0.87],
        columns: ['Paper', 'Title'],
        rows: [
          ['301', 'Indian political thought: ancient and medieval'],
          ['302', 'International relations: theory'],
          ['303', 'Research methods'],
          ['304', 'Local self-government, or human rights'],
        ],
      },
    },
    {
      heading: { en: 'Fourth semester', hi: 'चतुर्थ सेमेस्टर' },
      table: {
        widths: [0.13, 0.87],
        columns: ['Paper', 'Title'],
        rows: [
          ['401', 'Modern Indian political thought'],
          ['402', 'India’s foreign policy'],
          ['403', 'Political sociology, or women in politics'],
          ['404', 'Dissertation and viva voce'],
        ],
      },
    },
    {
      heading: { en: 'Seminar and dissertation', hi: 'संगोष्ठी और लघु शोध' },
      items: [
        'Each student leads two seminars a semester and hands in a paper of five pages for each.',
        'The dissertation has 50 to 70 pages. Subjects from the panchayats of the district are encouraged, and the department arranges the introductions.',
        'The subject is settled by 31 August of the second year; the first draft is due on 31 January.',
      ],
    },
    {
      heading: { en: 'Who to ask', hi: 'संपर्क' },
      paragraphs: ['Dr. Asha Verma, in charge of the programme, asha.verma@sarvodaya.test.'],
    },
  ],
}
