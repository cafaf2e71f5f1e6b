import type { RecordKind } from '@prangan/contract/paths'
import type {
  AwardInput,
  ExperienceInput,
  PublicationInput,
  QualificationInput,
} from '@prangan/contract/schemas/records'
import type { RecordContent } from './record-store.ts'

export const recordNames: Record<RecordKind, string> = {
  experiences: 'Experience',
  awards: 'Award',
  qualifications: 'Qualification',
  publications: 'Publication',
}

export const fromExperience = (form: ExperienceInput): RecordContent<'experiences'> => ({
  position: form.designation,
  organization: form.organization,
  from: form._from,
  to: form._to,
})

export const fromAward = ({ title, year, organization }: AwardInput): RecordContent<'awards'> => ({
  award: title,
  year,
  awardingOrganization: organization,
})

export const fromQualification = (form: QualificationInput): RecordContent<'qualifications'> => ({
  degree: form.degree,
  specialization: form.specialisation,
  institute: form.institute,
  year: form.year,
})

export const fromPublication = (form: PublicationInput): RecordContent<'publications'> => form
