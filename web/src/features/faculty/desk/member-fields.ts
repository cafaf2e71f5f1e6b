import type { FacultyDocument, UpdateFacultyInput } from '@prangan/contract/schemas/faculty'
import type { FieldChange } from '../../../lib/use-edit-conflict.ts'
import { deskMessages } from '../../../messages/desk.ts'
import type { TextField } from '../../../ui/desk/text-fields.tsx'
import { profileLabels } from '../profile-labels.ts'
import type { MemberRow } from './api/member-row.ts'

const form = () => deskMessages().members.form

type MemberField = Omit<TextField, 'name'> & {
  name: keyof FacultyDocument & string
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

/** Returns the fields that differ between two versions of a profile, for the office's form and the teacher's own. */
export function compareMembers(before: FacultyDocument, after: FacultyDocument): FieldChange[] {
  const { kit, profiles } = deskMessages()
  const texts = memberFields().filter(({ name }) => before[name] !== after[name])
  const files = [
    { name: 'photo', label: profiles.photo.label },
    { name: 'resume', label: profiles.resume.label },
  ] as const
  return [
    ...texts.map(({ name, wire, label }) => ({ name: wire, label, now: after[name] || kit.notGiven })),
    ...files
      .filter(({ name }) => before[name] !== after[name])
      .map((file) => ({ ...file, now: form().anotherFile })),
  ]
}
