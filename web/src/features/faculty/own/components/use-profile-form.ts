import { UpdateFacultyInputSchema } from '@prangan/contract/schemas/faculty'
import { profileFormats } from '@prangan/contract/schemas/profile-formats'
import { useEffect, useState } from 'react'
import * as z from 'zod/mini'
import { CallError } from '../../../../http/call-error.ts'
import { useDeskSession } from '../../../../lib/desk-session.ts'
import { optionalPasswordSchema } from '../../../../lib/password-rule.ts'
import { useFormDraft } from '../../../../lib/use-form-draft.ts'
import { useSubmitForm } from '../../../../lib/use-submit-form.ts'
import { deskMessages } from '../../../../messages/desk.ts'
import { useLeaveGuard } from '../../../../ui/desk/use-leave-guard.ts'
import { ChosenPhotoSchema } from '../../desk/api/photo-schema.ts'
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

export type ProfileFormOptions = {
  profile: OwnProfile
  onSaved: (message: string) => void
}

export function useProfileForm({ profile, onSaved }: ProfileFormOptions) {
  const { getToken, renewSession } = useDeskSession()
  // As it was when the form was opened: only what is changed here is sent.
  const [before] = useState(() => formOf(profile))
  const opened: Typed = { ...before, password: '', photo: null, stagedResume: { status: 'none' } }
  const [version, setVersion] = useState(profile.version)
  const uploading = useResumeUpload()
  const submitForm = useSubmitForm<Typed, z.output<typeof ProfileFormSchema>, { message: string }>({
    schema: ProfileFormSchema,
    defaultValues: opened,
    failure: sameMessage(texts().form.failed),
    blamed: 'phone',
    send: async ({ photo, stagedResume, ...typed }) => {
      const stored: Readonly<Record<string, string>> = { ...before, password: '' }
      const changed = Object.entries(typed).filter(([name, text]) => text !== stored[name])
      const texts = {
        ...Object.fromEntries(changed),
        ...(stagedResume.status === 'there' && { stagedResume: stagedResume.name }),
      }
      try {
        const current = await getToken()
        return await renewSession(saveProfile({ texts, photo, version }, current))
      } catch (error) {
        // The message says that somebody else has changed the profile: saving once more is then intended.
        if (error instanceof CallError && error.status === 409) setVersion(profile.version)
        throw error
      }
    },
    onSent: ({ message }) => {
      guard.release()
      onSaved(texts().form.saved(message))
    },
  })
  const { form } = submitForm
  const { isDirty } = form.formState
  const draft = useFormDraft(form, 'profile', before)
  const guard = useLeaveGuard({
    hasUnsaved: () => isDirty || uploading.state.status !== 'none',
    params: ['edit'],
    draft,
  })
  const { setValue } = form
  useEffect(() => {
    const { status } = uploading.state
    const shouldValidate = status === 'refused' || status === 'there'
    setValue('stagedResume', uploading.state, { shouldValidate })
  }, [setValue, uploading.state])

  return { ...submitForm, guard, draft, uploading }
}
