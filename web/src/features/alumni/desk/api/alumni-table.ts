import { indiaZone, timeInIndia } from '@prangan/contract/india-time'
import type { Table } from '../../../../lib/export-pages.ts'
import { alumni as english } from '../../../../messages/en/desk/alumni.ts'
import { alumnusFields } from '../alumni-fields.ts'
import type { AlumnusRow } from './alumnus-row.ts'

/** The columns of the exported file, in English in every language: other programs read it. */
export const alumniTable = (): Table<AlumnusRow> => [
  ['Id', ({ id }) => id],
  ...alumnusFields().map(({ name }) => [english.fields[name], (row: AlumnusRow) => row[name]] as const),
  ['Status', ({ status }) => english.statuses[status ? 'verified' : 'requested']],
  [`Registered (${indiaZone})`, ({ createdAt }) => timeInIndia(createdAt)],
]
