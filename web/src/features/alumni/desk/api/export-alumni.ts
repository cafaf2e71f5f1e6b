import { indiaZone, momentInIndia } from '@prangan/contract/india-time'
import { exportPages, type Table } from '../../../../lib/export-pages.ts'
import type { MakeExport } from '../../../../ui/desk/export-button.tsx'
import { type AlumniFilter, alumni } from '../alumni.ts'
import { alumnusFields } from '../alumni-fields.ts'
import type { AlumnusRow } from './alumnus-row.ts'

const header = ['Id', ...alumnusFields.map(({ label }) => label), 'Status', `Registered (${indiaZone})`]

const toCells = (alumnus: AlumnusRow): string[] => [
  alumnus.id,
  ...alumnusFields.map(({ name }) => alumnus[name]),
  alumnus.status ? 'Verified' : 'Requested',
  momentInIndia(alumnus.createdAt),
]

/** The columns of the file. */
export const alumniTable: Table<AlumnusRow> = { header, toCells }

/** All alumni that match a filter as a CSV file. Throws when the signal aborts it. */
export const exportAlumni = (filter: AlumniFilter, options: Parameters<MakeExport>[0]) =>
  exportPages(alumni.pages, alumniTable, filter, options)
