import { college } from '@prangan/contract/college.config'
import { errors } from '@prangan/contract/errors'
import { collectionPaths, documentPaths } from '@prangan/contract/paths'
import { degrees } from '@prangan/contract/schemas/alumni'
import { defineResource } from '../../../lib/resource.ts'
import { deskMessages } from '../../../messages/desk.ts'
import { toAlumnusRows } from './api/alumnus-row.ts'

/** Every possible year of passing, the latest first. */
function years(): string[] {
  const latest = new Date().getFullYear()
  return Array.from({ length: latest - college.established + 1 }, (_, back) => String(latest - back))
}

/** The office's list of alumni, verified and requested. */
export const alumni = defineResource({
  collection: collectionPaths.alumni,
  documentPath: documentPaths.alumnus,
  toRows: toAlumnusRows,
  nouns: deskMessages().alumni.nouns,
  nameOf: ({ name }) => name,
  moreOf: ({ degree, yearOfPassing }) => [degree, yearOfPassing].filter(Boolean).join(', '),
  gone: errors['no-such-alumnus'][1],
  searchHint: 'Name, e-mail, mobile number or degree',
  choices: {
    degree: { label: 'Degree', any: 'All degrees', options: degrees },
    year: { label: 'Year of Passing', any: 'All years', options: years(), field: 'yearOfPassing' },
  },
  tabs: {
    verified: { label: 'Verified', where: ['status', true] },
    requested: { label: 'Requested', where: ['status', false] },
  },
  exportTable: async () => (await import('./api/alumni-table.ts')).alumniTable,
})
