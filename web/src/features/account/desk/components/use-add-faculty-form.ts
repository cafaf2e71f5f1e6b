import { AddFacultyInputSchema } from '@prangan/contract/schemas/accounts'
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

const NewMemberSchema = z.extend(AddFacultyInputSchema, { psw: passwordSchema })

/** The form as it is filled in, before the schema trims it. */
type Typed = z.input<typeof NewMemberSchema>
export type MemberFields = FormFields<keyof Typed>

const texts = () => deskMessages().accounts.add

const blank = { name: '', dept: '', psw: '', email: '', userType: 'faculty' } as const

/** A failure under its fields, else for the whole form. An address that is taken is the e-mail's error. */
function refusalOf(error: unknown): Refusal {
  const message = failureMessage(error, withReason(texts()))
  if (!(error instanceof CallError)) return { message }
  if (error.status === 409) return { errors: { email: message } }
  return Object.keys(error.errors).length > 0 ? { errors: error.errors } : { message }
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
    onSent: ({ message }, { userType }) => {
      form.reset()
      draft.clear()
      setDone(texts().added(message, userType))
      submitForm.focusAfterSubmit('name')
    },
  })
  const { form } = submitForm
  const { isDirty } = form.formState
  const draft = useFormDraft(form, 'new member', blank)
  const guard = useLeaveGuard({ hasUnsaved: () => isDirty, draft })
  return { ...submitForm, done, guard, draft }
}
