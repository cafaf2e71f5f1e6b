import { monthNames } from '@prangan/contract/dates'
import { recordEndpoints } from '@prangan/contract/endpoints/records'
import { limits } from '@prangan/contract/limits'
import {
  AwardInputSchema,
  ExperienceInputSchema,
  PublicationInputSchema,
  QualificationInputSchema,
} from '@prangan/contract/schemas/records'
import { call } from '../../../../http/client.ts'
import { formatDate } from '../../../../lib/format-day.ts'
import { awardLine, experienceLine, publicationLine, qualificationLine } from '../../api/record-lines.ts'
import { sameMessage } from './own-call.ts'
import { labelsOf, makeSection, type RecordSection } from './record-section.ts'

/** The teacher's positions. */
export const experiences: RecordSection = makeSection({
  kind: 'experiences',
  labels: labelsOf('Experience'),
  fields: [
    {
      name: 'designation',
      label: 'Designation',
      kind: 'text',
      isRequired: true,
      maxLength: limits.text.short,
    },
    {
      name: 'organization',
      label: 'Organization',
      kind: 'text',
      isRequired: true,
      maxLength: limits.text.short,
    },
    { name: '_from', label: 'From', kind: 'date', isRequired: true },
    { name: '_to', label: 'To', kind: 'end', isRequired: true },
  ],
  schema: ExperienceInputSchema,
  line: experienceLine,
  form: ({ position, organization, from, to }) => ({
    designation: position,
    organization,
    _from: formatDate(from),
    _to: formatDate(to),
  }),
  add: (body, token) => call(recordEndpoints, 'addExperience', { body }, { token }),
  change: (id, body, token) => call(recordEndpoints, 'updateExperience', { params: { id }, body }, { token }),
  remove: (id, token) => call(recordEndpoints, 'deleteExperience', { params: { id } }, { token }),
})

/** The teacher's awards and honours. */
export const awards: RecordSection = makeSection({
  kind: 'awards',
  labels: labelsOf('Award', { title: 'Awards & Honors' }),
  fields: [
    {
      name: 'title',
      label: 'Title',
      kind: 'text',
      isRequired: true,
      isWide: true,
      maxLength: limits.text.short,
    },
    {
      name: 'organization',
      label: 'Organization',
      kind: 'text',
      isRequired: true,
      maxLength: limits.text.short,
    },
    { name: 'year', label: 'Year', kind: 'year', isRequired: true },
  ],
  schema: AwardInputSchema,
  line: awardLine,
  form: ({ award, year, awardingOrganization }) => ({
    title: award,
    year,
    organization: awardingOrganization,
  }),
  add: (body, token) => call(recordEndpoints, 'addAward', { body }, { token }),
  change: (id, body, token) => call(recordEndpoints, 'updateAward', { params: { id }, body }, { token }),
  remove: (id, token) => call(recordEndpoints, 'deleteAward', { params: { id } }, { token }),
})

/** The teacher's degrees. */
export const qualifications: RecordSection = makeSection({
  kind: 'qualifications',
  labels: labelsOf('Qualification'),
  fields: [
    { name: 'degree', label: 'Degree', kind: 'text', isRequired: true, maxLength: limits.text.short },
    {
      name: 'specialisation',
      label: 'Field of study',
      kind: 'text',
      isRequired: true,
      maxLength: limits.text.short,
    },
    { name: 'institute', label: 'Institution', kind: 'text', isRequired: true, maxLength: limits.text.short },
    { name: 'year', label: 'Year', kind: 'year', isRequired: true },
  ],
  schema: QualificationInputSchema,
  line: qualificationLine,
  form: ({ degree, specialization, institute, year }) => ({
    degree,
    specialisation: specialization,
    institute,
    year,
  }),
  add: (body, token) => call(recordEndpoints, 'addQualification', { body }, { token }),
  change: (id, body, token) =>
    call(recordEndpoints, 'updateQualification', { params: { id }, body }, { token }),
  remove: (id, token) => call(recordEndpoints, 'deleteQualification', { params: { id } }, { token }),
})

const categories = ['Research paper', 'Conference paper', 'Book', 'Book chapter', 'Edited book', 'Patent']
const { title, month, issn, impact } = limits.publication

/** The teacher's publications. */
export const publications: RecordSection = makeSection({
  kind: 'publications',
  labels: labelsOf('Publication', {
    addFailed: sameMessage('Error adding publication. Please try again.'),
  }),
  fields: [
    {
      name: 'publication',
      label: 'Publication title',
      kind: 'text',
      isRequired: true,
      isWide: true,
      maxLength: title,
    },
    {
      name: 'department',
      label: 'Department',
      kind: 'text',
      isRequired: true,
      hint: 'Of the college, for which it counts.',
      maxLength: limits.text.short,
    },
    {
      name: 'category',
      label: 'Category',
      kind: 'text',
      suggestions: categories,
      hint: 'Pick one, or type another.',
      maxLength: limits.text.short,
    },
    { name: 'month', label: 'Month', kind: 'text', suggestions: monthNames, maxLength: month },
    { name: 'year', label: 'Year', kind: 'year' },
    {
      name: 'indexing',
      label: 'Indexing',
      kind: 'text',
      hint: 'For example UGC-CARE or Scopus.',
      maxLength: limits.text.short,
    },
    { name: 'issn', label: 'ISSN', kind: 'text', hint: 'For example 2999-0142.', maxLength: issn },
    { name: 'impact', label: 'Impact factor', kind: 'text', maxLength: impact },
  ],
  schema: PublicationInputSchema,
  line: publicationLine,
  form: ({ id: _, ...form }) => form,
  add: (body, token) => call(recordEndpoints, 'addPublication', { body }, { token }),
  change: (id, body, token) =>
    call(recordEndpoints, 'updatePublication', { params: { id }, body }, { token }),
  remove: (id, token) => call(recordEndpoints, 'deletePublication', { params: { id } }, { token }),
})
