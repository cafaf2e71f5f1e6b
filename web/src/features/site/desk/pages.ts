import { errors } from '@prangan/contract/errors'
import { parseDocuments } from '@prangan/contract/parse-document'
import { collectionPaths, documentPaths } from '@prangan/contract/paths'
import { PageDocumentSchema } from '@prangan/contract/schemas/site'
import { defineResource } from '../../../lib/resource.ts'
import type { PageRow } from './page-labels.ts'

/** The pages of the editable site and its frame: those that changed last come first, or those due for a review. */
export const pages = defineResource({
  collection: collectionPaths.pages,
  documentPath: documentPaths.page,
  toRows: (stored): PageRow[] =>
    parseDocuments(PageDocumentSchema, stored).map((page) => ({
      ...page,
      'review.dueAt': page.review.dueAt,
    })),
  nouns: ['page', 'pages'],
  nameOf: ({ title }) => title.en,
  moreOf: ({ path }) => path,
  gone: errors['no-such-page'][1],
  searchHint: 'Words of the title or of the address',
  choices: {},
  tabs: {
    all: { label: 'All' },
    drafts: { label: 'With a draft', where: ['hasDraft', true] },
    suggested: { label: 'Suggested', where: ['isSuggested', true] },
    due: { label: 'Review due', where: ['review.dueAt', new Date(), '<='] },
    down: { label: 'Taken down', where: ['state', 'down'] },
  },
  order: ({ tab }) => [tab === 'due' ? ['review.dueAt', 'asc'] : ['updatedAt', 'desc']],
  exportTable: async () => (await import('./pages-table.ts')).pagesTable,
})
