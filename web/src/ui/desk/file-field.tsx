import { FileText, Upload, X } from 'lucide-react'
import { useRef } from 'react'
import { formatSize } from '../../lib/format-size.ts'
import { deskMessages } from '../../messages/desk.ts'
import { Field } from '../forms/field.tsx'
import { IconButton } from './icon-button.tsx'

type FileFieldProps = {
  label: string
  hint: string
  accept: string
  file: File | undefined
  onChange: (file: File | undefined) => void
  error?: string | undefined
  disabled: boolean
  inputRef?: (input: HTMLInputElement | null) => void
}

/** An input for one file, chosen or dropped: the native input covers the whole area. */
export function FileField({ file, onChange, accept, disabled, inputRef, ...field }: FileFieldProps) {
  const input = useRef<HTMLInputElement>(null)
  const { chooseFile, removeFile } = deskMessages().kit.form
  const remove = () => {
    if (input.current) input.current.value = ''
    onChange(undefined)
    input.current?.focus()
  }
  return (
    <Field {...field} announcesError>
      {({ className: _, ...control }) => (
        <div className="flex items-center gap-2">
          <div className="desk-file" data-filled={file !== undefined}>
            {file ? <FileText aria-hidden="true" size={20} /> : <Upload aria-hidden="true" size={20} />}
            <span className="min-w-0 text-sm wrap-anywhere">
              {file ? `${file.name} (${formatSize(file.size)})` : chooseFile}
            </span>
            <input
              ref={(element) => {
                input.current = element
                inputRef?.(element)
              }}
              type="file"
              className="absolute inset-0 size-full cursor-pointer opacity-0 disabled:cursor-not-allowed"
              accept={accept}
              disabled={disabled}
              // Cancelling the file dialog clears the input in some browsers; the chosen file stays.
              onChange={({ currentTarget }) => currentTarget.files?.[0] && onChange(currentTarget.files[0])}
              {...control}
            />
          </div>
          {file && (
            <IconButton label={removeFile(file.name)} onClick={remove} disabled={disabled}>
              <X aria-hidden="true" size={18} />
            </IconButton>
          )}
        </div>
      )}
    </Field>
  )
}
