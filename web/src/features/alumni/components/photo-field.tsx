import { fileKinds } from '@prangan/contract/file-kinds'
import { useRef } from 'react'
import { formatSize } from '../../../lib/format-size.ts'
import { messages } from '../../../messages/index.ts'
import { Button, buttonClass } from '../../../ui/button.tsx'
import { type ControlProps, Field } from '../../../ui/forms/field.tsx'
import { Portrait } from '../../../ui/portrait.tsx'
import type { Photo } from '../api/prepare-photo.ts'
import type { PhotoChoice } from './use-photo.ts'

type PhotoFieldProps = {
  choice: PhotoChoice
  error: string | undefined
  describe: (control: ControlProps) => object
  onChange: () => void
}

/** The photo: chosen by the file dialog or dropped, shown as the gallery will, replaced or removed. */
export function PhotoField({
  choice: { chosen, choose, remove },
  error,
  describe,
  onChange,
}: PhotoFieldProps) {
  const texts = messages().alumni.photo
  const input = useRef<HTMLInputElement>(null)
  const clear = () => {
    if (input.current) input.current.value = ''
    remove()
    onChange()
    input.current?.focus()
  }
  return (
    <Field
      label={texts.label}
      required
      hint={texts.hint}
      error={chosen.status === 'refused' ? chosen.reason : error}
      announcesError
    >
      {(control) => {
        const { className: _, ...described } = { className: '', ...describe(control) }
        return (
          <div className="switch relative flex gap-4 rounded-card border border-dashed border-indigo-400 bg-indigo-50 p-4 has-aria-invalid:border-danger">
            <div className="flex aspect-[4/5] w-24 flex-none items-end justify-center overflow-hidden rounded-card bg-indigo-200">
              {chosen.status === 'ready' ? (
                <img src={chosen.url} alt={texts.chosen} className="size-full object-cover" />
              ) : (
                <Portrait initials="" className="w-3/4" />
              )}
            </div>
            <div className="flex min-w-0 flex-1 flex-col items-start justify-center gap-2">
              <span aria-hidden="true" className={buttonClass('secondary')}>
                {chosen.status === 'none' ? texts.choose : texts.chooseAnother}
              </span>
              <div role="status" className="min-w-0 text-sm wrap-anywhere text-muted">
                {chosen.status === 'none' && texts.drop}
                {chosen.status === 'reading' && texts.reading}
                {chosen.status === 'ready' && <About photo={chosen.photo} />}
              </div>
              {chosen.status === 'ready' && (
                <Button look="quiet" size="small" onClick={clear} className="relative z-1">
                  {texts.remove}
                </Button>
              )}
            </div>
            <input
              {...described}
              // Also after an error when it was chosen.
              aria-invalid={control['aria-invalid']}
              ref={input}
              type="file"
              accept="image/*"
              required
              className="absolute inset-0 size-full cursor-pointer opacity-0 disabled:cursor-not-allowed"
              // Cancelling the file dialog clears the input in some browsers; the chosen file stays.
              onChange={({ currentTarget: { files } }) => {
                const [file] = files ?? []
                if (!file) return
                choose(file)
                onChange()
              }}
            />
          </div>
        )
      }}
    </Field>
  )
}

/** A photo's kind and size, and what it was before. */
function About({ photo: { file, kind, width, height, chosenSize } }: { photo: Photo }) {
  const { about, madeSmaller } = messages().alumni.photo
  return (
    <>
      <span className="block text-ink">{file.name}</span>
      <span className="block">{about(fileKinds[kind].label, width, height, formatSize(file.size))}</span>
      {file.size < chosenSize && <span className="block">{madeSmaller(formatSize(chosenSize))}</span>}
    </>
  )
}
