import { newsTypes } from '@prangan/contract/schemas/news'
import type { RefObject } from 'react'
import { Controller, type UseFormReturn } from 'react-hook-form'
import { FileField } from '../../../../ui/desk/file-field.tsx'
import { SelectBox } from '../../../../ui/desk/select-box.tsx'
import { Field } from '../../../../ui/field.tsx'
import { acceptedFiles, type UploadForm } from '../upload-schema.ts'
import type { Typed } from './use-publishing.ts'

type UploadFieldsProps = {
  form: UseFormReturn<Typed, unknown, UploadForm>
  titleRef: RefObject<HTMLInputElement | null>
}

/** Title, type, file and link, each with its error. */
export function UploadFields({ form, titleRef }: UploadFieldsProps) {
  const { errors, isSubmitting } = form.formState
  const { ref: registerTitle, ...title } = form.register('title')
  const keepTitle = (element: HTMLInputElement | null) => {
    registerTitle(element)
    titleRef.current = element
  }
  return (
    <>
      <Field label="Title" required error={errors.title?.message}>
        {(wiring) => <input type="text" autoComplete="off" {...wiring} {...title} ref={keepTitle} />}
      </Field>
      <Field label="Type" error={errors.type?.message}>
        {({ className: _, ...wiring }) => (
          <SelectBox options={newsTypes} {...wiring} {...form.register('type')} />
        )}
      </Field>
      <Controller
        control={form.control}
        name="file"
        render={({ field }) => (
          <FileField
            label="File (optional)"
            hint="A PDF, or a JPEG, PNG or WebP picture, up to 10 MB."
            accept={acceptedFiles}
            file={field.value}
            onChange={field.onChange}
            error={errors.file?.message}
            disabled={isSubmitting}
          />
        )}
      />
      <Field
        label="Link (optional)"
        hint={
          form.watch('file')
            ? 'The file is published; the link is left out.'
            : 'Where the notice leads without a file.'
        }
        error={errors.link?.message}
      >
        {(wiring) => (
          <input
            type="url"
            autoComplete="off"
            placeholder="https://"
            {...wiring}
            {...form.register('link')}
          />
        )}
      </Field>
    </>
  )
}
