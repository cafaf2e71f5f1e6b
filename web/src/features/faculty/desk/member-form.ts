import { CallError } from '../../../http/call-error.ts'
import type { ResourceForm, ResourceFormState } from '../../../lib/resource-form.ts'
import { deskMessages } from '../../../messages/desk.ts'
import { failureText, updateMember } from './api/edit-member.ts'
import type { MemberRow } from './api/member-row.ts'
import { type EditMember, EditMemberSchema, type TypedMember, toForm, toUpdate } from './edit-schema.ts'
import { compareMembers } from './member-fields.ts'

const texts = () => deskMessages().members.form

export type MemberFormState = ResourceFormState<MemberRow, TypedMember, EditMember>

export const memberForm: ResourceForm<MemberRow, TypedMember, EditMember> = {
  name: 'profile',
  what: () => texts().what,
  schema: EditMemberSchema,
  toForm,
  compare: compareMembers,
  save: async (typed, base, _, saving) => texts().saved(await updateMember(toUpdate(typed, base), saving)),
  failure: (error) => ({
    errors: error instanceof CallError ? error.errors : {},
    message: failureText('update', error),
  }),
}
