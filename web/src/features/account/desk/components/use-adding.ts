import { zodResolver } from '@hookform/resolvers/zod'
import { AddFacultyInputSchema } from '@prangan/contract/schemas/accounts'
import { useRef, useState } from 'react'
import { type UseFormReturn, useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { CallError } from '../../../../http/call-error.ts'
import { wordsFor } from '../../../../lib/failure-words.ts'
import { complaintAboutPassword } from '../../../../lib/password-rule.ts'
import { useFocusAfterSubmit } from '../../../../lib/use-focus-after-submit.ts'
import { useKeptForm } from '../../../../lib/use-kept-form.ts'
import { useLeaveGuard } from '../../../../ui/desk/use-leave-guard.ts'
import { addFaculty, type NewAccount } from '../api/add-faculty.ts'

/** The form: the call's input, with the college's own minimum for a password, blank ones included. */
const NewMemberSchema = z.extend(AddFacultyInputSchema, {
  psw: z.string().check(
    z.superRefine((text, context) => {
      const message = complaintAboutPassword(text)
      if (message) context.addIssue({ code: 'custom', message })
    }),
  ),
})

/** The form as it is filled in, before the schema trims it. */
export type Typed = z.input<typeof NewMemberSchema>
export type AddingForm = UseFormReturn<Typed, unknown, NewAccount>

const words = {
  refused: 'Failed to add faculty',
  network: 'An error occurred. Please try again.',
} as const

const blank = { name: '', dept: '', psw: '', email: '', userType: 'faculty' } as const
const fields = ['name', 'designation', 'dept', 'email', 'psw', 'userType'] as const

/** Puts a failure's words under their fields, else above the button, and tells the first field. A taken address is the e-mail's fault. */
function showFailure(error: unknown, { setError }: AddingForm): keyof Typed | undefined {
  const isTaken = error instanceof CallError && error.status === 409
  const named: Readonly<Record<string, string>> = error instanceof CallError ? error.errors : {}
  const errors = isTaken ? { email: wordsFor(error, words) } : named
  const wrong = fields.filter((name) => errors[name])
  for (const name of wrong) setError(name, { message: errors[name] ?? '' })
  if (wrong.length === 0) setError('root', { message: wordsFor(error, words) })
  return wrong[0]
}

/** The form's state and what adding does to it: cleared by success, kept as it was typed by a failure. */
export function useAdding() {
  const form: AddingForm = useForm<Typed, unknown, NewAccount>({
    resolver: zodResolver(NewMemberSchema),
    defaultValues: blank,
  })
  const [done, setDone] = useState<string>()
  const underWay = useRef<Promise<void>>(undefined)
  const nextField = useFocusAfterSubmit(form)
  const { isDirty } = form.formState
  const text = useKeptForm(form, 'new member', blank)
  const guard = useLeaveGuard({ hasUnsaved: () => isDirty, text })

  const send = async (account: NewAccount) => {
    setDone(undefined)
    try {
      const { message } = await addFaculty(account)
      form.reset()
      text.keep(blank, blank)
      setDone(message)
      // The cleared form awaits the next person.
      nextField.current = 'name'
    } catch (error) {
      nextField.current = showFailure(error, form)
    } finally {
      underWay.current = undefined
    }
  }

  // A second submit before the button shows the first joins it, and the form stays busy until that one's end.
  const add = (account: NewAccount) => {
    underWay.current ??= send(account)
    return underWay.current
  }

  return { form, add, done, guard, text }
}
