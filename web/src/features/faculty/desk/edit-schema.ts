import { fieldMessages } from '@prangan/contract/field-messages'
import { UpdateFacultyInputSchema } from '@prangan/contract/schemas/faculty'
import { requiredText } from '@prangan/contract/schemas/fields'
import { personName } from '@prangan/contract/schemas/person-fields'
import { profileFormats } from '@prangan/contract/schemas/profile-formats'
import * as z from 'zod/mini'
import { optionalPasswordSchema } from '../../../lib/password-rule.ts'
import { ChosenResumeSchema } from './api/check-resume.ts'
import type { ProfileUpdate } from './api/edit-member.ts'
import type { MemberRow } from './api/member-row.ts'
import { ChosenPhotoSchema } from './api/photo-schema.ts'
import { toTexts } from './member-fields.ts'

/** The edit form: the endpoint's input with the fields that the office may not leave blank, and the files. */
export const EditMemberSchema = z.extend(
  z.omit(UpdateFacultyInputSchema, { email: true, stagedResume: true, version: true }),
  {
    ...profileFormats,
    name: personName('Name'),
    designation: z.string().check(z.minLength(1, fieldMessages.chooseDesignation)),
    department: requiredText('Department'),
    password: optionalPasswordSchema,
    photo: ChosenPhotoSchema,
    resume: ChosenResumeSchema,
  },
)
export type EditMember = z.output<typeof EditMemberSchema>
export type TypedMember = z.input<typeof EditMemberSchema>

export function toForm(member: MemberRow): Required<TypedMember> {
  return { ...toTexts(member), password: '', photo: null, resume: null }
}

/** The update: the fields that differ from the profile that the changes are based on, and its version. */
export function toUpdate({ photo, resume, password, ...texts }: EditMember, base: MemberRow): ProfileUpdate {
  const stored: Record<string, string> = toTexts(base)
  const changed = Object.entries(texts).filter(([name, text]) => text !== stored[name])
  return {
    body: {
      email: base.email,
      ...Object.fromEntries(changed),
      ...(password && { password }),
      version: String(base.version),
    },
    files: { ...(photo && { photo }), ...(resume && { resume }) },
  }
}
