import { collectionPaths, documentPaths } from '@prangan/contract/paths'
import {
  type ApplicationStatus,
  applicationStatuses,
  categories,
  courses,
} from '@prangan/contract/schemas/admissions'
import { defineResource, type FilterOf } from '../../../lib/resource.ts'
import { deskMessages } from '../../../messages/desk.ts'
import { errorText } from '../../../messages/error-text.ts'
import { fieldOptions } from '../apply/api/application-fields.ts'
import { toApplicationRows } from './api/application-row.ts'
import { statusLabels } from './application-labels.ts'

const texts = () => deskMessages().admissions

const toCheck = ['new', 'in review'] as const satisfies readonly ApplicationStatus[]

/**
 * Whether those are listed who wait for the office: whoever was first is checked first. An application of a session
 * without the later steps has no such time, and so is not among them.
 */
export const isByTurn = ({ tab, session, status }: Record<'tab' | 'session' | 'status', string>): boolean =>
  tab === 'check' || (session !== '' && status === 'new')

/** The office's list of applications for admission, which can be narrowed to one of these sessions. */
export const applicationsOf = (sessions: readonly { id: string; name: string }[]) =>
  defineResource({
    collection: collectionPaths.admissions,
    documentPath: documentPaths.admission,
    toRows: toApplicationRows,
    nouns: () => texts().nouns,
    fileName: 'applications',
    nameOf: ({ name }) => name,
    moreOf: ({ applicationNumber, course }) => `${applicationNumber}, ${course}`,
    gone: () => errorText('no-such-application'),
    searchHint: () => texts().searchHint,
    tabs: () => ({
      all: { label: texts().tabs.all },
      check: { label: texts().tabs.check, where: ['status', toCheck, 'in'] },
      answered: { label: texts().tabs.answered, where: ['status', 'resubmitted'] },
      fees: { label: texts().tabs.fees, where: ['status', 'fee reported'] },
    }),
    choices: () => ({
      session: {
        label: texts().filters.session,
        any: texts().filters.allSessions,
        options: sessions.map(({ id }) => id),
        labels: Object.fromEntries(sessions.map(({ id, name }) => [id, name])),
      },
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
        options: applicationStatuses,
        labels: statusLabels(),
      },
    }),
    order: (filter) => [isByTurn(filter) ? ['details.submittedAt', 'asc'] : ['createdAt', 'desc']],
    exportTable: async () => (await import('./api/applications-table.ts')).applicationsTable,
  })

export const applications = applicationsOf([])

export type Applications = ReturnType<typeof applicationsOf>
export type ApplicationFilter = FilterOf<ReturnType<Applications['choices']>>
