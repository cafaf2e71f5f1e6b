import { applicationOptions } from '@prangan/web/features/admissions/desk/applications.ts'
import { defineResource, type FilterOf } from '@prangan/web/lib/resource.ts'
import type { ApplicationStatus } from '../../contract/schemas/application.ts'
import { toApplicationRows } from './api/application-row.ts'
import { admissionMenuMessages } from './messages.ts'

const texts = () => admissionMenuMessages().applications

const toCheck = ['new', 'in review'] as const satisfies readonly ApplicationStatus[]
const undecided = [...toCheck, 'queried', 'resubmitted'] as const satisfies readonly ApplicationStatus[]

/**
 * Returns true if the list shows applications that wait for the office, the first sent on top. An application of a session
 * without the later steps has no such time, and so is not among them.
 */
export const isByTurn = ({ tab, session, status }: Record<'tab' | 'session' | 'status', string>): boolean =>
  tab === 'check' || tab === 'answered' || tab === 'undecided' || (session !== '' && status === 'new')

/** The office's list of applications for admission, which can be narrowed to one of these sessions. */
export const applicationsOf = (sessions: readonly { id: string; name: string }[]) =>
  defineResource({
    ...applicationOptions,
    toRows: toApplicationRows,
    tabs: () => ({
      all: { label: texts().tabs.all },
      check: { label: texts().tabs.check, where: ['status', toCheck, 'in'] },
      answered: { label: texts().tabs.answered, where: ['status', 'resubmitted'] },
      undecided: { label: texts().tabs.undecided, where: ['status', undecided, 'in'] },
      fees: { label: texts().tabs.fees, where: ['status', 'fee reported'] },
    }),
    choices: () => ({
      session: {
        label: texts().session,
        any: texts().allSessions,
        options: sessions.map(({ id }) => id),
        labels: Object.fromEntries(sessions.map(({ id, name }) => [id, name])),
      },
      ...applicationOptions.choices(),
    }),
    order: (filter) => [isByTurn(filter) ? ['details.submittedAt', 'asc'] : ['createdAt', 'desc']],
  })

export const applications = applicationsOf([])

export type Applications = ReturnType<typeof applicationsOf>
export type ApplicationFilter = FilterOf<ReturnType<Applications['choices']>>
