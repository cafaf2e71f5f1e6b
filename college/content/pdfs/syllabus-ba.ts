import { college } from '@prangan/college/config'
import type { PdfContent } from '@prangan/contract/content/pdf-content'

export const pdf: PdfContent = {
  name: 'syllabus-ba',
  title: { en: `Syllabus: ${college.courses.ba.en}`, hi: 'पाठ्यक्रम: बी.ए.' },
  subtitle: 'Ten subjects, six semesters, as taught from session 2026-27',
  revisedOn: '2026-07-01',
  sections: [
    {
      heading: { en: 'How to read this syllabus', hi: 'पाठ्यक्रम के बारे में' },
      paragraphs: [
        'A student of the B.A. studies the subjects chosen at admission through six semesters. Each paper carries 100 marks: 75 for the University examination, 25 for tests and attendance in class. The pass mark is 33 in each.',
      ],
    },
    {
      heading: { en: 'Hindi and English', hi: 'हिन्दी और अंग्रेज़ी' },
      table: {
        widths: [0.12, 0.44, 0.44],
        columns: ['Semester', 'Hindi', 'English'],
        rows: [
          ['I', 'Hindi poetry: Kabir, Sur, Tulsi, Jayasi', 'English prose and written English'],
          ['II', 'Hindi prose: essay, sketch and memoir', 'English poetry from the sonnet to the ballad'],
          ['III', 'The Hindi short story and novel', 'Drama: a comedy and a tragedy'],
          ['IV', 'Drama and one-act plays', 'Fiction: the novel and the short story'],
          ['V', 'History of Hindi literature; elements of poetics', 'Indian writing in English'],
          ['VI', 'Office Hindi, translation and folk literature', 'Translation and language skills for work'],
        ],
      },
    },
    {
      heading: { en: 'Sanskrit and History', hi: 'संस्कृत और इतिहास' },
      table: {
        widths: [0.12, 0.44, 0.44],
        columns: ['Semester', 'Sanskrit', 'History'],
        rows: [
          ['I', 'Sanskrit poetry and basic grammar', 'Ancient India up to the Guptas'],
          ['II', 'Prose tales and declension', 'India from 600 to 1206'],
          ['III', 'Classical drama', 'The Sultanate and the regional kingdoms'],
          ['IV', 'Paninian grammar: sandhi, samasa, karaka', 'The Mughal age'],
          ['V', 'Vedic hymns and the Upanishads', 'India from 1757 to 1885'],
          ['VI', 'Indian philosophy and composition', 'The national movement; the world since 1914'],
        ],
      },
    },
    {
      heading: { en: 'Political Science and Sociology', hi: 'राजनीति विज्ञान और समाजशास्त्र' },
      table: {
        widths: [0.12, 0.44, 0.44],
        columns: ['Semester', 'Political Science', 'Sociology'],
        rows: [
          ['I', 'Political theory', 'Basic concepts of sociology'],
          ['II', 'The Constitution of India', 'Indian society: family, caste, tribe'],
          ['III', 'Western political thought', 'Sociological thinkers'],
          ['IV', 'Indian political thought', 'Social change and social movements'],
          ['V', 'Comparative government; international politics', 'Rural and urban sociology'],
          [
            'VI',
            'Public administration and panchayati raj',
            'Methods of social research, with a village survey',
          ],
        ],
      },
    },
    {
      heading: { en: 'Economics and Education', hi: 'अर्थशास्त्र और शिक्षाशास्त्र' },
      table: {
        widths: [0.12, 0.44, 0.44],
        columns: ['Semester', 'Economics', 'Education'],
        rows: [
          ['I', 'Microeconomics', 'Foundations of education'],
          ['II', 'Macroeconomics', 'History of Indian education'],
          ['III', 'Money, banking and public finance', 'Educational psychology'],
          ['IV', 'The Indian economy', 'Measurement and evaluation'],
          ['V', 'Development and agriculture', 'Philosophers of education'],
          ['VI', 'Statistics for economics', 'Teaching methods and school visits'],
        ],
      },
    },
    {
      heading: { en: 'Psychology', hi: 'मनोविज्ञान' },
      table: {
        widths: [0.12, 0.44, 0.44],
        columns: ['Semester', 'Paper', 'Practical'],
        rows: [
          ['I', 'Basic psychological processes', 'Memory and attention'],
          ['II', 'Biological bases of behaviour', 'Reaction time'],
          ['III', 'Social psychology', 'Attitude scales'],
          ['IV', 'Developmental psychology', 'Observation of children'],
          ['V', 'Psychological disorders', 'Case history'],
          ['VI', 'Counselling and psychological testing', 'Testing and report'],
        ],
      },
    },
    {
      heading: { en: 'Geography', hi: 'भूगोल' },
      table: {
        widths: [0.12, 0.44, 0.44],
        columns: ['Semester', 'Paper', 'Practical'],
        rows: [
          ['I', 'Physical geography', 'Scales and relief'],
          ['II', 'Human geography', 'Population maps'],
          ['III', 'Geography of India', 'Weather maps'],
          ['IV', 'Economic geography', 'Diagrams'],
          ['V', 'Geography of Uttar Pradesh', 'Plane-table survey'],
          ['VI', 'Remote sensing and geographical thought', 'Field report'],
        ],
      },
    },
  ],
}
