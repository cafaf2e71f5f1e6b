import { college } from '@prangan/college/config'
import { collectionPaths, documentPaths } from '@prangan/contract/paths'
import { degrees } from '@prangan/contract/schemas/alumni'
import { defineResource } from '../../../lib/resource.ts'
import { deskMessages } from '../../../messages/desk.ts'
import { errorText } from '../../../messages/error-text.ts'
import { labelOf, optionLabels } from './alumni-labels.ts'
import { toAlumnusRows } from './api/alumnus-row.ts'

const texts = () => deskMessages().alumni

function years(): string[] {
  const latest = new Date().getFullYear()
  return Array.from({ length: latest - college.established + 1 }, (_, back) => String(latest - back))
}

export const alumni = defineResource({
  collection: collectionPaths.alumni,
  documentPath: documentPaths.alumnus,
  toRows: toAlumnusRows,
  nouns: () => texts().nouns,
  nameOf: ({ name }) => name,
  moreOf: ({ degree, yearOfPassing }) =>
    [labelOf('degree', degree), yearOfPassing].filter(Boolean).join(', '),
  gone: () => errorText('no-such-alumnus'),
  searchHint: () => texts().searchHint,
  choices: () => ({
    degree: {
      label: texts().fields.degree,
      any: texts().allDegrees,
      options: degrees,
      labels: optionLabels().degree,
    },
    year: {
      label: texts().fields.yearOfPassing,
      any: texts().allYears,
      options: years(),
      field: 'yearOfPassing',
    },
  }),
  tabs: () => ({
    verified: { label: texts().statuses.verified, where: ['status', true] },
    requested: { label: texts().statuses.requested, where: ['status', false] },
  }),
  exportTable: async () => (await import('./api/alumni-table.ts')).alumniTable(),
})
