import { errors } from '@prangan/contract/errors'
import { collectionPaths, documentPaths } from '@prangan/contract/paths'
import { defineResource } from '../../../lib/resource.ts'
import { toMemberRows } from './api/member-row.ts'

/** The office's list of the faculty, by name; removed members, if included, come first. */
export const members = defineResource({
  collection: collectionPaths.faculty,
  documentPath: documentPaths.faculty,
  toRows: toMemberRows,
  nouns: ['member', 'members'],
  nameOf: ({ name }) => name,
  gone: errors['no-such-faculty'][1],
  subjectOf: ({ email }) => email,
  fileName: 'faculty',
  searchLabel: 'Search by name',
  choices: { removed: { label: 'Show removed', options: ['1'] } },
  where: ({ removed }) => (removed ? [] : [['isRemoved', false]]),
  order: ({ removed }) => [...(removed ? [['isRemoved', 'desc'] as const] : []), ['name', 'asc']],
  exportTable: async () => (await import('./api/members-table.ts')).membersTable,
})
