import { indiaZone, timeInIndia } from '@prangan/contract/india-time'
import type { Table } from '../../../../lib/export-pages.ts'
import { admissions as form } from '../../../../messages/en/admissions.ts'
import { admissions as desk } from '../../../../messages/en/desk/admissions.ts'
import { fieldNames } from '../../apply/api/field-names.ts'
import type { ApplicationRow } from './application-row.ts'

/** The columns of the exported file, in English in every language: other programs read it. */
export const applicationsTable: Table<ApplicationRow> = [
  ['Application number', ({ applicationNumber }) => applicationNumber],
  ...fieldNames.map((name) => [form.fields[name], (row: ApplicationRow) => row[name]] as const),
  ['Status', ({ status }) => (desk.statuses as Readonly<Record<string, string>>)[status] ?? status],
  ['Latest note', ({ history }) => history.at(-1)?.note ?? ''],
  [`Received (${indiaZone})`, ({ createdAt }) => timeInIndia(createdAt)],
]
