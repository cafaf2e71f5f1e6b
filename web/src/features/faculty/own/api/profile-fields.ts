import { limits } from '@prangan/contract/limits'
import type { UpdateFacultyInput } from '@prangan/contract/schemas/faculty'
import { deskMessages } from '../../../../messages/desk.ts'
import type { TextField } from '../../../../ui/desk/text-fields.tsx'
import type { FacultyMember } from '../../api/faculty-member.ts'
import { profileLabels } from '../../profile-labels.ts'

/** A field that a teacher edits: as `updateFacultyDetails` names it, and as the profile does (`of`). */
type ProfileField = Omit<TextField<keyof UpdateFacultyInput>, 'label'> & {
  of: keyof FacultyMember & keyof ReturnType<typeof profileLabels>
}

const { short, long } = limits.text

/** The fields of a profile that a teacher may change, in the form's order. */
export const profileFields = [
  {
    name: 'phone',
    of: 'phone',
    type: 'tel',
    autoComplete: 'tel',
    limit: limits.text.phone,
  },
  {
    name: 'teaching_experience',
    of: 'teachingExperience',
    limit: short,
  },
  {
    name: 'highest_qualification',
    of: 'highestQualification',
    limit: short,
    isWide: true,
  },
  {
    name: 'masters_supervised',
    of: 'mastersSupervised',
    limit: short,
  },
  { name: 'phd_supervised', of: 'phdSupervised', limit: short },
  {
    name: 'area_of_interest',
    of: 'areaOfInterest',
    limit: long,
    isLong: true,
  },
  {
    name: 'publications_books_patents',
    of: 'publicationsBooksPatents',
    limit: long,
    isLong: true,
  },
  {
    name: 'seminar_conference_workshop_organized',
    of: 'seminarsOrganized',
    limit: long,
    isLong: true,
  },
  {
    name: 'seminar_conference_workshop_attended',
    of: 'seminarsAttended',
    limit: long,
    isLong: true,
  },
  {
    name: 'fellowship_awards',
    of: 'fellowshipAwards',
    limit: long,
    isLong: true,
  },
  { name: 'membership', of: 'membership', limit: long, isLong: true },
  { name: 'other_info', of: 'otherInfo', limit: long, isLong: true },
] as const satisfies readonly ProfileField[]

export const labelledProfileFields = () =>
  profileFields.map((field) => ({
    ...field,
    label: profileLabels()[field.of],
    ...(field.of === 'teachingExperience' && { hint: deskMessages().ownProfile.form.teachingExperienceHint }),
  }))

export type ProfileFieldName = (typeof profileFields)[number]['name']

export function formOf(profile: FacultyMember): Record<ProfileFieldName, string> {
  const texts = profileFields.map(({ name, of }) => [name, profile[of]] as const)
  return Object.fromEntries<string>(texts) as Record<ProfileFieldName, string>
}
