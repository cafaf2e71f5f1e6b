import { collectionPaths, documentPaths } from '@prangan/contract/paths'
import { noticeTypes } from '@prangan/contract/schemas/notices'
import { defineResource } from '../../../lib/resource.ts'
import { deskMessages } from '../../../messages/desk.ts'
import { errorText } from '../../../messages/error-text.ts'
import { toNoticeRows } from './api/notice-row.ts'

const texts = () => deskMessages().news

export const notices = defineResource({
  collection: collectionPaths.news,
  documentPath: documentPaths.news,
  toRows: toNoticeRows,
  nouns: () => texts().nouns,
  fileName: 'notices',
  nameOf: ({ title }) => title,
  gone: () => errorText('no-such-notice'),
  searchHint: () => texts().searchHint,
  choices: () => ({
    type: {
      label: texts().columns.type,
      any: texts().allTypes,
      isLabelShown: true,
      options: noticeTypes,
      labels: texts().types,
    },
  }),
  tabs: () => ({
    notices: { label: texts().tabs.notices },
    calendar: { label: texts().tabs.calendar, isPanel: true },
  }),
  exportTable: async () => (await import('./api/notices-table.ts')).noticesTable,
})
