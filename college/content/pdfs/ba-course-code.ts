import type { PdfContent } from '@prangan/contract/content/pdf-content'

export const pdf: PdfContent = {
  name: 'ba-course-code',
  title: { en: 'B.A. course codes', hi: 'बी.ए. के कोर्स कोड' },
  subtitle: 'For the semester examination form; session 2026-27',
  revisedOn: '2026-07-01',
  sections: [
    {
      heading: { en: 'How to use the codes', hi: 'कोड कैसे लिखें' },
      steps: [
        'Find your subject and your semester in the table.',
        'Write the code in the examination form exactly as shown here, letters first.',
        'Psychology and Geography have a second code for the practical: write both.',
        'Ask the Examination Department before you send the form, not after. A wrong code means a wrong admit card.',
      ],
    },
    {
      heading: { en: 'Theory papers', hi: 'लिखित प्रश्नपत्र' },
      table: {
        widths: [0.22, 0.13, 0.13, 0.13, 0.13, 0.13, 0.13],
        columns: ['Subject', 'I', 'II', 'III', 'IV', 'V', 'VI'],
        rows: [
          ['Hindi', 'HIN 101', 'HIN 201', 'HIN 301', 'HIN 401', 'HIN 501', 'HIN 601'],
          ['English', 'ENG 101', 'ENG 201', 'ENG 301', 'ENG 401', 'ENG 501', 'ENG 601'],
          ['Sanskrit', 'SAN 101', 'SAN 201', 'SAN 301', 'SAN 401', 'SAN 501', 'SAN 601'],
          ['History', 'HIS 101', 'HIS 201', 'HIS 301', 'HIS 401', 'HIS 501', 'HIS 601'],
          ['Political Science', 'POL 101', 'POL 201', 'POL 301', 'POL 401', 'POL 501', 'POL 601'],
          ['Sociology', 'SOC 101', 'SOC 201', 'SOC 301', 'SOC 401', 'SOC 501', 'SOC 601'],
          ['Economics', 'ECO 101', 'ECO 201', 'ECO 301', 'ECO 401', 'ECO 501', 'ECO 601'],
          ['Education', 'EDU 101', 'EDU 201', 'EDU 301', 'EDU 401', 'EDU 501', 'EDU 601'],
          ['Psychology', 'PSY 101', 'PSY 201', 'PSY 301', 'PSY 401', 'PSY 501', 'PSY 601'],
          ['Geography', 'GEO 101', 'GEO 201', 'GEO 301', 'GEO 401', 'GEO 501', 'GEO 601'],
        ],
      },
    },
    {
      heading: { en: 'Practicals', hi: 'प्रैक्टिकल' },
      table: {
        widths: [0.22, 0.13, 0.13, 0.13, 0.13, 0.13, 0.13],
        columns: ['Subject', 'I', 'II', 'III', 'IV', 'V', 'VI'],
        rows: [
          ['Psychology', 'PSY 151', 'PSY 251', 'PSY 351', 'PSY 451', 'PSY 551', 'PSY 651'],
          ['Geography', 'GEO 151', 'GEO 251', 'GEO 351', 'GEO 451', 'GEO 551', 'GEO 651'],
        ],
      },
    },
    {
      heading: { en: 'An example', hi: 'उदाहरण' },
      paragraphs: [
        'A student of the third semester with Hindi, History and Geography writes HIN 301, HIS 301, GEO 301 and GEO 351.',
      ],
    },
  ],
}
