import { departmentSuggestions } from '@prangan/contract/schemas/accounts'
import type { UpdateFacultyInput } from '@prangan/contract/schemas/faculty'
import type { TextField } from '../../../ui/desk/text-fields.tsx'
import type { MemberRow } from './api/member-row.ts'

type MemberField = Omit<TextField, 'name'> & {
  /** As the document names it. */
  name: keyof MemberRow & string
  /** As the form and the call name it. */
  wire: keyof UpdateFacultyInput & string
}

/**
 * The fields of a profile that the office may change, in the order in which they are shown; files and password apart.
 */
export const memberFields = [
  { name: 'name', wire: 'name', label: 'Name', isRequired: true },
  { name: 'designation', wire: 'designation', label: 'Designation', isRequired: true },
  {
    name: 'department',
    wire: 'department',
    label: 'Department',
    isRequired: true,
    hint: 'Shown as ‘Faculty of …’, with or without these words here.',
    suggestions: departmentSuggestions.map((suggestion) => `Faculty of ${suggestion}`),
  },
  { name: 'phone', wire: 'phone', label: 'Phone', type: 'tel' },
  { name: 'highestQualification', wire: 'highest_qualification', label: 'Highest qualification' },
  { name: 'teachingExperience', wire: 'teaching_experience', label: 'Teaching experience (years)' },
  { name: 'mastersSupervised', wire: 'masters_supervised', label: 'Masters supervised' },
  { name: 'phdSupervised', wire: 'phd_supervised', label: 'Ph.D. supervised' },
  { name: 'areaOfInterest', wire: 'area_of_interest', label: 'Area of interest', isLong: true },
  {
    name: 'publicationsBooksPatents',
    wire: 'publications_books_patents',
    label: 'Publications, books and patents',
    isLong: true,
  },
  {
    name: 'seminarsOrganized',
    wire: 'seminar_conference_workshop_organized',
    label: 'Seminars, conferences and workshops organized',
    isLong: true,
  },
  {
    name: 'seminarsAttended',
    wire: 'seminar_conference_workshop_attended',
    label: 'Seminars, conferences and workshops attended',
    isLong: true,
  },
  { name: 'fellowshipAwards', wire: 'fellowship_awards', label: 'Fellowships and awards', isLong: true },
  { name: 'membership', wire: 'membership', label: 'Memberships', isLong: true },
  { name: 'otherInfo', wire: 'other_info', label: 'Other information', isLong: true },
] as const satisfies readonly MemberField[]

export type FieldName = (typeof memberFields)[number]['wire']

/** A profile's texts as the form holds them. */
export function toTexts(member: MemberRow): Record<FieldName, string> {
  const texts = memberFields.map(({ name, wire }) => [wire, member[name]])
  return Object.fromEntries(texts) as Record<FieldName, string>
}
