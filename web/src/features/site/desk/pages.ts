import { parseDocuments } from '@prangan/contract/parse-document'
import { collectionPaths, documentPaths } from '@prangan/contract/paths'
import { PageDocumentSchema } from '@prangan/contract/schemas/site'
import { defineResource } from '../../../lib/resource.ts'
import { deskMessages } from '../../../messages/desk.ts'
import { errorText } from '../../../messages/error-text.ts'
import { type PageRow, pageName } from './page-labels.ts'

const texts = () => deskMessages().pagesList

/** The pages of the editable site and its settings: those that changed last come first, or those due for a review. */
export const pages = defineResource({
  collection: collectionPaths.pages,
  documentPath: documentPaths.page,
  toRows: (stored): PageRow[] =>
    parseDocuments(PageDocumentSchema, stored).map((page) => ({
      ...page,
      'review.dueAt': page.review.dueAt,
    })),
  nouns: () => texts().nouns,
  nameOf: pageName,
  moreOf: ({ path }) => path,
  gone: () => errorText('no-such-page'),
  searchHint: () => texts().searchHint,
  choices: () => ({}),
  tabs: () => ({
    all: { label: texts().tabs.all },
    drafts: { label: texts().tabs.drafts, where: ['hasDraft', true] },
    suggested: { label: texts().tabs.suggested, where: ['isSuggested', true] },
    due: { label: texts().tabs.due, where: ['review.dueAt', new Date(), '<='] },
    down: { label: texts().tabs.down, where: ['state', 'down'] },
    searches: { label: texts().tabs.searches, isPanel: true },
  }),
  order: ({ tab }) => [tab === 'due' ? ['review.dueAt', 'asc'] : ['updatedAt', 'desc']],
  exportTable: async () => (await import('./pages-table.ts')).pagesTable(),
})
