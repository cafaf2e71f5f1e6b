import { ImageUp } from 'lucide-react'
import { useId, useRef } from 'react'
import { useLazyModule } from '../../../../lib/use-lazy-module.ts'
import { deskMessages } from '../../../../messages/desk.ts'
import { Button } from '../../../../ui/button.tsx'
import { classNames } from '../../../../ui/class-names.ts'
import { PersonPhoto } from '../../../../ui/people/person-photo.tsx'
import { acceptedPhotos } from '../api/cut-photo.ts'
import type { ChosenPhoto } from '../api/photo-schema.ts'
import { usePhotoCrop } from './use-photo-crop.ts'

const texts = () => deskMessages().profiles.photo

type PhotoFieldProps = {
  current: string | null
  /** The form's value: null shows the current photo, also after a choice was given up. */
  value: ChosenPhoto
  /** Gets the new photo, cut to four by five, the error of a refused picture, or null: the current one stays. */
  onChange: (photo: ChosenPhoto) => void
  name?: string
  error?: string | undefined
  disabled?: boolean
}

const loadCropper = () => import('./photo-cropper.tsx')

/** An input for a person's photo: a picture is chosen, and moved inside the frame in which the site shows it. */
export function PhotoField({ current, value, onChange, name = '', ...props }: PhotoFieldProps) {
  const { error, disabled = false } = props
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const opener = useRef<HTMLButtonElement>(null)
  const { url: chosen, choose, cut, clear } = usePhotoCrop(onChange)
  const url = value && chosen
  const { module, hasFailed, loadModule, prefetch } = useLazyModule(loadCropper)
  const isCutting = url && module
  const keep = () => {
    clear()
    opener.current?.focus()
  }
  return (
    // A disabled fieldset disables controls, but not dragging.
    <fieldset inert={disabled} aria-describedby={error ? `${id}-error` : `${id}-hint`}>
      <legend className="pb-1.5 text-sm font-semibold text-indigo-950">{texts().label}</legend>
      <div className={classNames('grid gap-4', !isCutting && 'sm:grid-cols-[8rem_minmax(0,1fr)]')}>
        {isCutting ? (
          <module.PhotoCropper key={url} src={url} onCut={cut} />
        ) : (
          <PersonPhoto name={name} src={url ?? current ?? ''} className="w-32 rounded-card" isMain />
        )}
        <div className="grid content-center justify-items-start gap-2">
          <div className="flex flex-wrap gap-2">
            <Button
              ref={opener}
              look="secondary"
              aria-describedby={`${id}-hint`}
              onPointerEnter={prefetch}
              onClick={() => input.current?.click()}
            >
              <ImageUp aria-hidden="true" size={18} />
              {url ? texts().chooseAnother : current ? texts().change : texts().choose}
            </Button>
            {(url || error) && (
              <Button look="quiet" onClick={keep}>
                {current ? texts().keep : texts().none}
              </Button>
            )}
          </div>
          <p id={`${id}-hint`} className="text-xs text-muted">
            {texts().hint}
          </p>
          <p role="status" className="text-xs text-muted empty:hidden">
            {url && hasFailed && texts().settingsNotLoaded}
          </p>
        </div>
      </div>
      <input
        ref={input}
        type="file"
        accept={acceptedPhotos}
        aria-label={texts().label}
        tabIndex={-1}
        className="sr-only"
        onChange={({ currentTarget }) => {
          const file = currentTarget.files?.[0]
          // So that the same file can be chosen again.
          currentTarget.value = ''
          if (!file) return
          loadModule()
          choose(file)
        }}
      />
      <p id={`${id}-error`} role="alert" className="text-sm font-medium text-danger not-empty:mt-1.5">
        {error}
      </p>
    </fieldset>
  )
}
