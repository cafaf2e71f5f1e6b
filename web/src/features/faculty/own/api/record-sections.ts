import { recordEndpoints } from '@prangan/contract/endpoints/records'
import { monthNames } from '@prangan/contract/format-date'
import { limits } from '@prangan/contract/limits'
import {
  AwardInputSchema,
  ExperienceInputSchema,
  type PublicationInput,
  PublicationInputSchema,
  present,
  QualificationInputSchema,
} from '@prangan/contract/schemas/records'
import { call } from '../../../../http/client.ts'
import { formatDate } from '../../../../lib/format-day.ts'
import { deskMessages } from '../../../../messages/desk.ts'
import { ownRecords as english } from '../../../../messages/en/desk/own-records.ts'
import { messages } from '../../../../messages/index.ts'
import { awardLine, experienceLine, publicationLine, qualificationLine } from '../../api/record-lines.ts'
import { makeSection, type RecordSection } from './record-section.ts'
import { terms } from './terms.ts'

const texts = () => deskMessages().ownRecords
const labels = () => texts().fields
const hints = () => texts().hints

export const experiences: RecordSection = makeSection({
  kind: 'experiences',
  fields: () => [
    {
      name: 'designation',
      label: labels().designation,
      kind: 'text',
      isRequired: true,
      limit: limits.text.short,
    },
    {
      name: 'organization',
      label: labels().organization,
      kind: 'text',
      isRequired: true,
      limit: limits.text.short,
    },
    { name: '_from', label: labels().from, kind: 'date', isRequired: true },
    { name: '_to', label: labels().to, kind: 'end', isRequired: true },
  ],
  schema: ExperienceInputSchema,
  line: experienceLine,
  form: ({ position, organization, from, to }) => ({
    designation: position,
    organization,
    _from: formatDate(from),
    _to: to === present ? texts().present : formatDate(to),
  }),
  add: (body, token) => call(recordEndpoints, 'addExperience', { body }, { token }),
  change: (id, body, token) => call(recordEndpoints, 'updateExperience', { params: { id }, body }, { token }),
  remove: (id, token) => call(recordEndpoints, 'deleteExperience', { params: { id } }, { token }),
})

export const awards: RecordSection = makeSection({
  kind: 'awards',
  fields: () => [
    {
      name: 'title',
      label: labels().title,
      kind: 'text',
      isRequired: true,
      isWide: true,
      limit: limits.text.short,
    },
    {
      name: 'organization',
      label: labels().organization,
      kind: 'text',
      isRequired: true,
      limit: limits.text.short,
    },
    { name: 'year', label: labels().year, kind: 'year', isRequired: true },
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

export const qualifications: RecordSection = makeSection({
  kind: 'qualifications',
  fields: () => [
    { name: 'degree', label: labels().degree, kind: 'text', isRequired: true, limit: limits.text.short },
    {
      name: 'specialisation',
      label: labels().specialisation,
      kind: 'text',
      isRequired: true,
      limit: limits.text.short,
    },
    {
      name: 'institute',
      label: labels().institute,
      kind: 'text',
      isRequired: true,
      limit: limits.text.short,
    },
    { name: 'year', label: labels().year, kind: 'year', isRequired: true },
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

const { title, month, issn, impact } = limits.publication
const categories = () => terms(english.categories, texts().categories)
const months = () => terms(monthNames, messages().common.months)

const toStored = (body: PublicationInput): PublicationInput => ({
  ...body,
  category: categories().store(body.category),
  month: months().store(body.month),
})

export const publications: RecordSection = makeSection({
  kind: 'publications',
  fields: () => [
    {
      name: 'publication',
      label: labels().publication,
      kind: 'text',
      isRequired: true,
      isWide: true,
      limit: title,
    },
    {
      name: 'department',
      label: labels().department,
      kind: 'text',
      isRequired: true,
      hint: hints().department,
      limit: limits.text.short,
    },
    {
      name: 'category',
      label: labels().category,
      kind: 'text',
      suggestions: categories().shown,
      hint: hints().category,
      limit: limits.text.short,
    },
    { name: 'month', label: labels().month, kind: 'text', suggestions: months().shown, limit: month },
    { name: 'year', label: labels().year, kind: 'year' },
    {
      name: 'indexing',
      label: labels().indexing,
      kind: 'text',
      hint: hints().indexing,
      limit: limits.text.short,
    },
    { name: 'issn', label: labels().issn, kind: 'text', hint: hints().issn, limit: issn },
    { name: 'impact', label: labels().impact, kind: 'text', limit: impact },
  ],
  schema: PublicationInputSchema,
  line: (record) => publicationLine({ ...record, category: categories().show(record.category) }),
  form: ({ id: _, ...form }) => ({
    ...form,
    category: categories().show(form.category),
    month: months().show(form.month),
  }),
  add: (body, token) => call(recordEndpoints, 'addPublication', { body: toStored(body) }, { token }),
  change: (id, body, token) =>
    call(recordEndpoints, 'updatePublication', { params: { id }, body: toStored(body) }, { token }),
  remove: (id, token) => call(recordEndpoints, 'deletePublication', { params: { id } }, { token }),
})
