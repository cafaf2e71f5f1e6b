import { CallError } from '../../../http/call-error.ts'
import type { ResourceForm, ResourceFormState } from '../../../lib/resource-form.ts'
import { failureText, updateMember } from './api/edit-member.ts'
import type { MemberRow } from './api/member-row.ts'
import {
  compareMembers,
  type EditMember,
  EditMemberSchema,
  type TypedMember,
  toForm,
  toUpdate,
} from './edit-schema.ts'

export type MemberFormState = ResourceFormState<MemberRow, TypedMember, EditMember>

/** The form in which the office changes a profile. */
export const memberForm: ResourceForm<MemberRow, TypedMember, EditMember> = {
  name: 'profile',
  what: 'profile',
  schema: EditMemberSchema,
  toForm,
  compare: compareMembers,
  save: (typed, base, _, saving) => updateMember(toUpdate(typed, base), saving),
  failure: (error) => ({
    errors: error instanceof CallError ? error.errors : {},
    message: failureText('update', error),
  }),
}
