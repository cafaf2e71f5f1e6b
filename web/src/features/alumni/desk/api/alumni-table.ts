import { indiaZone, momentInIndia } from '@prangan/contract/india-time'
import type { Table } from '../../../../lib/export-pages.ts'
import { alumnusFields } from '../alumni-fields.ts'
import { statusLabels } from '../alumni-labels.ts'
import type { AlumnusRow } from './alumnus-row.ts'

/** The columns of the exported file. */
export const alumniTable: Table<AlumnusRow> = [
  ['Id', ({ id }) => id],
  ...alumnusFields.map(({ label, name }) => [label, (row: AlumnusRow) => row[name]] as const),
  ['Status', ({ status }) => statusLabels(status)],
  [`Registered (${indiaZone})`, ({ createdAt }) => momentInIndia(createdAt)],
]
