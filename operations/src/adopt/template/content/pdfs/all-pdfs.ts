import type { PdfContent } from '@prangan/contract/content/pdf-content'

/** The build makes a PDF of each, `/documents/<name>.pdf`. */
export const allPdfs: readonly PdfContent[] = [
  {
    name: 'prospectus',
    title: { en: 'Prospectus' },
    subtitle: '[[for which year]]',
    revisedOn: '2026-11-01',
    sections: [{ heading: { en: 'Courses' }, items: ['[[the courses, with seats and fees]]'] }],
  },
]
