import { fileUrl, objects } from '@prangan/contract/paths'
import { type FormEvent, useEffect, useId, useState } from 'react'
import { CallError } from '../../../../http/call-error.ts'
import { useSubmission } from '../../../../lib/use-submission.ts'
import { Button } from '../../../../ui/button.tsx'
import { FormGrid, FormRow } from '../../../../ui/desk/form-card.tsx'
import { Message } from '../../../../ui/message.tsx'
import { photoUrl } from '../../api/photo-url.ts'
import { PhotoField } from '../../desk/components/photo-field.tsx'
import { formOf } from '../api/profile-fields.ts'
import { saveProfile } from '../api/save-profile.ts'
import type { OwnProfile } from '../api/use-own-profile.ts'
import type { Desk } from '../desk.ts'
import { hasChanges } from './has-changes.ts'
import { OfficeFields, OwnFields, PasswordField } from './profile-form-fields.tsx'
import { ResumeUpload } from './resume-upload.tsx'
import { useResumeUpload } from './use-resume-upload.ts'

const failure = 'Failed to update profile. Please try again.'
const words = { refused: failure, network: failure } as const

type ProfileFormProps = {
  profile: OwnProfile
  desk: Desk
  /** The field to begin at. */
  field: string
  onSaved: (message: string) => void
  onCancel: () => void
  onChange: (hasUnsaved: boolean) => void
}

/** The profile's edit mode. A failure keeps everything that was typed and chosen. */
export function ProfileForm({ profile, desk, field, onSaved, onCancel, onChange }: ProfileFormProps) {
  const submission = useSubmission(words)
  const { form, isBusy, message, error, refuse, send } = submission
  // As it stood when the form was opened: what others change meanwhile is neither lost nor taken for a change here.
  const [before, setBefore] = useState(() => ({ texts: formOf(profile), version: profile.version }))
  const [areTextsChanged, setTextsChanged] = useState(false)
  const [photo, setPhoto] = useState<Blob | null>(null)
  const uploading = useResumeUpload(desk)
  const [titleId, messageId] = [useId(), useId()]
  const { status } = uploading.state

  useEffect(() => {
    // A group of controls takes no focus itself: its first control does.
    const named = form.current?.querySelector<HTMLElement>(`[name="${field}"]`)
    const control = named?.matches('fieldset') ? named.querySelector<HTMLElement>('button, input') : named
    control?.focus()
    control?.scrollIntoView({ block: 'center' })
  }, [form, field])

  const hasUnsaved = areTextsChanged || photo !== null || status !== 'none'
  useEffect(() => onChange(hasUnsaved), [onChange, hasUnsaved])

  const changedTexts = (sent: HTMLFormElement) =>
    Object.fromEntries(
      [...new FormData(sent)].flatMap(([name, value]) =>
        typeof value === 'string' && value !== (before.texts[name] ?? '') ? [[name, value]] : [],
      ),
    )
  const save = async (texts: Record<string, string>) => {
    const { version } = before
    try {
      const answer = await saveProfile({ texts, photo, version }, await desk.getToken())
      const { token, customToken } = answer
      if (token && customToken) await desk.renewSession({ token, customToken })
      return answer
    } catch (error) {
      // Whoever was overtaken is told so; saving once more is then meant.
      const isOvertaken = error instanceof CallError && error.status === 409
      if (isOvertaken) setBefore((last) => ({ ...last, version: profile.version }))
      throw error
    }
  }
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (status === 'sending' || status === 'failed') {
      const text = 'The resume has not arrived yet. Please wait for it, or remove it.'
      return refuse({ errors: { stagedResume: text }, fields: ['stagedResume'] })
    }
    const texts = changedTexts(event.currentTarget)
    if (uploading.state.status === 'there') texts.stagedResume = uploading.state.name
    const saved = await send(() => save(texts), 'phone')
    if (saved) onSaved(saved.answer.message)
  }

  return (
    <form
      ref={form}
      method="post"
      noValidate
      onSubmit={submit}
      onInput={({ currentTarget }) => setTextsChanged(hasChanges(currentTarget, before.texts))}
      aria-labelledby={titleId}
      aria-busy={isBusy}
      className="rounded-card border border-line bg-white p-5 shadow-card sm:p-8"
    >
      <h2 id={titleId} className="pb-5 text-lg text-indigo-950">
        Edit your profile
      </h2>
      <fieldset disabled={isBusy} className="min-w-0">
        <FormGrid>
          <FormRow>
            <fieldset name="photo" className="min-w-0">
              <PhotoField
                current={photoUrl(profile.photo) || null}
                name={profile.name}
                onChange={setPhoto}
                error={error('photo')}
                disabled={isBusy}
              />
            </fieldset>
          </FormRow>
          <FormRow>
            <fieldset name="stagedResume" className="min-w-0">
              <ResumeUpload
                uploading={uploading}
                current={profile.resume && fileUrl(objects.resume(profile.uid, profile.resume))}
                error={error('stagedResume')}
                onChange={() => refuse({ fields: [] })}
              />
            </fieldset>
          </FormRow>
          <FormRow>
            <OfficeFields profile={profile} />
          </FormRow>
          <OwnFields texts={before.texts} submission={submission} messageId={messageId} />
          <PasswordField submission={submission} messageId={messageId} email={profile.email} />
        </FormGrid>
      </fieldset>
      <div id={messageId} className="has-[p]:mt-6">
        <Message tone="error">{message}</Message>
      </div>
      <div className="mt-6 flex flex-wrap justify-end gap-3 border-t border-line pt-6">
        <Button look="quiet" disabled={isBusy} onClick={onCancel}>
          Cancel
        </Button>
        <Button type="submit" busy={isBusy}>
          {isBusy ? 'Saving…' : 'Save'}
        </Button>
      </div>
    </form>
  )
}
