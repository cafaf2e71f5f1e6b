import { departmentInFull } from '@prangan/contract/departments'
import { type AccessRights, can } from '@prangan/contract/roles'
import { designations } from '@prangan/contract/schemas/accounts'
import type { FacultyDocument, UpdateFacultyInput } from '@prangan/contract/schemas/faculty'
import { profileFormats } from '@prangan/contract/schemas/profile-formats'
import { Failure } from '../lib/failure.ts'

const ownFields = {
  phone: 'phone',
  highest_qualification: 'highestQualification',
  area_of_interest: 'areaOfInterest',
  teaching_experience: 'teachingExperience',
  publications_books_patents: 'publicationsBooksPatents',
  seminar_conference_workshop_organized: 'seminarsOrganized',
  seminar_conference_workshop_attended: 'seminarsAttended',
  fellowship_awards: 'fellowshipAwards',
  membership: 'membership',
  masters_supervised: 'mastersSupervised',
  phd_supervised: 'phdSupervised',
  other_info: 'otherInfo',
} as const satisfies Partial<Record<keyof UpdateFacultyInput, keyof FacultyDocument>>

export type ProfileChanges = Partial<FacultyDocument>

/**
 * Returns the fields of a stored profile that a form changes. Name, designation and department belong to the office, so a
 * teacher's own form cannot change them. Throws 400 if the office leaves one blank or enters an unknown designation.
 */
export function changesOf(
  form: UpdateFacultyInput,
  caller: AccessRights,
  stored: FacultyDocument,
): ProfileChanges {
  const own = Object.entries(ownFields).map(([field, name]) => [name, form[field as keyof typeof ownFields]])
  const wanted = {
    ...Object.fromEntries(own),
    ...(can(caller, 'profile:edit-any') && officeFields(form)),
  } as ProfileChanges
  const changes = differing(wanted, stored)
  refuseUnfit(changes)
  return changes
}

function officeFields({ name, designation, department }: UpdateFacultyInput): ProfileChanges {
  return {
    ...(name !== undefined && { name }),
    ...(designation !== undefined && { designation }),
    ...(department !== undefined && { department: department && departmentInFull(department) }),
  }
}

function differing(wanted: ProfileChanges, stored: FacultyDocument): ProfileChanges {
  const isChange = ([name, value]: [string, unknown]) =>
    value !== undefined && value !== stored[name as keyof FacultyDocument]
  return Object.fromEntries(Object.entries(wanted).filter(isChange))
}

function refuseUnfit(changes: ProfileChanges): void {
  const { name, designation, department } = changes
  const fields = unformed(changes)
  if (name === '') fields.name = 'Name is required.'
  if (designation !== undefined && !designations.some((known) => known === designation)) {
    fields.designation = 'Please choose a designation.'
  }
  if (department === '') fields.department = 'Department is required.'
  const [message] = Object.values(fields)
  if (message) throw new Failure('invalid-input', { message, fields })
}

function unformed(changes: ProfileChanges): Record<string, string> {
  const issues = Object.entries(profileFormats).flatMap(([field, format]) => {
    const text = changes[ownFields[field as keyof typeof profileFormats]]
    const [issue] = (text !== undefined && format.safeParse(text).error?.issues) || []
    return issue ? [[field, issue.message]] : []
  })
  return Object.fromEntries(issues)
}
