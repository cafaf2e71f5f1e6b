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
  searchHint: 'By title',
  choices: { type: { label: 'Type', any: 'All', options: noticeTypes } },
  // The bin is a list of its own.
  tabs: { notices: { label: 'Notices' }, bin: { label: 'Bin' } },
})

/** In the address, in place of an id: a notice that is being added. */
export const newNotice = 'new'
