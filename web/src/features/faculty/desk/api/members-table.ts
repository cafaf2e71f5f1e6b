import type { Table } from '../../../../lib/export-pages.ts'
import { memberFields } from '../member-fields.ts'
import type { MemberRow } from './member-row.ts'

/** The columns of the exported file: what a public profile shows. */
export const membersTable: Table<MemberRow> = [
  ['Email', ({ email }) => email],
  ...memberFields.map(({ label, name }) => [label, (row: MemberRow) => row[name]] as const),
  ['Removed', ({ isRemoved }) => (isRemoved ? 'Yes' : 'No')],
]
