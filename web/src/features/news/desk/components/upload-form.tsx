import type { RefObject } from 'react'
import { Button } from '../../../../ui/button.tsx'
import { Message } from '../../../../ui/message.tsx'
import { Progress } from '../../../../ui/progress.tsx'
import { UploadFields } from './upload-fields.tsx'
import { type PublishingOptions, usePublishing } from './use-publishing.ts'

type UploadFormProps = PublishingOptions & {
  titleRef: RefObject<HTMLInputElement | null>
  onCancel: () => void
}

/** Publishes a notice with a title, a type and, if wanted, a file or a link. */
export function UploadForm({ titleRef, onCancel, ...options }: UploadFormProps) {
  const { form, publish, share, cancel } = usePublishing(options)
  const { errors, isSubmitting } = form.formState
  return (
    <form noValidate onSubmit={form.handleSubmit(publish)} className="mt-6">
      <fieldset disabled={isSubmitting} className="grid gap-5">
        <UploadFields form={form} titleRef={titleRef} />
      </fieldset>
      <div className="mt-6 grid gap-4">
        {isSubmitting && <Progress label={share < 1 ? 'Uploading' : 'Publishing'} value={share} />}
        <Message tone="error">{errors.root?.message}</Message>
      </div>
      <div className="mt-6 flex flex-wrap justify-end gap-3">
        <Button look="quiet" onClick={isSubmitting ? cancel : onCancel}>
          {isSubmitting ? 'Cancel upload' : 'Cancel'}
        </Button>
        <Button type="submit" busy={isSubmitting}>
          {isSubmitting ? 'Publishing…' : 'Publish'}
        </Button>
      </div>
    </form>
  )
}
