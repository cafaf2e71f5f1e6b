import { localized } from '@prangan/contract/localized'
import { parseDocument, type RawDocument } from '@prangan/contract/parse-document'
import { profileSlug } from '@prangan/contract/profile-slug'
import { VerifiedAlumnusDocumentSchema } from '@prangan/contract/schemas/alumni'
import { FacultyDocumentSchema } from '@prangan/contract/schemas/faculty'
import type { SearchEntry } from './search-data.ts'

export const teacherEntries = (members: readonly RawDocument[]): SearchEntry[] =>
  members
    .map((member) => ({ ...parseDocument(FacultyDocumentSchema, member), id: member.id }))
    .filter(({ isRemoved }) => !isRemoved)
    .map(({ id, name, designation, department, areaOfInterest, highestQualification }) => ({
      kind: 'teacher',
      target: profileSlug({ id, name }),
      title: localized(name),
      names: localized([designation, department].filter(Boolean).join(', ')),
      ...(areaOfInterest + highestQualification !== '' && {
        text: localized([highestQualification, areaOfInterest].filter(Boolean).join(' · ')),
      }),
    }))

export const alumnusEntries = (alumni: readonly RawDocument[]): SearchEntry[] =>
  alumni
    .map((alumnus) => parseDocument(VerifiedAlumnusDocumentSchema, alumnus))
    .map(({ name, degree, yearOfPassing, designation, workingAddress }) => ({
      kind: 'alumnus',
      target: '',
      title: localized(name),
      names: localized(
        [`${degree} ${yearOfPassing}`, [designation, workingAddress].filter(Boolean).join(', ')].join(' · '),
      ),
    }))
