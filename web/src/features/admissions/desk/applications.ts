import { collectionPaths, documentPaths } from '@prangan/contract/paths'
import { applicationStatuses, categories, courses } from '@prangan/contract/schemas/admissions'
import { defineResource, type FilterOf } from '../../../lib/resource.ts'
import { deskMessages } from '../../../messages/desk.ts'
import { errorText } from '../../../messages/error-text.ts'
import { fieldOptions } from '../api/application-fields.ts'
import { toApplicationRows } from './api/application-row.ts'
import { statusLabels } from './application-labels.ts'

const { filters, ...texts } = deskMessages().admissions

/** The office's list of applications for admission. */
export const applications = defineResource({
  collection: collectionPaths.admissions,
  documentPath: documentPaths.admission,
  toRows: toApplicationRows,
  nouns: texts.nouns,
  fileName: 'applications',
  nameOf: ({ name }) => name,
  moreOf: ({ applicationNumber, course }) => `${applicationNumber}, ${course}`,
  gone: errorText('no-such-application'),
  searchHint: texts.searchHint,
  choices: {
    course: {
      label: filters.course,
      any: filters.allCourses,
      options: courses,
      labels: fieldOptions().course,
    },
    category: {
      label: filters.category,
      any: filters.allCategories,
      options: categories,
      labels: fieldOptions().category,
    },
    status: {
      label: filters.status,
      any: filters.allStatuses,
      options: applicationStatuses,
      labels: statusLabels,
    },
  },
  exportTable: async () => (await import('./api/applications-table.ts')).applicationsTable,
})

export type ApplicationFilter = FilterOf<typeof applications.choices>
