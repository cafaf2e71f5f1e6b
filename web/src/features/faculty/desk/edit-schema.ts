import { limits } from '@prangan/contract/limits'
import { UpdateFacultyInputSchema } from '@prangan/contract/schemas/faculty'
import { requiredText } from '@prangan/contract/schemas/fields'
import { personName } from '@prangan/contract/schemas/person-fields'
import * as z from 'zod/mini'
import { complaintAboutPassword } from '../../../lib/password-rule.ts'
import type { ProfileUpdate } from './api/edit-member.ts'
import type { MemberRow } from './api/member-row.ts'
import { type FieldName, memberFields, toTexts } from './member-fields.ts'

const { max } = limits.password

/** The edit form: the call's input, with what an office may not leave blank, and the files. */
export const EditMemberSchema = z.extend(
  z.omit(UpdateFacultyInputSchema, { email: true, stagedResume: true, version: true }),
  {
    name: personName('Name'),
    designation: z.string().check(z.minLength(1, 'Please choose a designation.')),
    department: requiredText('Department'),
    password: z.string().check(
      z.superRefine((text, context) => {
        const message = text === '' ? undefined : complaintAboutPassword(text)
        if (message) context.addIssue({ code: 'custom', message })
      }),
      z.maxLength(max, `The password may have at most ${max} characters.`),
    ),
    photo: z.nullable(z.custom<Blob>((value) => value instanceof Blob)),
    resume: z.nullable(z.custom<File>((value) => value instanceof File)),
  },
)
export type EditMember = z.output<typeof EditMemberSchema>
export type TypedMember = z.input<typeof EditMemberSchema>

/** The form as it opens. */
export function toForm(member: MemberRow): TypedMember {
  return { ...toTexts(member), password: '', photo: null, resume: null }
}

/** What somebody else's save changed: the form's names of the fields. */
export function changedBetween(before: MemberRow, after: MemberRow): (FieldName | 'photo' | 'resume')[] {
  const texts = memberFields.filter(({ name }) => before[name] !== after[name]).map(({ wire }) => wire)
  const files = (['photo', 'resume'] as const).filter((name) => before[name] !== after[name])
  return [...texts, ...files]
}

/** What is sent: the fields that differ from the profile on which the changes stand, and its version. */
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
