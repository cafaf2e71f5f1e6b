import type { RecordKind } from '@prangan/contract/paths'
import type {
  AwardInput,
  ExperienceInput,
  PublicationInput,
  QualificationInput,
} from '@prangan/contract/schemas/records'
import type { RecordContent } from './record-store.ts'

/** The name of each kind of record in messages. */
export const recordNames: Record<RecordKind, string> = {
  experiences: 'Experience',
  awards: 'Award',
  qualifications: 'Qualification',
  publications: 'Publication',
}

/** The form's fields with the stored record's names. */
export const fromExperience = (form: ExperienceInput): RecordContent<'experiences'> => ({
  position: form.designation,
  organization: form.organization,
  from: form._from,
  to: form._to,
})

/** Likewise. */
export const fromAward = ({ title, year, organization }: AwardInput): RecordContent<'awards'> => ({
  award: title,
  year,
  awardingOrganization: organization,
})

/** Likewise. */
export const fromQualification = (form: QualificationInput): RecordContent<'qualifications'> => ({
  degree: form.degree,
  specialization: form.specialisation,
  institute: form.institute,
  year: form.year,
})

/** Likewise: here the names are the same. */
export const fromPublication = (form: PublicationInput): RecordContent<'publications'> => form
