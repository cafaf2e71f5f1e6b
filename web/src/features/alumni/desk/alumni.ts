import { college } from '@prangan/contract/college.config'
import { collectionPaths, documentPaths } from '@prangan/contract/paths'
import { degrees } from '@prangan/contract/schemas/alumni'
import { defineResource, type FilterOf } from '../../../lib/resource.ts'
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
  nouns: ['alumnus', 'alumni'],
  searchHint: 'Name, e-mail, mobile number or degree',
  choices: {
    degree: { label: 'Degree', any: 'All degrees', options: degrees },
    year: { label: 'Year of Passing', any: 'All years', options: years(), field: 'yearOfPassing' },
  },
  tabs: {
    verified: { label: 'Verified', where: ['status', true] },
    requested: { label: 'Requested', where: ['status', false] },
  },
})

export type AlumniFilter = FilterOf<typeof alumni.choices>
