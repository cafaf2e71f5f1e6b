import { useState } from 'react'
import { CallError } from '../../../../http/call-error.ts'
import { useDeskSession } from '../../../../lib/desk-session.ts'
import { useEditConflict } from '../../../../lib/use-edit-conflict.ts'
import { useFormDraft } from '../../../../lib/use-form-draft.ts'
import { type SubmitForm, useSubmitForm } from '../../../../lib/use-submit-form.ts'
import { failureText, updateMember } from '../api/edit-member.ts'
import type { MemberRow } from '../api/member-row.ts'
import {
  compareMembers,
  type EditMember,
  EditMemberSchema,
  type TypedMember,
  toForm,
  toUpdate,
} from '../edit-schema.ts'

export type MemberFormState = SubmitForm<TypedMember, EditMember>

export type MemberFormOptions = {
  /** The member now, live; null once they are deleted. */
  newest: MemberRow | null
  /** The member when the form was opened. */
  opened: MemberRow
  onBusyChange: (isBusy: boolean) => void
  onSaved: (message: string) => void
}

/** The edit form's state and its submit. A failure keeps everything that was typed. */
export function useMemberForm({ newest, opened, onBusyChange, onSaved }: MemberFormOptions) {
  const { getToken } = useDeskSession()
  const [share, setShare] = useState(0)
  const submitForm = useSubmitForm<TypedMember, EditMember, string>({
    schema: EditMemberSchema,
    defaultValues: toForm(opened),
    reValidateMode: 'onChange',
    failure: (error) => ({
      errors: error instanceof CallError ? error.errors : {},
      message: failureText('update', error),
    }),
    send: (typed): Promise<string> => {
      setShare(0)
      return updateMember(toUpdate(typed, base), { getToken, onProgress: setShare })
    },
    reportsWhenLeft: true,
    onSent: onSaved,
    onBusyChange,
  })
  const { form } = submitForm
  const { isDirty } = form.formState
  const conflict = useEditConflict(form, { opened, newest, toForm, compare: compareMembers })
  const base = conflict.base ?? opened
  const draft = useFormDraft(form, `member ${opened.uid}`, toForm(base))
  return { ...submitForm, conflict, draft, share, isDirty }
}
