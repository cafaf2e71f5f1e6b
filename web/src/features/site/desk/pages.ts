import { parseDocuments } from '@prangan/contract/parse-document'
import { collectionPaths, documentPaths } from '@prangan/contract/paths'
import { PageDocumentSchema } from '@prangan/contract/schemas/site'
import type { NameOf } from '../../../lib/person-names.ts'
import { defineResource } from '../../../lib/resource.ts'
import { deskMessages } from '../../../messages/desk.ts'
import { errorText } from '../../../messages/error-text.ts'
import { type PageRow, pageName } from './page-labels.ts'

const texts = () => deskMessages().pagesList

const definePages = (nameOf?: NameOf) =>
  defineResource({
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
    exportTable: async () => (await import('./pages-table.ts')).pagesTable(nameOf),
  })

/** The pages of the editable site and its settings: those that changed last come first, or those due for a review. */
export const pages = definePages()

/** The same list, whose CSV file names people. It listens as the other does, so that a name that arrives later starts nothing again. */
export const pagesNamedBy = (nameOf: NameOf): typeof pages => ({
  ...pages,
  exportOf: definePages(nameOf).exportOf,
})
