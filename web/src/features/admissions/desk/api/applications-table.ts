import { indiaZone, momentInIndia } from '@prangan/contract/india-time'
import type { Table } from '../../../../lib/export-pages.ts'
import { fieldLabels, fieldNames } from '../../api/application-fields.ts'
import { statusLabels } from '../application-labels.ts'
import type { ApplicationRow } from './application-row.ts'

/** The columns of the exported file. */
export const applicationsTable: Table<ApplicationRow> = [
  ['Application number', ({ applicationNumber }) => applicationNumber],
  ...fieldNames.map((name) => [fieldLabels()[name], (row: ApplicationRow) => row[name]] as const),
  ['Status', ({ status }) => statusLabels[status]],
  ['Latest note', ({ history }) => history.at(-1)?.note ?? ''],
  [`Received (${indiaZone})`, ({ createdAt }) => momentInIndia(createdAt)],
]
