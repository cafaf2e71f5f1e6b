import { limits } from '@prangan/contract/limits'
import type { UpdateFacultyInput } from '@prangan/contract/schemas/faculty'
import { deskMessages } from '../../../../messages/desk.ts'
import type { TextField } from '../../../../ui/desk/text-fields.tsx'
import type { FacultyMember } from '../../api/faculty-member.ts'
import { profileLabels } from '../../profile-labels.ts'

/** A field that a teacher edits: as `updateFacultyDetails` names it, and as the profile does (`of`). */
type ProfileField = TextField<keyof UpdateFacultyInput> & { of: keyof FacultyMember }

const { short, long } = limits.text

/** The fields of a profile that a teacher may change, in the form's order. */
export const profileFields = [
  { name: 'phone', of: 'phone', label: profileLabels.phone, type: 'tel', autoComplete: 'tel', maxLength: 20 },
  {
    name: 'teaching_experience',
    of: 'teachingExperience',
    label: profileLabels.teachingExperience,
    maxLength: short,
    hint: deskMessages().ownProfile.form.teachingExperienceHint,
  },
  {
    name: 'highest_qualification',
    of: 'highestQualification',
    label: profileLabels.highestQualification,
    maxLength: short,
    isWide: true,
  },
  {
    name: 'masters_supervised',
    of: 'mastersSupervised',
    label: profileLabels.mastersSupervised,
    maxLength: short,
  },
  { name: 'phd_supervised', of: 'phdSupervised', label: profileLabels.phdSupervised, maxLength: short },
  {
    name: 'area_of_interest',
    of: 'areaOfInterest',
    label: profileLabels.areaOfInterest,
    maxLength: long,
    isLong: true,
  },
  {
    name: 'publications_books_patents',
    of: 'publicationsBooksPatents',
    label: profileLabels.publicationsBooksPatents,
    maxLength: long,
    isLong: true,
  },
  {
    name: 'seminar_conference_workshop_organized',
    of: 'seminarsOrganized',
    label: profileLabels.seminarsOrganized,
    maxLength: long,
    isLong: true,
  },
  {
    name: 'seminar_conference_workshop_attended',
    of: 'seminarsAttended',
    label: profileLabels.seminarsAttended,
    maxLength: long,
    isLong: true,
  },
  {
    name: 'fellowship_awards',
    of: 'fellowshipAwards',
    label: profileLabels.fellowshipAwards,
    maxLength: long,
    isLong: true,
  },
  { name: 'membership', of: 'membership', label: profileLabels.membership, maxLength: long, isLong: true },
  { name: 'other_info', of: 'otherInfo', label: profileLabels.otherInfo, maxLength: long, isLong: true },
] as const satisfies readonly ProfileField[]

export type ProfileFieldName = (typeof profileFields)[number]['name']

/** The form as it opens. */
export function formOf(profile: FacultyMember): Record<ProfileFieldName, string> {
  const texts = profileFields.map(({ name, of }) => [name, profile[of]])
  return Object.fromEntries(texts) as Record<ProfileFieldName, string>
}
