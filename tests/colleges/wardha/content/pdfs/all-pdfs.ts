import type { PdfContent } from '@prangan/contract/content/pdf-content'

export const allPdfs: readonly PdfContent[] = [
  {
    name: 'syllabus-bhsc',
    title: { en: 'B.H.Sc. syllabus', mr: 'बी.एच.एससी. अभ्यासक्रम' },
    subtitle: 'First year',
    revisedOn: '2026-06-10',
    sections: [
      {
        heading: { en: 'Papers', mr: 'विषय' },
        items: ['Foods and nutrition', 'Textiles', 'Human development'],
      },
    ],
  },
]
