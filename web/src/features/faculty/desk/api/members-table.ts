import type { Table } from '../../../../lib/export-pages.ts'
import { members as english } from '../../../../messages/en/desk/members.ts'
import { profiles } from '../../../../messages/en/desk/profiles.ts'
import { faculty } from '../../../../messages/en/faculty.ts'
import { memberFields } from '../member-fields.ts'
import type { MemberRow } from './member-row.ts'

const labels = {
  ...faculty.profile.details,
  ...profiles.fields,
  teachingExperience: english.form.teachingExperience,
}

/** The columns of the exported file: what a public profile shows, in English in every language: other programs read it. */
export const membersTable = (): Table<MemberRow> => [
  [labels.email, ({ email }) => email],
  ...memberFields().map(({ name }) => [labels[name], (row: MemberRow) => row[name]] as const),
  ['Removed', ({ isRemoved }) => (isRemoved ? 'Yes' : 'No')],
]
