import { AddFacultyInputSchema, designations } from '@prangan/contract/schemas/accounts'
import { useState } from 'react'
import * as z from 'zod/mini'
import { CallError } from '../../../../http/call-error.ts'
import { failureMessage, withReason } from '../../../../lib/failure-messages.ts'
import { passwordSchema } from '../../../../lib/password-rule.ts'
import { useFormDraft } from '../../../../lib/use-form-draft.ts'
import { type FormFields, type Refusal, useSubmitForm } from '../../../../lib/use-submit-form.ts'
import { deskMessages } from '../../../../messages/desk.ts'
import { useLeaveGuard } from '../../../../ui/desk/use-leave-guard.ts'
import { addFaculty } from '../api/add-faculty.ts'

const MemberSchema = z.extend(AddFacultyInputSchema, { psw: passwordSchema })

type Member = z.input<typeof MemberSchema>

/** The form as it is filled in, before the schema trims it. */
type Typed = Omit<Member, 'userType' | 'profile' | 'designation'> & {
  userType: 'faculty' | 'office' | 'admin'
  designation?: Member['designation']
}

/** Office staff have no profile; what it would say is not asked, nor stored. */
const ofOfficeStaff = {
  userType: 'faculty',
  profile: 'none',
  designation: designations[0],
  dept: 'Office',
} as const

const NewMemberSchema = z.pipe(
  z.transform(
    // The schema refuses a designation that is still missing.
    ({ userType, ...typed }: Typed) =>
      ({ ...typed, ...(userType === 'office' ? ofOfficeStaff : { userType }) }) as Member,
  ),
  MemberSchema,
)
export type MemberFields = FormFields<keyof Typed>

const texts = () => deskMessages().accounts.add

const blank: Typed = { name: '', dept: '', psw: '', email: '', userType: 'faculty' }

/** A failure under its fields, else for the whole form. An address that is taken is the e-mail's error. */
function refusalOf(error: unknown): Refusal {
  const message = failureMessage(error, withReason(texts()))
  if (!(error instanceof CallError)) return { message }
  if (error.status === 409) return { errors: { email: message } }
  const { profile, ...errors } = error.errors
  const named = profile ? { ...errors, userType: profile } : errors
  return Object.keys(named).length > 0 ? { errors: named } : { message }
}

/** The form's state: cleared by success, unchanged by a failure. */
export function useAddFacultyForm() {
  const [done, setDone] = useState<string>()
  const submitForm = useSubmitForm<Typed, z.output<typeof NewMemberSchema>, { message: string }>({
    schema: NewMemberSchema,
    defaultValues: blank,
    reValidateMode: 'onChange',
    failure: refusalOf,
    send: (account) => {
      setDone(undefined)
      return addFaculty(account)
    },
    onSent: ({ message }, { userType, profile }) => {
      form.reset()
      draft.clear()
      setDone(texts().added(message, profile === 'none' ? 'office' : userType))
      submitForm.focusAfterSubmit('name')
    },
  })
  const { form } = submitForm
  const { isDirty } = form.formState
  const draft = useFormDraft(form, 'new member', blank)
  const guard = useLeaveGuard({ hasUnsaved: () => isDirty, draft })
  return { ...submitForm, done, guard, draft }
}
