import { limits } from '@prangan/contract/limits'
import type { UpdateFacultyInput } from '@prangan/contract/schemas/faculty'
import type { TextField } from '../../../../ui/desk/text-fields.tsx'
import type { FacultyMember } from '../../api/faculty-member.ts'

/** A field that a teacher edits: as `updateFacultyDetails` names it, and as the profile does (`of`). */
type ProfileField = TextField<keyof UpdateFacultyInput> & { of: keyof FacultyMember }

const { short, long } = limits.text

/** The fields of a profile that a teacher may change, in the form's order. */
export const profileFields = [
  { name: 'phone', of: 'phone', label: 'Phone', type: 'tel', autoComplete: 'tel', maxLength: 20 },
  {
    name: 'teaching_experience',
    of: 'teachingExperience',
    label: 'Teaching experience',
    maxLength: short,
    hint: 'In years.',
  },
  {
    name: 'highest_qualification',
    of: 'highestQualification',
    label: 'Highest qualification',
    maxLength: short,
    isWide: true,
  },
  { name: 'masters_supervised', of: 'mastersSupervised', label: 'Masters supervised', maxLength: short },
  { name: 'phd_supervised', of: 'phdSupervised', label: 'Ph.D. supervised', maxLength: short },
  {
    name: 'area_of_interest',
    of: 'areaOfInterest',
    label: 'Area of interest',
    maxLength: long,
    isLong: true,
  },
  {
    name: 'publications_books_patents',
    of: 'publicationsBooksPatents',
    label: 'Publications, books and patents',
    maxLength: long,
    isLong: true,
  },
  {
    name: 'seminar_conference_workshop_organized',
    of: 'seminarsOrganized',
    label: 'Seminars, conferences and workshops organized',
    maxLength: long,
    isLong: true,
  },
  {
    name: 'seminar_conference_workshop_attended',
    of: 'seminarsAttended',
    label: 'Seminars, conferences and workshops attended',
    maxLength: long,
    isLong: true,
  },
  {
    name: 'fellowship_awards',
    of: 'fellowshipAwards',
    label: 'Fellowships and awards',
    maxLength: long,
    isLong: true,
  },
  { name: 'membership', of: 'membership', label: 'Memberships', maxLength: long, isLong: true },
  { name: 'other_info', of: 'otherInfo', label: 'Other information', maxLength: long, isLong: true },
] as const satisfies readonly ProfileField[]

export type ProfileFieldName = (typeof profileFields)[number]['name']

/** The form as it opens. */
export function formOf(profile: FacultyMember): Record<ProfileFieldName, string> {
  const texts = profileFields.map(({ name, of }) => [name, profile[of]])
  return Object.fromEntries(texts) as Record<ProfileFieldName, string>
}
