import { collectionPaths, documentPaths } from '@prangan/contract/paths'
import { categories, courses } from '@prangan/contract/schemas/admissions'
import { defineResource, type FilterOf } from '../../../lib/resource.ts'
import { deskMessages } from '../../../messages/desk.ts'
import { errorText } from '../../../messages/error-text.ts'
import { fieldOptions } from '../apply/api/application-fields.ts'
import { type ApplicationRow, toApplicationRows } from './api/application-row.ts'
import { statusLabels } from './application-labels.ts'

const texts = () => deskMessages().admissions

/** What every list of applications for admission has in common. */
export const applicationOptions = {
  collection: collectionPaths.admissions,
  documentPath: documentPaths.admission,
  toRows: toApplicationRows,
  nouns: () => texts().nouns,
  fileName: 'applications',
  nameOf: ({ name }: ApplicationRow) => name,
  moreOf: ({ applicationNumber, course }: ApplicationRow) => `${applicationNumber}, ${course}`,
  gone: () => errorText('no-such-application'),
  searchHint: () => texts().searchHint,
  choices: () => ({
    course: {
      label: texts().filters.course,
      any: texts().filters.allCourses,
      options: courses,
      labels: fieldOptions().course,
    },
    category: {
      label: texts().filters.category,
      any: texts().filters.allCategories,
      options: categories,
      labels: fieldOptions().category,
    },
    status: {
      label: texts().filters.status,
      any: texts().filters.allStatuses,
      options: Object.keys(statusLabels()) as (keyof ReturnType<typeof statusLabels>)[],
      labels: statusLabels(),
    },
  }),
  exportTable: async () => (await import('./api/applications-table.ts')).applicationsTable,
}

export const applications = defineResource(applicationOptions)

export type ApplicationFilter = FilterOf<ReturnType<(typeof applications)['choices']>>
