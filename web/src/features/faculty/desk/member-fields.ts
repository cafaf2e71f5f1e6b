import type { UpdateFacultyInput } from '@prangan/contract/schemas/faculty'
import { deskMessages } from '../../../messages/desk.ts'
import type { TextField } from '../../../ui/desk/text-fields.tsx'
import { profileLabels } from '../profile-labels.ts'
import type { MemberRow } from './api/member-row.ts'

const form = () => deskMessages().members.form

type MemberField = Omit<TextField, 'name'> & {
  name: keyof MemberRow & string
  wire: keyof UpdateFacultyInput & string
}

/**
 * The fields of a profile that the office may change, in the order in which they are shown; files and password apart.
 */
export const memberFields = () =>
  [
    { name: 'name', wire: 'name', label: profileLabels().name, isRequired: true },
    { name: 'designation', wire: 'designation', label: profileLabels().designation, isRequired: true },
    {
      name: 'department',
      wire: 'department',
      label: profileLabels().department,
      isRequired: true,
      hint: form().departmentHint,
    },
    { name: 'phone', wire: 'phone', label: profileLabels().phone, type: 'tel' },
    {
      name: 'highestQualification',
      wire: 'highest_qualification',
      label: profileLabels().highestQualification,
    },
    { name: 'teachingExperience', wire: 'teaching_experience', label: form().teachingExperience },
    { name: 'mastersSupervised', wire: 'masters_supervised', label: profileLabels().mastersSupervised },
    { name: 'phdSupervised', wire: 'phd_supervised', label: profileLabels().phdSupervised },
    { name: 'areaOfInterest', wire: 'area_of_interest', label: profileLabels().areaOfInterest, isLong: true },
    {
      name: 'publicationsBooksPatents',
      wire: 'publications_books_patents',
      label: profileLabels().publicationsBooksPatents,
      isLong: true,
    },
    {
      name: 'seminarsOrganized',
      wire: 'seminar_conference_workshop_organized',
      label: profileLabels().seminarsOrganized,
      isLong: true,
    },
    {
      name: 'seminarsAttended',
      wire: 'seminar_conference_workshop_attended',
      label: profileLabels().seminarsAttended,
      isLong: true,
    },
    {
      name: 'fellowshipAwards',
      wire: 'fellowship_awards',
      label: profileLabels().fellowshipAwards,
      isLong: true,
    },
    { name: 'membership', wire: 'membership', label: profileLabels().membership, isLong: true },
    { name: 'otherInfo', wire: 'other_info', label: profileLabels().otherInfo, isLong: true },
  ] as const satisfies readonly MemberField[]

export type FieldName = ReturnType<typeof memberFields>[number]['wire']

export function toTexts(member: MemberRow): Record<FieldName, string> {
  const texts = memberFields().map(({ name, wire }) => [wire, member[name]] as const)
  return Object.fromEntries<string>(texts) as Record<FieldName, string>
}
