import { indiaZone, momentInIndia } from '@prangan/contract/india-time'
import { exportPages, type Table } from '../../../../lib/export-pages.ts'
import type { MakeExport } from '../../../../ui/desk/export-button.tsx'
import { fieldNames, labels } from '../../api/application-fields.ts'
import { statusLabels } from '../application-labels.ts'
import { type ApplicationFilter, applications } from '../applications.ts'
import type { ApplicationRow } from './application-row.ts'

const header = [
  'Application number',
  ...fieldNames.map((name) => labels[name]),
  'Status',
  'Latest note',
  `Received (${indiaZone})`,
]

const toCells = (application: ApplicationRow): string[] => [
  application.applicationNumber,
  ...fieldNames.map((name) => application[name]),
  statusLabels[application.status],
  application.history.at(-1)?.note ?? '',
  momentInIndia(application.createdAt),
]

/** The columns of the file. */
export const applicationsTable: Table<ApplicationRow> = { header, toCells }

/** All applications that match a filter as a CSV file. Throws when the signal aborts it. */
export const exportApplications = (filter: ApplicationFilter, options: Parameters<MakeExport>[0]) =>
  exportPages(applications.pages, applicationsTable, filter, options)
