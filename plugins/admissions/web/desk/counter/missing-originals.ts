import { dayInIndia } from '@prangan/contract/india-time'
import { applicationOptions } from '@prangan/web/features/admissions/desk/applications.ts'
import type { Table } from '@prangan/web/lib/export-pages.ts'
import { defineResource } from '@prangan/web/lib/resource.ts'
import { owedOriginals } from '../../../contract/originals.ts'
import { type ApplicationRow, toApplicationRows } from '../api/application-row.ts'

/** In English in every language: other programs read it. */
const table: Table<ApplicationRow> = [
  ['Application number', ({ applicationNumber }) => applicationNumber],
  ['Roll number', ({ roll }) => roll?.number ?? ''],
  ['Name', ({ name }) => name],
  ['Mobile', ({ mobile }) => mobile],
  ['E-mail', ({ email }) => email],
  ['Course', ({ course }) => course],
  [
    'Missing originals',
    (row) =>
      owedOriginals(row)
        .map(({ name, until }) => `${name.en} (${until})`)
        .join('; '),
  ],
  ['Due', ({ originalsDue }) => originalsDue],
  ['Overdue', ({ originalsDue }) => (originalsDue < dayInIndia(new Date()) ? 'yes' : '')],
]

/** Those who owe the college an original, the first due on top. */
export const missingOriginals = defineResource({
  ...applicationOptions,
  toRows: toApplicationRows,
  fileName: 'missing-originals',
  within: () => ['originalsDue', '', '>'],
  choices: () => ({ course: applicationOptions.choices().course }),
  order: () => [['originalsDue', 'asc']],
  exportTable: async () => table,
})
