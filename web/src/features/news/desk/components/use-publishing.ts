import { zodResolver } from '@hookform/resolvers/zod'
import { useRef, useState } from 'react'
import { type UseFormReturn, type UseFormSetError, useForm } from 'react-hook-form'
import type * as z from 'zod/mini'
import { CallError } from '../../../../http/call-error.ts'
import { type GetToken, publishNews } from '../api/edit-news.ts'
import { type UploadForm, UploadFormSchema } from '../upload-schema.ts'

/** The form as it is filled in, before the schema trims it. */
export type Typed = z.input<typeof UploadFormSchema>

const fieldOfInput: Record<string, keyof Typed | undefined> = {
  title: 'title',
  type: 'type',
  link: 'link',
  myfile: 'file',
}
/** Too large, and not of an accepted type: what only a file can be. */
const fileStatuses = [413, 415]

/** Puts a failure's words where they belong: under their fields, else above the buttons. */
function showFailure(error: unknown, setError: UseFormSetError<Typed>): void {
  if (!(error instanceof CallError)) console.error(error)
  const { status, message, errors } =
    error instanceof CallError
      ? error
      : new CallError(0, 'The notice could not be published. Please try again.')
  const fields = fileStatuses.includes(status) ? { myfile: message } : errors
  let isPlaced = false
  for (const [name, text] of Object.entries(fields)) {
    const field = fieldOfInput[name]
    if (!field) continue
    setError(field, { message: text }, { shouldFocus: !isPlaced })
    isPlaced = true
  }
  if (!isPlaced) setError('root', { message })
}

export type PublishingOptions = {
  getToken: GetToken
  onBusyChange: (isBusy: boolean) => void
  onPublished: (message: string) => void
}

type Publishing = {
  form: UseFormReturn<Typed, unknown, UploadForm>
  publish: (notice: UploadForm) => Promise<void>
  /** How far the upload is, from 0 to 1. */
  share: number
  cancel: () => void
}

/** The upload form's state and what publishing does to it. A failure keeps everything that was typed. */
export function usePublishing({ getToken, ...options }: PublishingOptions): Publishing {
  const form = useForm<Typed, unknown, UploadForm>({
    resolver: zodResolver(UploadFormSchema),
    defaultValues: { title: '', type: 'News', link: '', file: undefined },
  })
  const [share, setShare] = useState(0)
  const upload = useRef<{ control: AbortController; sent: Promise<void> } | null>(null)

  const send = async ({ file, ...notice }: UploadForm, { signal }: AbortController) => {
    setShare(0)
    options.onBusyChange(true)
    try {
      const { message } = await publishNews(notice, file, { getToken, onProgress: setShare, signal })
      options.onPublished(message)
    } catch (error) {
      showFailure(error, form.setError)
    } finally {
      upload.current = null
      options.onBusyChange(false)
    }
  }

  // A second submit before the buttons show the first joins it: it would publish twice, and end the form's busy state.
  const publish = (notice: UploadForm) => {
    if (!upload.current) {
      const control = new AbortController()
      upload.current = { control, sent: send(notice, control) }
    }
    return upload.current.sent
  }

  return { form, publish, share, cancel: () => upload.current?.control.abort() }
}
