import { UpdateFacultyInputSchema } from '@prangan/contract/schemas/faculty'
import { profileFormats } from '@prangan/contract/schemas/profile-formats'
import { useEffect } from 'react'
import * as z from 'zod/mini'
import { useDeskSession } from '../../../../lib/desk-session.ts'
import { optionalPasswordSchema } from '../../../../lib/password-rule.ts'
import { type EditConflict, useEditConflict } from '../../../../lib/use-edit-conflict.ts'
import { useFormDraft } from '../../../../lib/use-form-draft.ts'
import { useSubmitForm } from '../../../../lib/use-submit-form.ts'
import { deskMessages } from '../../../../messages/desk.ts'
import { useLeaveGuard } from '../../../../ui/desk/use-leave-guard.ts'
import { ChosenPhotoSchema } from '../../desk/api/photo-schema.ts'
import { compareMembers } from '../../desk/member-fields.ts'
import { sameMessage } from '../api/own-call.ts'
import { formOf } from '../api/profile-fields.ts'
import { saveProfile } from '../api/save-profile.ts'
import type { OwnProfile } from '../api/use-own-profile.ts'
import { type ResumeUpload, useResumeUpload } from './use-resume-upload.ts'

const texts = () => deskMessages().ownProfile

const officeFields = { email: true, name: true, designation: true, department: true, version: true } as const

/**
 * The fields of a profile that a teacher may change, as `updateFacultyDetails` takes them, with the photo and the
 * resume.
 */
const ProfileFormSchema = z.extend(z.required(z.omit(UpdateFacultyInputSchema, officeFields)), {
  ...profileFormats,
  password: optionalPasswordSchema,
  photo: ChosenPhotoSchema,
  stagedResume: z.custom<ResumeUpload>().check(({ value, issues }) => {
    const { status } = value
    if (status === 'none' || status === 'there') return
    const message = status === 'refused' ? value.reason : texts().upload.notThere
    issues.push({ code: 'custom', message, input: value })
  }),
})
type Typed = z.input<typeof ProfileFormSchema>

const toForm = (profile: OwnProfile): Typed => ({
  ...formOf(profile),
  password: '',
  photo: null,
  stagedResume: { status: 'none' },
})

const compare = (before: OwnProfile, after: OwnProfile) =>
  compareMembers(before, after).map((change) =>
    change.name === 'resume' ? { ...change, name: 'stagedResume' } : change,
  )

export type ProfileFormOptions = {
  profile: OwnProfile
  onSaved: (message: string) => void
}

export function useProfileForm({ profile, onSaved }: ProfileFormOptions) {
  const { getToken, renewSession } = useDeskSession()
  const uploading = useResumeUpload()
  const submitForm = useSubmitForm<Typed, z.output<typeof ProfileFormSchema>, { message: string }>({
    schema: ProfileFormSchema,
    defaultValues: toForm(profile),
    failure: sameMessage(texts().form.failed),
    blamed: 'phone',
    send: async ({ photo, stagedResume, ...typed }): Promise<{ message: string }> => {
      const stored: Readonly<Record<string, string>> = { ...formOf(base), password: '' }
      const changed = Object.entries(typed).filter(([name, text]) => text !== stored[name])
      const texts = {
        ...Object.fromEntries(changed),
        ...(stagedResume.status === 'there' && { stagedResume: stagedResume.name }),
      }
      const { version } = base
      return renewSession(saveProfile({ texts, photo, version }, await getToken()))
    },
    onSent: ({ message }) => {
      guard.release()
      onSaved(texts().form.saved(message))
    },
  })
  const { form } = submitForm
  const { isDirty } = form.formState
  const { choose, ...conflict } = useEditConflict(form, { opened: profile, newest: profile, toForm, compare })
  const base = conflict.base ?? profile
  const draft = useFormDraft(form, 'profile', toForm(base))
  const guard = useLeaveGuard({
    hasUnsaved: () => isDirty || uploading.state.status !== 'none',
    params: ['edit'],
    draft,
  })
  const { setValue, getValues, clearErrors } = form
  useEffect(() => {
    const { status } = uploading.state
    const shouldValidate = status === 'refused' || status === 'there'
    setValue('stagedResume', uploading.state, { shouldValidate, shouldDirty: true })
  }, [setValue, uploading.state])

  return {
    ...submitForm,
    guard,
    draft,
    uploading,
    conflict: {
      ...conflict,
      choose: (name, which) => {
        choose(name, which)
        if (getValues('stagedResume').status !== 'none') return
        // The office's file was chosen.
        uploading.clear()
        clearErrors('stagedResume')
      },
    } satisfies EditConflict,
  }
}
