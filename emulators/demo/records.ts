import type { RecordKind } from '@prangan/contract/paths'
import {
  AwardDocumentSchema,
  ExperienceDocumentSchema,
  PublicationDocumentSchema,
  QualificationDocumentSchema,
} from '@prangan/contract/schemas/faculty'
import { stableName } from './stable-name.ts'
import type { DemoTeacher } from './types.ts'

type DemoRecord = { kind: RecordKind; id: string; content: Record<string, unknown> }

export function recordsOf(teacher: DemoTeacher): DemoRecord[] {
  const { experiences = [], awards = [], qualifications = [], publications = [] } = teacher
  const isRemoved = teacher.isRemoved ?? false
  const named = (kind: RecordKind, contents: Record<string, unknown>[]): DemoRecord[] =>
    contents.map((content, index) => ({
      kind,
      id: stableName(`${kind} ${index} ${teacher.email}`),
      content,
    }))
  return [
    ...named(
      'experiences',
      experiences.map(([position, organization, from, to]) =>
        ExperienceDocumentSchema.parse({ isRemoved, position, organization, from, to }),
      ),
    ),
    ...named(
      'awards',
      awards.map(([award, awardingOrganization, year]) =>
        AwardDocumentSchema.parse({ isRemoved, award, year, awardingOrganization }),
      ),
    ),
    ...named(
      'qualifications',
      qualifications.map(([degree, specialization, institute, year]) =>
        QualificationDocumentSchema.parse({ isRemoved, degree, specialization, institute, year }),
      ),
    ),
    ...named(
      'publications',
      publications.map(([publication, category, month, year, indexing, issn, impact]) =>
        PublicationDocumentSchema.parse({
          isRemoved,
          publication,
          department: teacher.department,
          category,
          month,
          year,
          indexing,
          issn,
          impact,
        }),
      ),
    ),
  ]
}
