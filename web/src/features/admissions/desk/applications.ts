import { errors } from '@prangan/contract/errors'
import { collectionPaths, documentPaths } from '@prangan/contract/paths'
import { applicationStatuses, categories, courses } from '@prangan/contract/schemas/admissions'
import { defineResource, type FilterOf } from '../../../lib/resource.ts'
import { deskMessages } from '../../../messages/desk.ts'
import { fieldOptions } from '../api/application-fields.ts'
import { toApplicationRows } from './api/application-row.ts'
import { statusLabels } from './application-labels.ts'

/** The office's list of applications for admission. */
export const applications = defineResource({
  collection: collectionPaths.admissions,
  documentPath: documentPaths.admission,
  toRows: toApplicationRows,
  nouns: deskMessages().admissions.nouns,
  fileName: 'applications',
  nameOf: ({ name }) => name,
  moreOf: ({ applicationNumber, course }) => `${applicationNumber}, ${course}`,
  gone: errors['no-such-application'][1],
  searchHint: 'Name, number, mobile or e-mail',
  choices: {
    course: { label: 'Course', any: 'All courses', options: courses, labels: fieldOptions().course },
    category: {
      label: 'Category',
      any: 'All categories',
      options: categories,
      labels: fieldOptions().category,
    },
    status: { label: 'Status', any: 'All statuses', options: applicationStatuses, labels: statusLabels },
  },
  exportTable: async () => (await import('./api/applications-table.ts')).applicationsTable,
})

export type ApplicationFilter = FilterOf<typeof applications.choices>
