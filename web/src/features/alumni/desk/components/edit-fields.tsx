import { useEffect, useState } from 'react'
import { Controller } from 'react-hook-form'
import { deskMessages } from '../../../../messages/desk.ts'
import { FileField } from '../../../../ui/desk/file-field.tsx'
import { FormGrid, FormRow } from '../../../../ui/desk/form-card.tsx'
import { TextFields } from '../../../../ui/desk/text-fields.tsx'
import { PersonPhoto } from '../../../../ui/people/person-photo.tsx'
import { alumnusFields } from '../alumni-fields.ts'
import { optionLabels } from '../alumni-labels.ts'
import type { AlumnusFormState } from '../alumnus-form.ts'
import type { AlumnusRow } from '../api/alumnus-row.ts'
import { acceptedPhotos } from '../edit-schema.ts'
import { OfficePhoto } from './office-photo.tsx'

const texts = () => deskMessages().alumni.form
const list = () =>
  alumnusFields().map(({ wire, name, ...field }) => {
    const labels = optionLabels()[name]
    return { ...field, name: wire, ...(labels && { labels }) }
  })

export const EditFields = ({ alumnusForm: { form, fields } }: { alumnusForm: AlumnusFormState }) => (
  <FormGrid>
    <TextFields list={list()} fields={fields} />
    <FormRow>
      <label className="flex min-h-11 cursor-pointer items-center gap-3 text-sm font-semibold text-indigo-950">
        <input type="checkbox" className="size-5 accent-indigo-900" {...form.register('isVerified')} />
        {texts().verified}
      </label>
    </FormRow>
  </FormGrid>
)

type PhotoFieldProps = { alumnusForm: AlumnusFormState; row: AlumnusRow }

export function EditPhoto({ alumnusForm: { form, fields, isBusy }, row }: PhotoFieldProps) {
  const error = fields.error('photo')
  const chosen = form.watch('photo')
  const className = 'w-20 rounded-card border border-line'
  return (
    <div className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-4">
      {chosen && !error ? (
        <Preview file={chosen} name={row.name} className={className} />
      ) : (
        <OfficePhoto alumnus={row} className={className} />
      )}
      <Controller
        control={form.control}
        name="photo"
        render={({ field }) => (
          <FileField
            label={texts().photo}
            hint={texts().photoHint}
            accept={acceptedPhotos}
            file={field.value}
            onChange={(file) => {
              form.setValue('photo', file, { shouldDirty: true, shouldValidate: true })
            }}
            error={error}
            disabled={isBusy}
          />
        )}
      />
    </div>
  )
}

function Preview({ file, name, className }: { file: File; name: string; className: string }) {
  const [url, setUrl] = useState('')
  useEffect(() => {
    const made = URL.createObjectURL(file)
    setUrl(made)
    return () => URL.revokeObjectURL(made)
  }, [file])
  return <PersonPhoto name={name} src={url} className={className} />
}
