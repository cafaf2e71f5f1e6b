import type { PdfContent } from '@prangan/contract/content/pdf-content'

export const allPdfs: readonly PdfContent[] = [
  {
    name: 'syllabus-bhsc',
    title: { en: 'B.H.Sc. syllabus', hi: 'बी.एच.एससी. का पाठ्यक्रम' },
    subtitle: 'First year',
    revisedOn: '2026-06-10',
    sections: [
      {
        heading: { en: 'Papers', hi: 'प्रश्नपत्र' },
        items: ['Foods and nutrition', 'Textiles', 'Human development'],
      },
    ],
  },
]
