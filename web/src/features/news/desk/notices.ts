import { errors } from '@prangan/contract/errors'
import { collectionPaths, documentPaths } from '@prangan/contract/paths'
import { noticeTypes } from '@prangan/contract/schemas/notices'
import { defineResource } from '../../../lib/resource.ts'
import { toNoticeRows } from './api/notice-row.ts'

/** The office's list of notices. */
export const notices = defineResource({
  collection: collectionPaths.news,
  documentPath: documentPaths.news,
  toRows: toNoticeRows,
  nouns: ['notice', 'notices'],
  nameOf: ({ title }) => title,
  gone: errors['no-such-notice'][1],
  searchHint: 'By title',
  choices: { type: { label: 'Type', any: 'All', options: noticeTypes } },
  // The bin is a list of its own.
  tabs: { notices: { label: 'Notices' }, bin: { label: 'Bin' } },
  exportTable: async () => (await import('./api/notices-table.ts')).noticesTable,
})
