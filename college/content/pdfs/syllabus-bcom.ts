import { college } from '@prangan/college/config'
import type { PdfContent } from '@prangan/contract/content/pdf-content'

export const pdf: PdfContent = {
  name: 'syllabus-bcom',
  title: { en: `Syllabus: ${college.courses.bcom.en}`, hi: 'पाठ्यक्रम: बी.कॉम.' },
  subtitle: '3 years, 6 semesters; session 2026-27',
  revisedOn: '2026-07-01',
  sections: [
    {
      heading: { en: 'How to read this syllabus', hi: 'पाठ्यक्रम के बारे में' },
      paragraphs: [
        'Each paper carries 100 marks: 75 for the University examination, 25 for tests, assignments and attendance in class. The pass mark is 33 in each paper.',
      ],
    },
    {
      heading: { en: 'Semester I', hi: 'प्रथम सेमेस्टर' },
      table: {
        widths: [0.13, 0.87],
        columns: ['Paper', 'Title'],
        rows: [
          ['101', 'Financial accounting'],
          ['102', 'Business organization'],
          ['103', 'Business economics'],
          ['104', 'Business communication in Hindi and English'],
        ],
      },
    },
    {
      heading: { en: 'Semester II', hi: 'द्वितीय सेमेस्टर' },
      table: {
        widths: [0.13, 0.87],
        columns: ['Paper', 'Title'],
        rows: [
          ['201', 'Advanced accounting'],
          ['202', 'Business law'],
          ['203', 'Principles of management'],
          ['204', 'Business statistics'],
        ],
      },
    },
    {
      heading: { en: 'Semester III', hi: 'तृतीय सेमेस्टर' },
      table: {
        widths: [0.13, 0.87],
        columns: ['Paper', 'Title'],
        rows: [
          ['301', 'Cost accounting'],
          ['302', 'Company law'],
          ['303', 'Money and banking'],
          ['304', 'Computer accounting (practical)'],
        ],
      },
    },
    {
      heading: { en: 'Semester IV', hi: 'चतुर्थ सेमेस्टर' },
      table: {
        widths: [0.13, 0.87],
        columns: ['Paper', 'Title'],
        rows: [
          ['401', 'Corporate accounting'],
          ['402', 'Income tax law'],
          ['403', 'Public finance'],
          ['404', 'Marketing'],
        ],
      },
    },
    {
      heading: { en: 'Semester V', hi: 'पंचम सेमेस्टर' },
      table: {
        widths: [0.13, 0.87],
        columns: ['Paper', 'Title'],
        rows: [
          ['501', 'Management accounting'],
          ['502', 'Goods and services tax'],
          ['503', 'Auditing'],
          ['504', 'Rural and agricultural marketing'],
        ],
      },
    },
    {
      heading: { en: 'Semester VI', hi: 'षष्ठ सेमेस्टर' },
      table: {
        widths: [0.13, 0.87],
        columns: ['Paper', 'Title'],
        rows: [
          ['601', 'Financial management'],
          ['602', 'Indian economy'],
          ['603', 'Entrepreneurship'],
          ['604', 'Project: the accounts of a shop or a society, with viva voce'],
        ],
      },
    },
  ],
}
