import { type FormEvent, useState } from 'react'
import { CallError } from '../../../../http/call-error.ts'
import { useKeptText } from '../../../../lib/use-kept-text.ts'
import { useSubmission } from '../../../../lib/use-submission.ts'
import { useLeaveGuard } from '../../../../ui/desk/use-leave-guard.ts'
import { either } from '../api/asked.ts'
import { formOf } from '../api/profile-fields.ts'
import { saveProfile } from '../api/save-profile.ts'
import type { OwnProfile } from '../api/use-own-profile.ts'
import type { Desk } from '../desk.ts'
import { changedTexts, hasChanges } from './has-changes.ts'
import { useResumeUpload } from './use-resume-upload.ts'

const words = either('Failed to update profile. Please try again.')

export type ProfileSavingOptions = {
  profile: OwnProfile
  desk: Desk
  onSaved: (message: string) => void
}

/** What stands in the profile's form, and its way to the server. */
export function useProfileSaving({ profile, desk, onSaved }: ProfileSavingOptions) {
  const submission = useSubmission(words)
  const { refuse, send } = submission
  // As it stood when the form was opened: what others change meanwhile is neither lost nor taken for a change here.
  const [before, setBefore] = useState(() => ({ texts: formOf(profile), version: profile.version }))
  const text = useKeptText('profile')
  const [areTextsChanged, setTextsChanged] = useState(text.restored !== null)
  const [photo, setPhoto] = useState<Blob | null>(null)
  const uploading = useResumeUpload(desk)
  const { status } = uploading.state

  const hasUnsaved = areTextsChanged || photo !== null || status !== 'none'
  const guard = useLeaveGuard({ hasUnsaved: () => hasUnsaved, params: ['edit'], text })

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
    const texts = changedTexts(event.currentTarget, before.texts)
    if (uploading.state.status === 'there') texts.stagedResume = uploading.state.name
    const saved = await send(() => save(texts), 'phone')
    if (!saved) return
    guard.release()
    onSaved(saved.answer.message)
  }

  return {
    submission,
    guard,
    text: { ...text, isOvertaken: text.isOvertaken(before.texts) },
    uploading,
    /** The texts to begin with. */
    texts: { ...before.texts, ...text.restored } as Readonly<Record<string, string>>,
    setPhoto,
    /** For every key: whether something typed is not saved. */
    look: (changed: HTMLFormElement) => {
      setTextsChanged(hasChanges(changed, before.texts))
      text.keep(changedTexts(changed, before.texts), before.texts)
    },
    submit,
  }
}
